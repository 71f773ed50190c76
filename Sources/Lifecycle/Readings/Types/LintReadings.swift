package enum LintSanitisedErrors: String, Hashable, Sendable, CaseIterable {
  case warn
  case error
  case off
}

package enum FacadeProfile: String, Hashable, Sendable, CaseIterable {
  case docs001 = "docs-001"
  case readme000 = "readme-000"
}

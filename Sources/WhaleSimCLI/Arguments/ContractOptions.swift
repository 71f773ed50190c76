/// `whalesim lint PATH...`
package struct LintOptions: Hashable, Sendable {
  /// What is looked at, and under which readings. Nothing of it is recorded.
  package var suite: ReplayOptions
  package var json: Bool

  package init(suite: ReplayOptions, json: Bool = false) {
    self.suite = suite
    self.json = json
  }

  init(_ raw: RawArguments) throws(UsageError) {
    self.init(
      suite: ReplayOptions(
        paths: raw.positionals, filter: raw.value(of: .filter), tags: raw.values(of: .tag),
        readings: raw.value(of: .readings).flatMap(ReadingSelection.init),
        sets: try raw.readingChoices(of: .set), inMemory: true, global: GlobalOptions(raw)),
      json: raw.has(.json))
  }
}

/// `whalesim rules [ID] [PATH...]`
package struct RulesOptions: Hashable, Sendable {
  /// Ids, beginnings of ids and paths, as they were given; which is which, the command finds out.
  package var words: [String]
  package var json: Bool
  package var global: GlobalOptions

  package init(
    words: [String] = [], json: Bool = false, global: GlobalOptions = GlobalOptions()
  ) {
    self.words = words
    self.json = json
    self.global = global
  }

  init(_ raw: RawArguments) {
    self.init(words: raw.positionals, json: raw.has(.json), global: GlobalOptions(raw))
  }
}

package import Lifecycle

/// `whalesim why RUN EVENT`
package struct WhyOptions: Hashable, Sendable {
  package var run: RunReference
  package var event: Lifecycle.Sequence
  package var json: Bool
  package var global: GlobalOptions

  package init(
    run: RunReference, event: Lifecycle.Sequence, json: Bool = false,
    global: GlobalOptions = GlobalOptions()
  ) {
    self.run = run
    self.event = event
    self.json = json
    self.global = global
  }

  init(_ raw: RawArguments) throws(UsageError) {
    let text = raw.positionals[1]
    // The shell takes a bare # for the beginning of a comment, so the number alone will do.
    guard case .event(let event)? = RunPoint(text) ?? RunPoint("#" + text) else {
      throw UsageError(
        .wrongPositional(raw.command.positionals[1], text, expected: "an event such as '#31'"),
        command: raw.command)
    }
    self.init(
      run: RunReference(raw.positionals[0]), event: event, json: raw.has(.json),
      global: GlobalOptions(raw))
  }
}

/// `whalesim diff RUN RUN`
package struct DiffOptions: Hashable, Sendable {
  package var first: RunReference
  package var second: RunReference
  /// Whether only the order of the callbacks counts.
  package var callbacks: Bool
  package var json: Bool
  package var global: GlobalOptions

  package init(
    first: RunReference, second: RunReference, callbacks: Bool = false, json: Bool = false,
    global: GlobalOptions = GlobalOptions()
  ) {
    self.first = first
    self.second = second
    self.callbacks = callbacks
    self.json = json
    self.global = global
  }

  init(_ raw: RawArguments) {
    self.init(
      first: RunReference(raw.positionals[0]), second: RunReference(raw.positionals[1]),
      callbacks: raw.has(.callbackOrder), json: raw.has(.json), global: GlobalOptions(raw))
  }
}

/// `whalesim rerun RUN...`
package struct RerunOptions: Hashable, Sendable {
  /// Empty for every run.
  package var runs: [RunReference]
  package var json: Bool
  package var global: GlobalOptions

  package init(
    runs: [RunReference], json: Bool = false, global: GlobalOptions = GlobalOptions()
  ) {
    self.runs = runs
    self.json = json
    self.global = global
  }

  init(_ raw: RawArguments) throws(UsageError) {
    guard raw.has(.all) == raw.positionals.isEmpty else {
      throw UsageError(
        .needsOneOf(["RUN...", OptionDescription.all.spelling]), command: raw.command)
    }
    self.init(
      runs: raw.positionals.map { RunReference($0) }, json: raw.has(.json),
      global: GlobalOptions(raw))
  }
}

/// `whalesim verify`
package struct VerifyOptions: Hashable, Sendable {
  package var json: Bool
  package var global: GlobalOptions

  package init(json: Bool = false, global: GlobalOptions = GlobalOptions()) {
    self.json = json
    self.global = global
  }

  init(_ raw: RawArguments) {
    self.init(json: raw.has(.json), global: GlobalOptions(raw))
  }
}

/// `whalesim export FILE`
package struct ExportOptions: Hashable, Sendable {
  package var target: String
  package var global: GlobalOptions

  package init(target: String, global: GlobalOptions = GlobalOptions()) {
    self.target = target
    self.global = global
  }

  init(_ raw: RawArguments) throws(UsageError) {
    let target = raw.positionals[0]
    guard !target.isEmpty else {
      throw UsageError(
        .wrongPositional(raw.command.positionals[0], target, expected: "the path of a file"),
        command: raw.command)
    }
    self.init(target: GlobalOptions.literal(target), global: GlobalOptions(raw))
  }
}

/// `whalesim prune`
package struct PruneOptions: Hashable, Sendable {
  package var choice: Choice
  package var global: GlobalOptions

  package enum Choice: Hashable, Sendable {
    case named([RunReference])
    /// Recorded before this day, `2026-11-30`.
    case before(String)
    /// All but the last so many of each scenario.
    case allButLast(Int)
  }

  package init(choice: Choice, global: GlobalOptions = GlobalOptions()) {
    self.choice = choice
    self.global = global
  }

  init(_ raw: RawArguments) throws(UsageError) {
    let ways = [raw.has(.before), raw.has(.keep), !raw.positionals.isEmpty].filter { $0 }
    guard ways.count == 1 else {
      let names = ["RUN..."] + [OptionDescription.before, .keep].map(\.spelling)
      throw UsageError(.needsOneOf(names), command: raw.command)
    }
    self.init(choice: try Self.choice(raw), global: GlobalOptions(raw))
  }

  private static func choice(_ raw: RawArguments) throws(UsageError) -> Choice {
    if let day = raw.value(of: .before) {
      guard isDay(day) else {
        throw UsageError(
          .wrongValue(.before, day, expected: "a day such as 2026-11-30"), command: raw.command)
      }
      return .before(day)
    }
    if let text = raw.value(of: .keep) {
      guard let count = Int(text), count >= 0 else {
        throw UsageError(
          .wrongValue(.keep, text, expected: "a number, 0 or more"), command: raw.command)
      }
      return .allButLast(count)
    }
    return .named(raw.positionals.map { RunReference($0) })
  }

  /// Whether a text is four digits, two and two, with hyphens between.
  private static func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.utf8.count) == [4, 2, 2]
      && parts.allSatisfy { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }
}

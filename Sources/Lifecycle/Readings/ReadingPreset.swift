/// A named set of readings. A suite that passes under all of them depends on nothing the documents
/// leave open (ruling 8).
package enum ReadingPreset: String, Hashable, Sendable, CaseIterable {
  /// Every question as the documents are best read.
  case literal
  /// The SDK destroys itself on a runtime 401.
  case sdkDestroys = "sdk-destroys"
  /// A teardown takes a turn.
  case asyncTeardown = "async-teardown"
  /// What comes too early is kept instead of refused.
  case lenient
  /// Everything allowed that a host would rather not meet.
  case hostile

  /// The readings in which it differs from the defaults.
  package var choices: [ReadingChoice] {
    texts.compactMap { name, text in
      ReadingCatalog.question(name)?.value(text).map { ReadingChoice(name: name, value: $0) }
    }
  }

  /// The questions it answers otherwise than by default, each with the text of its reading.
  package var texts: [(name: String, text: String)] {
    switch self {
    case .literal:
      []
    case .sdkDestroys:
      [("run.destroyer401", "sdkAfterCallback")]
    case .asyncTeardown:
      [("destroy.mode", "async(1)")]
    case .lenient:
      [
        ("push.bufferBeforeStart", "true"), ("route.whileStarting", "queue"),
        ("start.whileDestroying", "queue"),
      ]
    case .hostile:
      [
        ("route.enterBeforeCompletion", "false"), ("run.repeat", "perRequest"),
        ("start.selfDestroyTiming", "beforeCallback"), ("url.canOpenBurst", "3"),
      ]
    }
  }
}

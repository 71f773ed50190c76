import Lifecycle

extension EventDictionary {
  /// The columns of table `event_kinds`.
  static let columns = "kind, channel, meaning, payload_version, subject, example"

  /// The rows of table `event_kinds` as text.
  static let rows: [[String?]] = entries.map { entry in
    [
      entry.kind.rawValue, entry.kind.channel.rawValue, entry.meaning, "\(payloadVersion)",
      entry.subject, entry.example,
    ]
  }
}

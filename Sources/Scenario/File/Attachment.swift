/// A file beside a scenario that the scenario names: a notification in an `.apns` file.
package struct Attachment: Hashable, Sendable {
  /// As the scenario writes it, relative to the scenario.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// What became of reading a file beside the scenario.
package enum AttachmentContent: Sendable {
  case bytes([UInt8])
  case missing
  /// The reason in words.
  case unreadable(String)
}

/// Reads a file by its path relative to the scenario.
package typealias AttachmentReader = (String) -> AttachmentContent

extension ScenarioFile {
  /// The largest file that a scenario can name, in bytes. Whoever reads one need not read on.
  package static let attachmentLimit = NotificationFile.sizeLimit

  /// Reads the files that a recorded text holds behind the scenario.
  package static func attachments(in recorded: String) -> AttachmentReader {
    { path in
      let lines = recorded.split(separator: "\n", omittingEmptySubsequences: false)
      guard let title = lines.lastIndex(of: "# \(path):") else { return .missing }
      let content = lines[(title + 1)...].prefix { line in
        line.hasPrefix("# ") && !line.hasSuffix(".apns:")
      }
      return .bytes(Array(content.map { $0.dropFirst(2) }.joined(separator: "\n").utf8))
    }
  }

  /// The text that is recorded of a run: the scenario, and what it takes from other files, as
  /// comments behind it.
  ///
  /// So the text alone says everything that determined the run, and its hash changes with each of
  /// these files, while it is still a scenario. Without such files it is the file as it was read.
  package var recordedText: String {
    var text = String(decoding: source.bytes, as: UTF8.self)
    for attachment in attachments {
      if !text.hasSuffix("\n") { text += "\n" }
      text += "# \(attachment.path):\n"
      let lines = attachment.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      for line in lines { text += "# " + String(decoding: line, as: UTF8.self) + "\n" }
    }
    return text
  }
}

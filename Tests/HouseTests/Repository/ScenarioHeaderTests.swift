import Testing

/// The top of a scenario file, read as plain text: the house asks only that keys are there.
enum ScenarioHeader {
  /// The value of a key that stands at the beginning of a line; nil if there is none.
  static func value(of key: String, in text: String) -> String? {
    for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix(key + ":") {
      return String(line.dropFirst(key.count + 1).drop { $0 == " " })
    }
    return nil
  }

  /// What a scenario file lacks, as messages.
  static func lacks(path: String, text: String) -> [String] {
    var messages: [String] = []
    if value(of: "about", in: text) == nil {
      messages.append("\(path): has no `about`: say in a sentence what the scenario is for")
    }
    if value(of: "covers", in: text) == nil {
      messages.append("\(path): has no `covers`: name the clauses or constraints it shows")
    }
    if (value(of: "name", in: text) ?? "").isEmpty {
      messages.append("\(path): has no `name`")
    }
    return messages
  }

  /// Names that more than one file bears, as messages that tell the files.
  static func sharedNames(of files: [(path: String, text: String)]) -> [String] {
    var messages: [String] = []
    for (index, file) in files.enumerated() {
      guard let name = value(of: "name", in: file.text) else { continue }
      let twin = files[..<index].first { value(of: "name", in: $0.text) == name }
      if let twin { messages.append("\(file.path): is named like \(twin.path): \(name)") }
    }
    return messages
  }
}

@Suite struct `Scenarios introduce themselves` {
  private let files = Repository.files(under: "Scenarios").filter { $0.hasSuffix(".yaml") }
    .map { (path: $0, text: Repository.text($0) ?? "") }

  @Test func `every scenario says what it is about and what it covers`() {
    for message in files.flatMap({ ScenarioHeader.lacks(path: $0.path, text: $0.text) }) {
      Issue.record("\(message)")
    }
  }

  @Test func `no two scenarios share a name`() {
    #expect(ScenarioHeader.sharedNames(of: files) == [])
  }

  @Test func `scenario files end in .yaml`() {
    let others = Repository.files(under: "Scenarios").filter { $0.hasSuffix(".yml") }
    #expect(others == [])
  }

  @Test func `a missing key is found`() {
    let whole = "format: whalesim/1\nname: A\nabout: >-\n  text\ncovers: [START-3]\nsteps: []\n"
    #expect(ScenarioHeader.lacks(path: "a.yaml", text: whole) == [])
    let nested = "name: A\nsteps:\n  - about: x\n# covers: [START-3]\n"
    #expect(ScenarioHeader.lacks(path: "a.yaml", text: nested).count == 2)
    #expect(ScenarioHeader.lacks(path: "a.yaml", text: "about: x\ncovers: []\nname:\n").count == 1)
  }

  @Test func `a shared name is found with both files`() {
    let files = [
      (path: "a.yaml", text: "name: One\r\n"), (path: "b.yaml", text: "name: Two\n"),
      (path: "c.yaml", text: "name: One\n"),
    ]
    #expect(ScenarioHeader.sharedNames(of: files) == ["c.yaml: is named like a.yaml: One"])
  }
}

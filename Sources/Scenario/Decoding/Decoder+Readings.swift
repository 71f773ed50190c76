import Lifecycle

extension Decoder {
  /// A preset's name, or answers question by question.
  mutating func decodeReadings(_ value: Value) -> FileReadings {
    if tree[value.id].kind != .mapping {
      let preset: ReadingPreset? = choice(value)
      return FileReadings(preset: located(value, preset))
    }
    guard let fields = fields(of: value, .readings) else { return FileReadings() }
    return FileReadings(choices: fields.others.compactMap { reading($0, $1) })
  }

  private mutating func reading(
    _ key: YAMLTree.ID, _ id: YAMLTree.ID
  ) -> Located<ReadingChoice>? {
    let name = tree.string(of: key)
    guard let question = ReadingCatalog.question(name) else {
      addUnknownQuestion(name, at: tree.span(of: key))
      return nil
    }
    let value = Value(id: id, shape: .reading(question), owner: .key(key))
    guard let text = text(value) else { return nil }
    guard let reading = question.value(text) else {
      let words = question.allowed.compactMap { form in
        if case .word(let word) = form { word } else { nil }
      }
      let nearest = Suggestion.nearest(to: text, in: words)
      wrong(value, advice: nearest.map { .didYouMean($0) })
      return nil
    }
    return Located(ReadingChoice(name: name, value: reading), at: tree.span(of: key))
  }

  /// A name that is none: the nearest one, or else those of the same area, or the areas.
  private mutating func addUnknownQuestion(_ name: String, at span: SourceSpan) {
    guard findings.isOpen else { return findings.addUnkept() }
    if let nearest = Suggestion.nearest(to: name, in: ReadingCatalog.names) {
      findings.add(
        .name(.unknownQuestion(name, near: [])), at: span, advice: .didYouMean(nearest))
      return
    }
    let area = String(name.prefix { $0 != "." }) + "."
    let ofArea = ReadingCatalog.names.filter { $0.hasPrefix(area) }
    findings.add(
      .name(.unknownQuestion(name, near: ofArea.isEmpty ? ReadingCatalog.areas : ofArea)),
      at: span)
  }
}

extension ReadingCatalog {
  /// What names of questions begin with: `auth.…`, `config.…`
  fileprivate static let areas: [String] = {
    var areas: [String] = []
    for name in names {
      let area = String(name.prefix { $0 != "." }) + ".…"
      if areas.last != area { areas.append(area) }
    }
    return areas
  }()
}

/// The field of `Readings` that answers one question.
struct ReadingField: Sendable {
  let name: String
  let get: @Sendable (Readings) -> ReadingValue
  let set: @Sendable (inout Readings, ReadingValue) -> Void

  init(
    _ name: String, get: @escaping @Sendable (Readings) -> ReadingValue,
    set: @escaping @Sendable (inout Readings, ReadingValue) -> Void
  ) {
    self.name = name
    self.get = get
    self.set = set
  }

  static func word<Word: RawRepresentable<String> & Sendable>(
    _ name: String, _ field: any WritableKeyPath<Readings, Word> & Sendable
  ) -> ReadingField {
    ReadingField(
      name, get: { .word($0[keyPath: field].rawValue) },
      set: { readings, value in
        if let word = Word(rawValue: value.text) { readings[keyPath: field] = word }
      })
  }

  static func flag(
    _ name: String, _ field: any WritableKeyPath<Readings, Bool> & Sendable
  ) -> ReadingField {
    ReadingField(
      name, get: { .word(String($0[keyPath: field])) },
      set: { $0[keyPath: field] = $1.text == "true" })
  }

  static func number(
    _ name: String, _ field: any WritableKeyPath<Readings, Int32> & Sendable
  ) -> ReadingField {
    ReadingField(
      name, get: { .number($0[keyPath: field]) },
      set: { readings, value in
        if case .number(let number) = value { readings[keyPath: field] = number }
      })
  }

  static func time(
    _ name: String, _ field: any WritableKeyPath<Readings, Milliseconds> & Sendable
  ) -> ReadingField {
    ReadingField(
      name, get: { .time($0[keyPath: field]) },
      set: { readings, value in
        if case .time(let time) = value { readings[keyPath: field] = time }
      })
  }
}

/// Puts colors around texts for a terminal, or leaves them alone.
package struct Paint: Sendable {
  private let isOn: Bool

  package init(isOn: Bool) {
    self.isOn = isOn
  }

  /// No color at all.
  package static let none = Paint(isOn: false)

  /// What went as it should.
  package func good(_ text: String) -> String { code("32", text) }

  /// What did not.
  package func bad(_ text: String) -> String { code("1;31", text) }

  /// What is neither.
  package func doubtful(_ text: String) -> String { code("1;33", text) }

  private func code(_ code: String, _ text: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

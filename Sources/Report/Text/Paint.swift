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
    isOn ? Self.sequence(code) + text + Self.sequence("0") : text
  }

  private static func sequence(_ code: String) -> String { "\u{1B}[\(code)m" }

  private static let sequences = ["32", "1;31", "1;33", "0"].map(sequence)

  /// The color sequence of ours that a text begins with; nil if it begins otherwise.
  package static func code(beginning text: Substring) -> String? {
    sequences.first { text.hasPrefix($0) }
  }
}

/// A place in a file: line and column from 1, the column in characters, a byte order mark not
/// counted.
///
/// A character is a Unicode scalar, as editors without a grapheme table count.
package struct SourcePosition: Hashable, Sendable, Comparable {
  package var line: Int32
  package var column: Int32

  package init(line: Int32, column: Int32) {
    self.line = line
    self.column = column
  }

  /// Where a finding about the whole file points.
  package static let start = SourcePosition(line: 1, column: 1)

  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    left.line != right.line ? left.line < right.line : left.column < right.column
  }

  /// As messages write it: `45:9`.
  package var text: String { "\(line):\(column)" }
}

/// A run of characters on one line of a file; what a caret line underlines.
///
/// A value that goes on over several lines is represented by the part on its first line.
package struct SourceSpan: Hashable, Sendable {
  package var start: SourcePosition
  /// In characters, at least 1.
  package var length: Int32

  package init(_ start: SourcePosition, length: Int32) {
    self.start = start
    self.length = max(length, 1)
  }

  /// The first character of a file.
  package static let fileStart = SourceSpan(.start, length: 1)
}

/// A value and the place in the file that messages about it point at.
package struct Located<Value> {
  package var value: Value
  package var span: SourceSpan

  package init(_ value: Value, at span: SourceSpan) {
    self.value = value
    self.span = span
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}

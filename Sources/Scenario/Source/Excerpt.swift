/// The part of a line that a message shows, and the carets under it.
package struct Excerpt: Hashable, Sendable {
  /// The line, or a window of a long one; secrets masked, nothing in it that moves a cursor.
  package var text: String
  /// Blanks, and tabs where the line has them, up to the first caret.
  package var indent: String
  /// As many carets as the underlined characters take columns.
  package var carets: String
}

/// Makes excerpts of one text.
///
/// Asked in file order it walks the text once, so that many findings in one long line cost no more
/// than a few.
struct ExcerptMaker {
  private let text: UnsafeBufferPointer<UInt8>
  /// In file order, for a search by halves.
  private let secrets: [SourceSpan]
  private let longestSecret: Int
  private var cursor: SourceCursor

  /// Characters of a line that are shown at most.
  private static let window = 100
  /// Characters shown before the span in a line that is longer.
  private static let lead = 40
  /// Bytes of a line up to which it is searched as a whole for secrets.
  private static let searchLimit = 2_000

  /// `bytes` is the whole file and must outlive this.
  init(_ bytes: UnsafeBufferPointer<UInt8>, secrets: [SourceSpan]) {
    text = UnsafeBufferPointer(rebasing: bytes[Encoding.markLength(bytes)...])
    self.secrets = secrets.sorted { $0.start < $1.start }
    longestSecret = secrets.map { Int($0.length) }.max() ?? 0
    cursor = SourceCursor(text)
  }

  /// The excerpt for `span`; empty text when it points behind the last line.
  mutating func excerpt(of span: SourceSpan) -> Excerpt {
    let offset = cursor.offset(of: span.start)
    let range = lineRange(around: offset)
    let line = UnsafeBufferPointer(rebasing: text[range])
    let target = offset - range.lowerBound
    var shown = window(of: line, target: target)
    let isWhole = line.count <= ExcerptMaker.searchLimit
    for hidden in SecretMask.ranges(in: line, everyWord: !isWhole) {
      for index in shown.cells.indices where hidden.contains(shown.cells[index].offset) {
        shown.cells[index].isMasked = true
      }
    }
    maskSecrets(&shown.cells, span, target: target)
    shown.isCutBefore = shown.isCutBefore || isCut(before: range.lowerBound)
    shown.isCutAfter = shown.isCutAfter || isCut(after: range.upperBound)
    return assemble(shown, target: target, length: Int(span.length))
  }

  /// One character of the line, and where its bytes stand in the line.
  private struct Cell {
    var scalar: Unicode.Scalar
    var offset: Int
    var isMasked = false
  }

  private struct Window {
    var cells: [Cell]
    var isCutBefore = false
    var isCutAfter = false
  }

  private func isCut(before offset: Int) -> Bool { offset > 0 && text[offset - 1] != 0x0A }

  private func isCut(after offset: Int) -> Bool {
    offset < text.count && text[offset] != 0x0A && text[offset] != 0x0D
  }

  private func lineRange(around offset: Int) -> Range<Int> {
    // A window's worth of bytes on either side is all that can be shown of a long line.
    let reach = ExcerptMaker.searchLimit + 4 * ExcerptMaker.window
    var start = min(offset, text.count)
    while start > 0, text[start - 1] != 0x0A, offset - start < reach { start -= 1 }
    while start > 0, start < text.count, text[start] & 0xC0 == 0x80 { start -= 1 }
    var end = min(offset, text.count)
    while end < text.count, text[end] != 0x0A, end - offset < reach { end += 1 }
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    if end > start, end - 1 >= offset, text[end - 1] == 0x0D { end -= 1 }
    return start..<max(end, start)
  }

  /// The characters of the line around `target`, at most a window of them.
  private func window(of line: UnsafeBufferPointer<UInt8>, target: Int) -> Window {
    var cells: [Cell] = []
    var offset = 0
    var before = 0
    while offset < line.count {
      var length = 1
      var scalar = Unicode.Scalar(line[offset])
      if line[offset] >= 0x80 {
        scalar = "\u{FFFD}"
        if case .scalar(let value, let count) = Encoding.scalar(line, at: offset) {
          scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
          length = count
        }
      }
      cells.append(Cell(scalar: ExcerptMaker.shown(scalar), offset: offset))
      if offset < target { before += 1 }
      offset += length
    }
    guard cells.count > ExcerptMaker.window else { return Window(cells: cells) }
    let isNearStart = before < ExcerptMaker.window - ExcerptMaker.lead
    let first = isNearStart ? 0 : before - ExcerptMaker.lead
    let end = min(first + ExcerptMaker.window, cells.count)
    return Window(
      cells: Array(cells[first..<end]), isCutBefore: first > 0, isCutAfter: end < cells.count)
  }

  /// A stand-in for what would move the cursor or turn the direction of the text.
  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09: scalar
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: "\u{FFFD}"
    default: scalar  // foreign: a number
    }
  }

  /// Masks the values that the reader and the decoder took for secrets.
  private func maskSecrets(_ cells: inout [Cell], _ span: SourceSpan, target: Int) {
    let shown = cells.firstIndex { $0.offset >= target } ?? cells.count
    let firstColumn = Int(span.start.column) - shown
    let line = span.start.line
    for secret in secrets[firstSecret(reaching: firstColumn, on: line)...] {
      let first = Int(secret.start.column) - firstColumn
      guard secret.start.line == line, first < cells.count else { return }
      for index in cells.indices where index >= first && index < first + Int(secret.length) {
        cells[index].isMasked = true
      }
    }
  }

  /// The index of the first secret that may reach column `column` of a line, or lies behind it.
  private func firstSecret(reaching column: Int, on line: Int32) -> Int {
    var range = secrets.indices
    while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
      let start = secrets[middle].start
      let isBefore =
        start.line < line || (start.line == line && Int(start.column) + longestSecret <= column)
      range = isBefore ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  private func assemble(_ shown: Window, target: Int, length: Int) -> Excerpt {
    var excerpt = Excerpt(
      text: shown.isCutBefore ? "…" : "", indent: shown.isCutBefore ? " " : "", carets: "")
    var underlined = 0
    for cell in shown.cells {
      let scalar = cell.isMasked ? "\u{2022}" : cell.scalar
      excerpt.text.unicodeScalars.append(scalar)
      let columns = scalar == "\t" ? 1 : CharacterWidth.of(scalar)
      if cell.offset < target {
        excerpt.indent += scalar == "\t" ? "\t" : String(repeating: " ", count: columns)
      } else if underlined < length {
        excerpt.carets += String(repeating: "^", count: columns)
        underlined += 1
      }
    }
    if shown.isCutAfter { excerpt.text += "…" }
    if excerpt.carets.isEmpty { excerpt.carets = "^" }
    return excerpt
  }
}

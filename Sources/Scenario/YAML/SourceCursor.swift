/// Finds the byte behind a position, and the position of a byte. Asked in file order it walks the
/// text only once.
///
/// The text has no byte order mark and is valid UTF-8 as far as it is walked.
struct SourceCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = SourcePosition.start
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The offset of the character at `position`, or the end of its line or of the text.
  mutating func offset(of position: SourcePosition) -> Int {
    if position < place { rewind() }
    while index < bytes.count, place < position {
      if bytes[index] == 0x0A, place.line == position.line { break }
      step()
    }
    return index
  }

  /// The position of the character that begins at `offset`.
  mutating func position(of offset: Int) -> SourcePosition {
    if offset < index { rewind() }
    while index < offset { step() }
    return place
  }

  private mutating func rewind() {
    place = .start
    index = 0
  }

  /// Goes on by one character.
  private mutating func step() {
    if bytes[index] == 0x0A {
      place = SourcePosition(line: place.line + 1, column: 1)
    } else {
      place.column += 1
    }
    index += 1
    while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The end of the word at `offset`: before the next blank, line end or flow indicator.
  func endOfWord(from offset: Int) -> Int {
    var end = offset
    while end < count, !self[end].endsWord { end += 1 }
    return end
  }

  /// The beginning of the word that `offset` lies in; `offset` itself behind a word's end.
  func startOfWord(at offset: Int) -> Int {
    var start = Swift.min(offset, count)
    while start > 0, !self[start - 1].endsWord { start -= 1 }
    return start
  }
}

extension UInt8 {
  /// Blanks, line ends and flow indicators.
  fileprivate var endsWord: Bool {
    switch self {
    case 0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"):
      true
    default: false  // foreign: a byte
    }
  }
}

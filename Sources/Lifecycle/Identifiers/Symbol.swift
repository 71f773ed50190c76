/// A text of a run, interned: an account, a url, a token's symbol, a server message.
///
/// Events and state hold symbols instead of strings, so that a state is a small value that can be
/// copied, compared and hashed cheaply. `SymbolTable` gives the text back.
package struct Symbol: Hashable, Sendable {
  package let index: UInt32

  package init(index: UInt32) {
    self.index = index
  }

  /// The empty text, which every table holds first.
  package static let empty = Symbol(index: 0)

  /// Whether this is the empty text: a credential or url that is present but says nothing.
  package var isEmpty: Bool { index == 0 }
}

/// The texts of one run in the order in which they were first seen.
///
/// The table only grows, so a symbol stays valid for as long as its table lives. The dictionary is
/// used for look-up alone; nothing ever walks it, so hash order cannot reach the log.
package struct SymbolTable: Sendable {
  private var texts: [String]
  private var indices: [ByteText: UInt32]

  /// A table that holds the SDK's own words and nothing else.
  package init() {
    self = Self.fresh
  }

  /// Made once: a run starts by copying it, which costs no look-up.
  private static let fresh = SymbolTable(texts: WellKnownText.all)

  private init(texts: [String]) {
    self.texts = texts
    indices = [:]
    for (index, text) in texts.enumerated() {
      indices[ByteText(text)] = UInt32(index)
    }
  }

  /// The symbol of `text`, made now if the text is new.
  package mutating func intern(_ text: String) -> Symbol {
    let key = ByteText(text)
    if let index = indices[key] { return Symbol(index: index) }
    let index = UInt32(texts.count)
    texts.append(text)
    indices[key] = index
    return Symbol(index: index)
  }

  /// The text behind `symbol`, which must come from this table.
  package subscript(symbol: Symbol) -> String {
    texts[Int(symbol.index)]
  }
}

/// A text compared byte for byte. Swift's own comparison takes é and e + ´ for the same text; a url
/// or a token that differs in its bytes is another one.
private struct ByteText: Hashable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: ByteText, right: ByteText) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  func hash(into hasher: inout Hasher) {
    var copy = text
    copy.withUTF8 { bytes in hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
  }
}

extension String {
  /// Whether both texts have the same UTF-8 bytes.
  package func hasSameBytes(as other: String) -> Bool {
    // Texts that are equal may differ in their bytes, never the other way round, and to compare
    // texts is much the faster.
    self == other && utf8.elementsEqual(other.utf8)
  }
}

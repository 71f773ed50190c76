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
  private var texts: [String] = [""]
  private var indices: [String: UInt32] = ["": 0]

  package init() {}

  /// The symbol of `text`, made now if the text is new.
  package mutating func intern(_ text: String) -> Symbol {
    if let index = indices[text] { return Symbol(index: index) }
    let index = UInt32(texts.count)
    texts.append(text)
    indices[text] = index
    return Symbol(index: index)
  }

  /// The text behind `symbol`, which must come from this table.
  package subscript(symbol: Symbol) -> String {
    texts[Int(symbol.index)]
  }
}

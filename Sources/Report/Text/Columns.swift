/// Puts texts into columns.
package enum Columns {
  /// How many columns a text takes, counted in characters.
  package static func width(_ text: String) -> Int { text.unicodeScalars.count }

  /// The text, filled with blanks up to `width` characters; a longer one is kept whole.
  package static func pad(_ text: String, to width: Int) -> String {
    text + blanks(width - self.width(text))
  }

  /// The text behind blanks up to `width` characters.
  static func padLeft(_ text: String, to width: Int) -> String {
    blanks(width - self.width(text)) + text
  }

  /// The text, cut to `width` characters with an ellipsis at its end if it is longer.
  static func clip(_ text: String, to width: Int) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > width, width > 1 else { return text }
    return String(String.UnicodeScalarView(scalars.prefix(width - 1))) + "…"
  }

  /// The text without the blanks at its end.
  static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// Texts one after the other with commas between them, in lines of at most `width` characters.
  static func wrap(_ items: [String], to width: Int) -> [String] {
    var lines: [String] = []
    for (index, item) in items.enumerated() {
      let piece = index + 1 < items.count ? item + "," : item
      if let last = lines.last, self.width(last) + 1 + self.width(piece) <= width {
        lines[lines.count - 1] = last + " " + piece
      } else {
        lines.append(piece)
      }
    }
    return lines
  }

  private static func blanks(_ count: Int) -> String {
    count > 0 ? String(repeating: " ", count: count) : ""
  }
}

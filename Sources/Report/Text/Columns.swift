/// Puts texts into columns.
enum Columns {
  /// The text, filled with blanks up to `width` characters; a longer one is kept whole.
  static func pad(_ text: String, to width: Int) -> String {
    let missing = width - text.unicodeScalars.count
    return missing > 0 ? text + String(repeating: " ", count: missing) : text
  }

  /// The text, cut to `width` characters with an ellipsis at its end if it is longer.
  static func clip(_ text: String, to width: Int) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > width, width > 1 else { return text }
    return String(String.UnicodeScalarView(scalars.prefix(width - 1))) + "…"
  }
}

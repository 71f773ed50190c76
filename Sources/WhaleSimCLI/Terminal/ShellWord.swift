/// A word as a person can paste it into a shell.
enum ShellWord {
  /// The word itself where a shell leaves it alone, else in single quotes.
  static func quoted(_ word: String) -> String {
    // A number sign begins a comment only at the beginning of a word.
    let isPlain =
      !word.hasPrefix("#")
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "-_./:@%+=,#".utf8.contains(byte)  // foreign: bytes
        }
      }
    guard !isPlain || word.isEmpty else { return word }
    var text = "'"
    for character in word.unicodeScalars {
      if character == "'" { text += #"'\''"# } else { text.unicodeScalars.append(character) }
    }
    return text + "'"
  }
}

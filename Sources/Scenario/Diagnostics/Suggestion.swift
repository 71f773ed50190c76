/// Finds the word that somebody meant.
enum Suggestion {
  /// The word of `vocabulary` nearest to `text`; nil when none is near.
  ///
  /// Near means at most a third of the letters wrong, or nothing but capitals and small letters.
  /// Of equally near words the first wins, so the answer depends on the vocabulary alone.
  static func nearest(to text: String, in vocabulary: [String]) -> String? {
    let typed = Array(text.utf8)
    guard (1...64).contains(typed.count), !vocabulary.contains(text) else { return nil }
    let folded = typed.map(lowercased)
    var best: (word: String, cost: Int)?
    for word in vocabulary {
      let wrongLetters = min(max(typed.count, word.utf8.count) / 3, 6)
      guard abs(typed.count - word.utf8.count) <= wrongLetters else { continue }
      let letters = Array(word.utf8)
      let isSameWord = letters.map(lowercased) == folded
      let cost = isSameWord ? 1 : distance(typed, letters)
      guard cost > 0, cost <= max(2 * wrongLetters, 1), cost < best?.cost ?? .max else {
        continue
      }
      best = (word, cost)
    }
    return best?.word
  }

  /// Twice the number of letters to add, drop, change or swap with a neighbour; a wrong case
  /// costs one.
  static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    let width = right.count + 1
    var beforeLast = [Int](repeating: 0, count: width)
    var last = (0..<width).map { $0 * 2 }
    var current = last
    for row in 1..<(left.count + 1) {
      current[0] = row * 2
      for column in 1..<width {
        let cost = substitution(left[row - 1], right[column - 1])
        current[column] = min(
          last[column] + 2, current[column - 1] + 2, last[column - 1] + cost)
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          current[column] = min(current[column], beforeLast[column - 2] + 2)
        }
      }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[width - 1]
  }

  private static func substitution(_ left: UInt8, _ right: UInt8) -> Int {
    if left == right { return 0 }
    return lowercased(left) == lowercased(right) ? 1 : 2
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}

/// Finds what somebody may have meant.
enum Suggestion {
  /// The candidate nearest to a word; nil when none is near enough to be worth a question.
  ///
  /// Of candidates equally near the first one wins. A word that begins exactly one candidate is
  /// taken for it, however much is missing.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let typed = Array(word.lowercased())
    let limit = max(1, min(3, typed.count / 3))
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(typed, Array(candidate.lowercased()))
      if distance <= limit && distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    if let best { return best.candidate }
    let begun = candidates.filter { $0.hasPrefix(word) }
    return begun.count == 1 && word.contains { $0 != "-" } ? begun[0] : nil
  }

  /// How many letters must be put in, left out, changed, or swapped with a neighbour.
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let change = last[column] + (left[row] == right[column] ? 0 : 1)
        var least = min(change, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}

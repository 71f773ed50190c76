extension SplitMix64 {
  /// True in so many of a hundred cases.
  package mutating func isTrue(inPercent percent: Int) -> Bool {
    below(100) < percent
  }

  /// One of the choices, as often as its weight says; at least one weight must be above 0.
  package mutating func pick<Value>(weighted choices: [(weight: Int, choice: Value)]) -> Value {
    var place = below(choices.reduce(0) { $0 + $1.weight })
    var found = choices[0].choice
    for (weight, choice) in choices {
      found = choice
      if place < weight { break }
      place -= weight
    }
    return found
  }
}

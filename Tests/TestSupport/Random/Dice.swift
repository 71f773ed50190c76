/// Numbers that look like chance and are the same for the same seed, everywhere and for ever
/// (SplitMix64).
package struct Dice: Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to `count` - 1; `count` is at least 1.
  package mutating func number(below count: Int) -> Int {
    Int(next() % UInt64(count))
  }

  /// True in `percent` of a hundred throws.
  package mutating func happens(_ percent: Int) -> Bool {
    number(below: 100) < percent
  }

  /// One of `choices`, which are not empty.
  package mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[number(below: choices.count)]
  }
}

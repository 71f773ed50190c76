/// A small generator of random numbers that gives the same sequence for the same seed everywhere.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A number of `0..<bound`.
  package mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// True once in `count` times on average.
  package mutating func once(in count: Int) -> Bool {
    below(count) == 0
  }

  /// True in `percent` of a hundred throws.
  package mutating func happens(_ percent: Int) -> Bool {
    below(100) < percent
  }

  /// One of `choices`, which must not be empty.
  package mutating func pick<Value>(_ choices: [Value]) -> Value {
    choices[below(choices.count)]
  }
}

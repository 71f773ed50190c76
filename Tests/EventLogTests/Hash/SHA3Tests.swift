import EventLog
import TestSupport
import Testing

@Suite struct SHA3Tests {
  @Test func `the hash of the empty text is the one the standard gives`() {
    let expected = "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a"
    #expect(SHA3.hash256("").hex == expected)
  }

  @Test func `the hash of abc is the one the standard gives`() {
    let expected = "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532"
    #expect(SHA3.hash256("abc").hex == expected)
  }

  /// Two random inputs of every length from 0 to 1000 bytes, so that every filling of the last
  /// block is met, with one, two and more blocks before it.
  @Test func `the hash agrees with the shell's sha3() at every length`() throws {
    let seed: UInt64 = 20_261_130
    var random = SplitMix64(seed: seed)
    var inputs: [[UInt8]] = []
    for length in 0...1_000 {
      for _ in 0..<2 {
        inputs.append((0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) })
      }
    }
    var script = ""
    for input in inputs {
      script += "SELECT lower(hex(sha3(x'\(hex(input))')));\n"
    }
    let output = try SQLiteShell.run(script)
    #expect(output.errors == "")
    #expect(output.lines.count == inputs.count)
    for (input, expected) in zip(inputs, output.lines) {
      let actual = input.withUnsafeBufferPointer { SHA3.hash256($0).hex }
      #expect(actual == expected, "length \(input.count), seed \(seed)")
    }
  }

  private func hex(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef")
    var text = ""
    for byte in bytes {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return text
  }
}

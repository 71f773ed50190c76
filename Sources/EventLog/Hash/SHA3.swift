/// SHA3-256 of FIPS 202.
///
/// The log's hash chain uses SHA-3 because the `sqlite3` shell has it built in as `sha3()`: whoever
/// gets a log file can check it without any program of ours.
package enum SHA3 {
  /// How many bytes go in between two permutations.
  private static let rate = 136

  /// The hash of `bytes`. Nothing is allocated on the heap.
  package static func hash256(_ bytes: UnsafeBufferPointer<UInt8>) -> Digest {
    let message = UnsafeRawBufferPointer(bytes)
    var lanes = KeccakLanes()
    var start = 0
    if let base = message.baseAddress {
      while message.count - start >= rate {
        lanes.absorb(base + start)
        lanes.permute()
        start += rate
      }
    }
    // The rest is followed by the suffix of SHA-3, a one, zeros, and a last one.
    withUnsafeTemporaryAllocation(byteCount: rate, alignment: 8) { block in
      block.initializeMemory(as: UInt8.self, repeating: 0)
      block.copyBytes(from: message[start...])
      block[message.count - start] = 0x06
      block[rate - 1] |= 0x80
      if let base = block.baseAddress { lanes.absorb(base) }
    }
    lanes.permute()
    return Digest(lanes)
  }

  /// The hash of the UTF-8 of `text`.
  package static func hash256(_ text: String) -> Digest {
    var text = text
    return text.withUTF8 { hash256($0) }
  }
}

/// The 32 bytes of a hash. As text they are 64 lower-case hexadecimal digits.
package struct Digest: Hashable, Sendable {
  /// How many digits the text has.
  package static let hexCount = 64

  /// The bytes in order, eight a word, the first byte lowest.
  private let w0: UInt64
  private let w1: UInt64
  private let w2: UInt64
  private let w3: UInt64

  /// The text.
  package var hex: String {
    String(unsafeUninitializedCapacity: Digest.hexCount) { buffer in
      if let start = buffer.baseAddress { writeHex(to: start) }
      return Digest.hexCount
    }
  }

  /// The hash that `hex` is the text of; nil if it is none.
  package init?(hex: String) {
    let digits = Array(hex.utf8)
    guard digits.count == Digest.hexCount else { return nil }
    var words: [UInt64] = [0, 0, 0, 0]
    for index in 0..<Digest.hexCount / 2 {
      guard let high = hexValue(digits[2 * index]), let low = hexValue(digits[2 * index + 1])
      else { return nil }
      words[index / 8] |= UInt64(high << 4 | low) << UInt64(8 * (index % 8))
    }
    self.init(w0: words[0], w1: words[1], w2: words[2], w3: words[3])
  }

  private init(w0: UInt64, w1: UInt64, w2: UInt64, w3: UInt64) {
    self.w0 = w0
    self.w1 = w1
    self.w2 = w2
    self.w3 = w3
  }

  fileprivate init(_ lanes: KeccakLanes) {
    self.init(w0: lanes.l0, w1: lanes.l1, w2: lanes.l2, w3: lanes.l3)
  }

  /// Writes the text's 64 bytes to `target`.
  func writeHex(to target: UnsafeMutablePointer<UInt8>) {
    writeHexWord(w0, to: target)
    writeHexWord(w1, to: target + 16)
    writeHexWord(w2, to: target + 32)
    writeHexWord(w3, to: target + 48)
  }
}

/// Writes the sixteen digits of a word, lowest byte first.
private func writeHexWord(_ word: UInt64, to target: UnsafeMutablePointer<UInt8>) {
  let raw = UnsafeMutableRawPointer(target)
  raw.storeBytes(of: hexDigits(word & 0xFFFF_FFFF).littleEndian, as: UInt64.self)
  raw.storeBytes(of: hexDigits(word >> 32).littleEndian, toByteOffset: 8, as: UInt64.self)
}

/// The eight digits of four bytes, all at once: the halves of the bytes are spread over eight
/// bytes, the higher half before the lower, and then made letters.
@inline(__always)
private func hexDigits(_ bytes: UInt64) -> UInt64 {
  var spread = (bytes | bytes << 16) & 0x0000_FFFF_0000_FFFF
  spread = (spread | spread << 8) & 0x00FF_00FF_00FF_00FF
  let halves = (spread >> 4 & 0x000F_000F_000F_000F) | (spread & 0x000F_000F_000F_000F) << 8
  let letters = (halves + 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
  return halves + 0x3030_3030_3030_3030 + letters * 39
}

/// The lower-case hexadecimal digit of a value below 16.
@inline(__always)
func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
}

/// The value of a hexadecimal digit in either case.
func hexValue(_ byte: UInt8) -> UInt16? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
  default: nil  // foreign: bytes
  }
}

/// The 25 lanes of Keccak-f[1600]: lane `x + 5y` of FIPS 202 is `l{x + 5y}`.
///
/// The lanes are named, not indexed, so that they stay in registers and nothing is checked or
/// allocated on the way.
private struct KeccakLanes {
  var l0: UInt64 = 0
  var l1: UInt64 = 0
  var l2: UInt64 = 0
  var l3: UInt64 = 0
  var l4: UInt64 = 0
  var l5: UInt64 = 0
  var l6: UInt64 = 0
  var l7: UInt64 = 0
  var l8: UInt64 = 0
  var l9: UInt64 = 0
  var l10: UInt64 = 0
  var l11: UInt64 = 0
  var l12: UInt64 = 0
  var l13: UInt64 = 0
  var l14: UInt64 = 0
  var l15: UInt64 = 0
  var l16: UInt64 = 0
  var l17: UInt64 = 0
  var l18: UInt64 = 0
  var l19: UInt64 = 0
  var l20: UInt64 = 0
  var l21: UInt64 = 0
  var l22: UInt64 = 0
  var l23: UInt64 = 0
  var l24: UInt64 = 0

  /// One round applied to `a`, with `constant` as the step iota adds it.
  ///
  /// Six lanes stand inverted before and after it. As the authors of Keccak found, the step chi
  /// then needs a negation in eight lanes only, where it would need one in all 25.
  @inline(__always)
  init(round a: KeccakLanes, constant: UInt64) {
    let c0 = a.l0 ^ a.l5 ^ a.l10 ^ a.l15 ^ a.l20
    let c1 = a.l1 ^ a.l6 ^ a.l11 ^ a.l16 ^ a.l21
    let c2 = a.l2 ^ a.l7 ^ a.l12 ^ a.l17 ^ a.l22
    let c3 = a.l3 ^ a.l8 ^ a.l13 ^ a.l18 ^ a.l23
    let c4 = a.l4 ^ a.l9 ^ a.l14 ^ a.l19 ^ a.l24
    let d0 = c4 ^ rotate(c1, 1)
    let d1 = c0 ^ rotate(c2, 1)
    let d2 = c1 ^ rotate(c3, 1)
    let d3 = c2 ^ rotate(c4, 1)
    let d4 = c3 ^ rotate(c0, 1)

    let p0 = a.l0 ^ d0
    let q0 = rotate(a.l6 ^ d1, 44)
    let r0 = rotate(a.l12 ^ d2, 43)
    let s0 = rotate(a.l18 ^ d3, 21)
    let t0 = rotate(a.l24 ^ d4, 14)
    l0 = p0 ^ (q0 | r0) ^ constant
    l1 = q0 ^ (~r0 | s0)
    l2 = r0 ^ (s0 & t0)
    l3 = s0 ^ (t0 | p0)
    l4 = t0 ^ (p0 & q0)

    let p1 = rotate(a.l3 ^ d3, 28)
    let q1 = rotate(a.l9 ^ d4, 20)
    let r1 = rotate(a.l10 ^ d0, 3)
    let s1 = rotate(a.l16 ^ d1, 45)
    let t1 = rotate(a.l22 ^ d2, 61)
    l5 = p1 ^ (q1 | r1)
    l6 = q1 ^ (r1 & s1)
    l7 = r1 ^ (s1 | ~t1)
    l8 = s1 ^ (t1 | p1)
    l9 = t1 ^ (p1 & q1)

    let p2 = rotate(a.l1 ^ d1, 1)
    let q2 = rotate(a.l7 ^ d2, 6)
    let r2 = rotate(a.l13 ^ d3, 25)
    let s2 = rotate(a.l19 ^ d4, 8)
    let t2 = rotate(a.l20 ^ d0, 18)
    l10 = p2 ^ (q2 | r2)
    l11 = q2 ^ (r2 & s2)
    l12 = r2 ^ (~s2 & t2)
    l13 = ~s2 ^ (t2 | p2)
    l14 = t2 ^ (p2 & q2)

    let p3 = rotate(a.l4 ^ d4, 27)
    let q3 = rotate(a.l5 ^ d0, 36)
    let r3 = rotate(a.l11 ^ d1, 10)
    let s3 = rotate(a.l17 ^ d2, 15)
    let t3 = rotate(a.l23 ^ d3, 56)
    l15 = p3 ^ (q3 & r3)
    l16 = q3 ^ (r3 | s3)
    l17 = r3 ^ (~s3 | t3)
    l18 = ~s3 ^ (t3 & p3)
    l19 = t3 ^ (p3 | q3)

    let p4 = rotate(a.l2 ^ d2, 62)
    let q4 = rotate(a.l8 ^ d3, 55)
    let r4 = rotate(a.l14 ^ d4, 39)
    let s4 = rotate(a.l15 ^ d0, 41)
    let t4 = rotate(a.l21 ^ d1, 2)
    l20 = p4 ^ (~q4 & r4)
    l21 = ~q4 ^ (r4 | s4)
    l22 = r4 ^ (s4 & t4)
    l23 = s4 ^ (t4 | p4)
    l24 = t4 ^ (p4 & q4)
  }

  init() {}

  /// All 24 rounds, two at a time, so that no lane is moved only to be read from where it was.
  mutating func permute() {
    invertSome()
    defer { invertSome() }
    for index in stride(from: 0, to: roundConstants.count, by: 2) {
      let odd = KeccakLanes(round: self, constant: roundConstants[index])
      self = KeccakLanes(round: odd, constant: roundConstants[index + 1])
    }
  }

  /// Inverts the six lanes that a round takes and gives inverted.
  private mutating func invertSome() {
    l1 = ~l1
    l2 = ~l2
    l8 = ~l8
    l12 = ~l12
    l17 = ~l17
    l20 = ~l20
  }

  /// Adds 17 words, the 136 bytes that SHA3-256 takes between two permutations.
  mutating func absorb(_ block: UnsafeRawPointer) {
    l0 ^= word(block, 0)
    l1 ^= word(block, 1)
    l2 ^= word(block, 2)
    l3 ^= word(block, 3)
    l4 ^= word(block, 4)
    l5 ^= word(block, 5)
    l6 ^= word(block, 6)
    l7 ^= word(block, 7)
    l8 ^= word(block, 8)
    l9 ^= word(block, 9)
    l10 ^= word(block, 10)
    l11 ^= word(block, 11)
    l12 ^= word(block, 12)
    l13 ^= word(block, 13)
    l14 ^= word(block, 14)
    l15 ^= word(block, 15)
    l16 ^= word(block, 16)
  }
}

@inline(__always)
private func rotate(_ lane: UInt64, _ count: UInt64) -> UInt64 {
  lane &<< count | lane &>> (64 &- count)
}

@inline(__always)
private func word(_ block: UnsafeRawPointer, _ index: Int) -> UInt64 {
  UInt64(littleEndian: block.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self))
}

private let roundConstants: [UInt64] = [
  0x0000_0000_0000_0001, 0x0000_0000_0000_8082, 0x8000_0000_0000_808a, 0x8000_0000_8000_8000,
  0x0000_0000_0000_808b, 0x0000_0000_8000_0001, 0x8000_0000_8000_8081, 0x8000_0000_0000_8009,
  0x0000_0000_0000_008a, 0x0000_0000_0000_0088, 0x0000_0000_8000_8009, 0x0000_0000_8000_000a,
  0x0000_0000_8000_808b, 0x8000_0000_0000_008b, 0x8000_0000_0000_8089, 0x8000_0000_0000_8003,
  0x8000_0000_0000_8002, 0x8000_0000_0000_0080, 0x0000_0000_0000_800a, 0x8000_0000_8000_000a,
  0x8000_0000_8000_8081, 0x8000_0000_0000_8080, 0x0000_0000_8000_0001, 0x8000_0000_8000_8008,
]

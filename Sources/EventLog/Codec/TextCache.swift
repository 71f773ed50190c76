import Lifecycle

/// Finds the symbol of a text by its bytes, without making a `String` of them first.
///
/// The rows of a run name the same few urls and tokens over and over. Making and hashing a string
/// for each took a quarter of the time of reading a row.
struct TextCache {
  private struct Slot {
    var hash: UInt32 = 0
    var symbol = Symbol.empty
    var start = 0
    /// -1 for a slot that is not taken.
    var count = -1
  }

  /// As many as a power of two; none before the first text.
  private var slots: [Slot] = []
  private var used = 0
  /// The bytes of all texts, one after another.
  private var bytes: [UInt8] = []

  /// The symbol of `text`; nil if it has not been added.
  func symbol(of text: UnsafeBufferPointer<UInt8>) -> Symbol? {
    guard used > 0 else { return nil }
    let hash = hash(text)
    var place = Int(hash) & (slots.count - 1)
    while slots[place].count >= 0 {
      if slots[place].hash == hash, isText(of: slots[place], text) { return slots[place].symbol }
      place = (place + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds a text that is not there yet.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ symbol: Symbol) {
    if 2 * used >= slots.count { grow() }
    let slot = Slot(hash: hash(text), symbol: symbol, start: bytes.count, count: text.count)
    bytes.append(contentsOf: text)
    put(slot)
    used += 1
  }

  private mutating func put(_ slot: Slot) {
    var place = Int(slot.hash) & (slots.count - 1)
    while slots[place].count >= 0 { place = (place + 1) & (slots.count - 1) }
    slots[place] = slot
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: max(32, 2 * old.count))
    for slot in old where slot.count >= 0 { put(slot) }
  }

  private func isText(of slot: Slot, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard slot.count == text.count else { return false }
    for index in 0..<text.count where bytes[slot.start &+ index] != text[index] { return false }
    return true
  }
}

/// A number made of the bytes alone, eight at a time, the same in every process.
private func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
  var hash = UInt64(truncatingIfNeeded: text.count) &* 0x9E37_79B9_7F4A_7C15
  let raw = UnsafeRawBufferPointer(text)
  var index = 0
  while raw.count - index >= 8 {
    let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    hash = mixed(hash ^ word)
    index += 8
  }
  var rest: UInt64 = 0
  while index < raw.count {
    rest = rest << 8 | UInt64(raw[index])
    index += 1
  }
  hash = mixed(hash ^ rest)
  return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
}

@inline(__always)
private func mixed(_ word: UInt64) -> UInt64 {
  let product = word &* 0xBF58_476D_1CE4_E5B9
  return product ^ product >> 29
}

import Lifecycle

/// Finds how to read a kind by the bytes of its name.
///
/// Making an `EventKind` from text compares it with every name in turn; a row is read in less time
/// than that takes. So the names stand in a table at a place given by their bytes.
struct KindTable: Sendable {
  /// How to read the payloads of one kind.
  ///
  /// A closure alone in an array would be wrapped anew, on the heap, each time it is taken out.
  struct Reading: Sendable {
    let read: @Sendable (inout PayloadReader) throws(ScanFailure) -> Event
  }

  static let standard = KindTable(EventDictionary.entries)

  private struct Slot {
    var start = 0
    /// 0 for a slot that is not taken.
    var count = 0
    var entry = 0
  }

  private var slots: [Slot]
  /// All names, one after another.
  private var names: [UInt8] = []
  private let readings: [Reading]

  private init(_ entries: [EventKindEntry]) {
    var size = 64
    while size < 8 * entries.count { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
    readings = entries.map(\.reading)
    for (index, entry) in entries.enumerated() {
      let name = Array(entry.kind.rawValue.utf8)
      var place = name.withUnsafeBufferPointer { start(of: $0) }
      while slots[place].count > 0 { place = (place + 1) & (size - 1) }
      slots[place] = Slot(start: names.count, count: name.count, entry: index)
      names += name
    }
  }

  /// How to read the kind called `name`; nil if there is no such kind.
  subscript(name: UnsafeBufferPointer<UInt8>) -> Reading? {
    guard !name.isEmpty else { return nil }
    var place = start(of: name)
    while slots[place].count > 0 {
      if isName(of: slots[place], name) { return readings[slots[place].entry] }
      place = (place + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isName(of slot: Slot, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard slot.count == name.count else { return false }
    for index in 0..<name.count where names[slot.start &+ index] != name[index] { return false }
    return true
  }

  /// Where the search for `name` begins. Its length and four of its letters tell nearly all names
  /// apart.
  private func start(of name: UnsafeBufferPointer<UInt8>) -> Int {
    let count = name.count
    var hash = UInt64(count) &* 31 &+ UInt64(name[0])
    hash = hash &* 31 &+ UInt64(name[count / 3])
    hash = hash &* 31 &+ UInt64(name[count / 2])
    hash = hash &* 31 &+ UInt64(name[count - 1])
    return Int(truncatingIfNeeded: hash &* 0x9E37_79B9_7F4A_7C15 >> 40) & (slots.count - 1)
  }
}

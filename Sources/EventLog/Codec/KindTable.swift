import Lifecycle

/// Finds a kind's entry by the bytes of its name.
///
/// Making an `EventKind` from text compares it with every name in turn; a row is read in less time
/// than that takes. So the names stand in a table at a place given by their bytes.
struct KindTable: Sendable {
  static let standard = KindTable(EventDictionary.entries)

  private struct Slot {
    var name: [UInt8] = []
    var entry: EventKindEntry?
  }

  private var slots: [Slot]
  private let mask: Int

  private init(_ entries: [EventKindEntry]) {
    var size = 64
    while size < 4 * entries.count { size *= 2 }
    mask = size - 1
    slots = Array(repeating: Slot(), count: size)
    for entry in entries {
      let name = Array(entry.kind.rawValue.utf8)
      var place = hash(name) & mask
      while slots[place].entry != nil { place = (place + 1) & mask }
      slots[place] = Slot(name: name, entry: entry)
    }
  }

  /// The entry of the kind called `name`; nil if there is none.
  subscript(name: UnsafeBufferPointer<UInt8>) -> EventKindEntry? {
    var place = hash(name) & mask
    while let entry = slots[place].entry {
      if slots[place].name.elementsEqual(name) { return entry }
      place = (place + 1) & mask
    }
    return nil
  }
}

/// A number made of the bytes of a name alone, the same in every process.
private func hash(_ name: some Swift.Sequence<UInt8>) -> Int {
  var hash: UInt32 = 2_166_136_261
  for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
  return Int(hash)
}

/// A closed vocabulary, looked up by bytes without making a string.
struct WordTable<Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    var bytes: [UInt8]
    var value: Value
  }

  /// The words of each length.
  private var byLength: [[Entry]] = []

  init(_ words: [(String, Value)]) {
    for (word, value) in words {
      let bytes = Array(word.utf8)
      while byLength.count <= bytes.count { byLength.append([]) }
      byLength[bytes.count].append(Entry(bytes: bytes, value: value))
    }
  }

  subscript(bytes: ArraySlice<UInt8>) -> Value? {
    guard bytes.count < byLength.count else { return nil }
    let entries = byLength[bytes.count]
    return entries.first { entry in
      bytes.withUnsafeBufferPointer { left in
        entry.bytes.withUnsafeBufferPointer { right in
          // The last letters tell more words apart than the first.
          var index = left.count - 1
          while index >= 0, left[index] == right[index] { index -= 1 }
          return index < 0
        }
      }
    }?.value
  }
}

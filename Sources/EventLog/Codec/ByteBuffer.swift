/// Bytes that are composed, used and composed again, without an allocation each time.
struct ByteBuffer: ~Copyable {
  /// Where the bytes are. It changes when the buffer grows.
  private(set) var start: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 1_024) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
  }

  deinit {
    start.deallocate()
  }

  /// The bytes from `offset` on, until the buffer is written to again.
  func bytes(from offset: Int = 0) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start + offset, count: count - offset)
  }

  /// Forgets all bytes after the first `count`.
  mutating func truncate(to count: Int) {
    self.count = count
  }

  /// Makes room for `additional` bytes more.
  @inline(__always)
  mutating func reserve(_ additional: Int) {
    if capacity - count < additional { grow(additional) }
  }

  @inline(never)
  private mutating func grow(_ additional: Int) {
    let larger = max(2 * capacity, count + additional)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: start, count: count)
    start.deallocate()
    start = moved
    capacity = larger
  }
}

extension ByteBuffer {
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    start[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    reserve(length)
    (start + count).update(from: text.utf8Start, count: length)
    count += length
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return }
    reserve(bytes.count)
    (start + count).update(from: base, count: bytes.count)
    count += bytes.count
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends the digits of `value`.
  mutating func append(_ value: Int64) {
    reserve(20)
    var rest = value.magnitude
    if value < 0 {
      start[count] = UInt8(ascii: "-")
      count &+= 1
    }
    // No magnitude has more than 19 digits, and ten to the 19th still fits.
    var digits = 1
    var bound: UInt64 = 10
    while rest >= bound {
      digits &+= 1
      bound &*= 10
    }
    count &+= digits
    var place = count
    repeat {
      place &-= 1
      start[place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
  }

  /// Appends the 64 digits of `digest`.
  mutating func append(_ digest: Digest) {
    reserve(Digest.hexCount)
    digest.writeHex(to: start + count)
    count += Digest.hexCount
  }
}

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Text on its way to a stream, gathered so that a line costs no system call.
///
/// What is gathered is written when the writer goes away, so a command that ends early loses
/// nothing; `flush` is for what must be seen at once.
package struct OutputWriter: ~Copyable {
  package enum State: Hashable, Sendable {
    case open
    /// The reader has gone, as `head` does. Further text is dropped without a word.
    case closedByReader
    /// The stream cannot be written, with the system's error number. Further text is dropped.
    case failed(Int32)
  }

  private static let capacity = 1 << 16

  /// nil gathers in memory for good.
  private let descriptor: Int32?
  private var buffer: [UInt8] = []
  package private(set) var state: State = .open

  /// Writes to a file descriptor, which stays open.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
    buffer.reserveCapacity(Self.capacity)
  }

  private init() {
    descriptor = nil
  }

  package static var standardOutput: OutputWriter { OutputWriter(descriptor: STDOUT_FILENO) }
  package static var standardError: OutputWriter { OutputWriter(descriptor: STDERR_FILENO) }
  /// Keeps everything, for a test or a report that goes elsewhere.
  package static var memory: OutputWriter { OutputWriter() }

  deinit {
    guard let descriptor, state == .open else { return }
    _ = Self.write(buffer[...], to: descriptor)
  }

  /// What is gathered and not yet written.
  package var gathered: String { String(decoding: buffer, as: UTF8.self) }

  /// Writes text in which characters that steer a terminal are shown instead of sent.
  package mutating func write(_ text: String) {
    send(ShownText.needsShowing(text) ? ShownText.shown(text, keepsLines: true) : text)
  }

  /// Writes a line. A line end inside `text` is shown too, so that no text can pass for two lines.
  package mutating func writeLine(_ text: String = "") {
    send(ShownText.needsShowing(text) ? ShownText.shown(text, keepsLines: false) : text)
    send("\n")
  }

  /// Writes text as it is; for what steers the terminal on purpose.
  package mutating func send(_ text: String) {
    guard state == .open else { return }
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Writes what is gathered. Afterwards `state` says whether the stream still takes it.
  package mutating func flush() {
    guard let descriptor, state == .open else { return }
    state = Self.write(buffer[...], to: descriptor)
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes all bytes, in as many calls as it takes.
  private static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> State {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = writeSome(UnsafeRawBufferPointer(rebasing: rest), to: descriptor)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          waitUntilWritable(descriptor)
        } else if errno != EINTR {
          return errno == EPIPE ? .closedByReader : .failed(errno)
        }
      }
      return .open
    }
  }

  /// `write` of the C library, which the method of the same name hides.
  private static func writeSome(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Waits for room in a pipe that another program has set to not block.
  private static func waitUntilWritable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

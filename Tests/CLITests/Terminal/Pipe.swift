#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A pipe whose two ends a test can close one by one.
final class Pipe: Sendable {
  struct SystemError: Error {
    let number: Int32
  }

  let readEnd: Int32
  let writeEnd: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw SystemError(number: errno) }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Makes the read end go away, as a reader that has seen enough does. The descriptor stays taken,
  /// so that no other test can be given its number.
  func closeReader() {
    let nowhere = open("/dev/null", O_RDONLY)
    dup2(nowhere, readEnd)
    close(nowhere)
  }

  func closeWriter() {
    let nowhere = open("/dev/null", O_WRONLY)
    dup2(nowhere, writeEnd)
    close(nowhere)
  }

  func refuseToWait() {
    _ = fcntl(writeEnd, F_SETFL, fcntl(writeEnd, F_GETFL) | O_NONBLOCK)
  }

  /// Reads to the end, or so many bytes.
  func readAll(atMost limit: Int = .max) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count < limit {
      let count = read(readEnd, &buffer, min(buffer.count, limit - bytes.count))
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return bytes
  }
}

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Says that a process is writing to a log, for as long as it lives.
///
/// An open run belongs either to a process that is still writing it or to one that has died. The
/// file cannot tell: a process killed at any instant has no time to say so. This lock can, because
/// the system drops it with the process, however it ends. Every writer holds it together with the
/// others; who gets it alone knows that no writer lives, and that what is open will stay so.
///
/// The lock is on a file beside the log, `LOG-writer`, not on the log itself: closing a file that
/// SQLite has open would drop SQLite's own locks on it.
struct WriterLock: ~Copyable {
  private let path: String
  private let descriptor: Int32
  /// Whether no other process writes to the log. True only until the lock is shared.
  private(set) var isAlone: Bool

  /// How often, and how long between, a lock is tried that another process holds alone. It does so
  /// for the moment in which it opens the log.
  private static let attempts = 50
  private static let pauseMicroseconds: UInt32 = 100_000

  /// Takes the lock beside the log at `path`: alone if no other writer lives, else shared.
  init(beside path: String) throws(EventLogError) {
    let lockPath = path + "-writer"
    for _ in 0..<Self.attempts {
      let descriptor = open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw .file(path: path, .notWritable) }
      let isAlone = flock(descriptor, LOCK_EX | LOCK_NB) == 0
      let isHeld = isAlone || flock(descriptor, LOCK_SH | LOCK_NB) == 0
      if isHeld, isStillThere(descriptor) {
        self.path = lockPath
        self.descriptor = descriptor
        self.isAlone = isAlone
        return
      }
      close(descriptor)
      if !isHeld { usleep(Self.pauseMicroseconds) }
    }
    throw .file(path: path, .locked)
  }

  /// Whether a process is at this moment opening the log at `path` for writing, and perhaps making
  /// it.
  static func isBeingOpened(_ path: String) -> Bool {
    let descriptor = open(path + "-writer", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0
  }

  /// Lets other writers in.
  mutating func share() {
    isAlone = false
    // No other process can hold the lock alone while this one waits for nothing: at worst one that
    // tries at this instant has to try again.
    _ = flock(descriptor, LOCK_SH)
  }

  deinit {
    // The last writer takes the file away. One that comes at this instant sees that its file is
    // gone and makes another.
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
    close(descriptor)
  }
}

/// Whether the file behind `descriptor` has not been taken away meanwhile.
private func isStillThere(_ descriptor: Int32) -> Bool {
  var status = stat()
  return fstat(descriptor, &status) == 0 && status.st_nlink > 0
}

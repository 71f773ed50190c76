#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the system knows about the device behind a file descriptor.
package enum TerminalDevice {
  /// The width of a stream that is no terminal and of one that does not tell.
  package static let defaultColumns = 80
  /// Narrower than this no table can be read, so a smaller width is not believed.
  package static let leastColumns = 40

  static var isStandardOutputTerminal: Bool { isTerminal(STDOUT_FILENO) }

  /// Whether progress on standard error would be seen.
  package static var isStandardErrorTerminal: Bool { isTerminal(STDERR_FILENO) }

  package static var standardErrorColumns: Int {
    columns(of: STDERR_FILENO, environment: .current)
  }

  package static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// The width in characters: what `COLUMNS` says, else what the terminal says.
  package static func columns(
    of descriptor: Int32, environment: TerminalEnvironment
  ) -> Int {
    if let wanted = environment.columns.flatMap({ Int($0) }), wanted > 0 {
      return max(wanted, leastColumns)
    }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return defaultColumns
    }
    return max(Int(size.ws_col), leastColumns)
  }

  /// The system's words for its error `number`.
  static func words(for number: Int32) -> String { String(cString: strerror(number)) }

  /// Takes the numbers of standard streams that are closed, so that no file is opened under one of
  /// them and written into by mistake. What takes the place of an output cannot be written.
  package static func occupyClosedStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is given, and those below are taken.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Lets a write to a closed pipe fail with an error instead of ending the process, so that a run
  /// whose output nobody reads any more is still recorded whole.
  ///
  /// The same for a file that grows beyond the size that is allowed: SQLite then says that the disk
  /// is full.
  package static func reportFailedWrites() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}

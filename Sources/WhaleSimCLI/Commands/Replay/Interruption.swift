import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ctrl-C: noted when it comes, obeyed at the end of a transaction.
enum Interruption {
  private static let wasRequested = Atomic<Bool>(false)

  /// From now on Ctrl-C and a polite `kill` are noted instead of ending the process.
  static func listen() {
    // A program that starts this one from a thread of its own may have blocked them there.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interruption.wasRequested.store(true, ordering: .relaxed)
        // Who asks twice does not want to wait.
        signal(number, SIG_DFL)
      }
      sigaddset(&signals, number)
    }
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  static var isRequested: Bool { wasRequested.load(ordering: .relaxed) }
}

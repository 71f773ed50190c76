#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Program {
  /// Runs the program with the words of its command line and ends the process.
  package static func runAndExit() -> Never {
    exit(main(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}

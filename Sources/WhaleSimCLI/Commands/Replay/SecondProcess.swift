#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program once more, in a process of its own.
enum SecondProcess {
  /// The lines this program prints for `arguments`; nil if it could not be run.
  static func lines(_ arguments: [String]) -> [String]? {
    guard let program = path else { return nil }
    var ends: [CInt] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    guard let child = spawn(program, arguments, output: ends[1], unused: ends[0]) else {
      close(ends[0])
      close(ends[1])
      return nil
    }
    close(ends[1])
    let bytes = readAll(ends[0])
    close(ends[0])
    var status: CInt = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else { return nil }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Where this program's own file is.
  private static var path: String? {
    #if canImport(Glibc)
      return "/proc/self/exe"
    #else
      var size: UInt32 = 4096
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    #endif
  }

  private static func spawn(
    _ program: String, _ arguments: [String], output: CInt, unused: CInt
  ) -> pid_t? {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, unused)
    var words = (["whalesim"] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    guard posix_spawn(&child, program, &actions, nil, &words, environ) == 0 else { return nil }
    return child
  }

  private static func readAll(_ descriptor: CInt) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes.append(contentsOf: buffer[..<count])
      } else if count == 0 || errno != EINTR {
        return bytes
      }
    }
  }
}

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program once more, in a process of its own.
enum SecondProcess {
  /// The lines this program prints for `arguments` when `input` is on its standard input; nil if
  /// it could not be run. It must read its input to the end before it prints anything.
  static func lines(_ arguments: [String], input: [UInt8]) -> [String]? {
    guard let program = path, let toChild = Pipe() else { return nil }
    guard let fromChild = Pipe() else {
      toChild.close()
      return nil
    }
    guard let child = spawn(program, arguments, input: toChild, output: fromChild) else {
      toChild.close()
      fromChild.close()
      return nil
    }
    close(toChild.readEnd)
    close(fromChild.writeEnd)
    writeAll(input, toChild.writeEnd)
    close(toChild.writeEnd)
    let bytes = readAll(fromChild.readEnd)
    close(fromChild.readEnd)
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

  private struct Pipe {
    let readEnd: CInt
    let writeEnd: CInt

    init?() {
      var ends: [CInt] = [0, 0]
      guard pipe(&ends) == 0 else { return nil }
      (readEnd, writeEnd) = (ends[0], ends[1])
    }

    func close() {
      #if canImport(Glibc)
        _ = Glibc.close(readEnd)
        _ = Glibc.close(writeEnd)
      #else
        _ = Darwin.close(readEnd)
        _ = Darwin.close(writeEnd)
      #endif
    }
  }

  private static func spawn(
    _ program: String, _ arguments: [String], input: Pipe, output: Pipe
  ) -> pid_t? {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.readEnd, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.writeEnd, STDOUT_FILENO)
    for end in [input.readEnd, input.writeEnd, output.readEnd, output.writeEnd] {
      posix_spawn_file_actions_addclose(&actions, end)
    }
    var words = (["whalesim"] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    guard posix_spawn(&child, program, &actions, nil, &words, environ) == 0 else { return nil }
    return child
  }

  /// Writes what the other process takes. If it ends early, its status says so.
  private static func writeAll(_ bytes: [UInt8], _ descriptor: CInt) {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return
        }
      }
    }
  }

  static func readAll(_ descriptor: CInt) -> [UInt8] {
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

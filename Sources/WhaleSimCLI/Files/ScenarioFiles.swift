#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Finds the scenario files that a command was given.
package enum ScenarioFiles {
  private static let depthLimit = 32

  /// The files behind `paths`: a file stands for itself, a folder for every `.yaml` and `.yml` file
  /// below it in the order of their paths' bytes. A file named twice comes once.
  package static func find(_ paths: [String]) throws(FileError) -> [String] {
    var found: [String] = []
    // By bytes: Swift takes é and e + ´ for the same text, a file system need not.
    var seen: Set<[UInt8]> = []
    for path in paths {
      var files: [String] = []
      switch try kind(of: path) {
      case .file:
        files = [path]
      case .folder:
        try walk(path, depth: 0, into: &files)
        files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        if files.isEmpty { throw .noScenarios(path: path) }
      }
      for file in files where seen.insert(Array(file.utf8)).inserted { found.append(file) }
    }
    return found
  }

  private enum Kind {
    case file
    case folder
  }

  private static func kind(of path: String) throws(FileError) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { throw .missing(path: path) }
      throw .unreadable(path: path, reason: reason())
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: throw .notAFile(path: path)  // foreign: file types of the system
    }
  }

  private static func walk(
    _ folder: String, depth: Int, into files: inout [String]
  ) throws(FileError) {
    if depth > depthLimit { throw .tooDeep(path: folder) }
    for name in try names(in: folder) where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      // What is called a scenario must be readable; of anything else only folders matter.
      let kind = isScenario(name) ? try kind(of: path) : try? kind(of: path)
      switch kind {
      case .folder?: try walk(path, depth: depth + 1, into: &files)
      case .file? where isScenario(name): files.append(path)
      case .file?, nil: continue
      }
    }
  }

  private static func isScenario(_ name: String) -> Bool {
    // Some file systems and editors write endings in capitals.
    let name = name.lowercased()
    return name.hasSuffix(".yaml") || name.hasSuffix(".yml")
  }

  /// The names in a folder in the order of their bytes.
  private static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else {
      throw .unreadable(path: folder, reason: reason())
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let (name, isText) = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { bytes in
          (String(cString: bytes), String(validatingCString: bytes) != nil)
        }
      }
      // Of what has no name as text, a scenario could not be opened, and a folder not walked.
      if !isText, isScenario(name) || entry.pointee.d_type == UInt8(DT_DIR) {
        throw .nameNotText(path: folder, name: name)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The bytes of a file, at most `limit` + 1 of them: enough to tell that it is too large.
  package static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { throw .missing(path: path) }
      throw .unreadable(path: path, reason: reason())
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = readSome(descriptor, &buffer)
      if count == 0 { break }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw .unreadable(path: path, reason: reason())
      }
      bytes.append(contentsOf: buffer[..<min(count, limit + 1 - bytes.count)])
    }
    return bytes
  }

  /// `read` of the C library, which the method of the same name hides.
  private static func readSome(_ descriptor: CInt, _ buffer: inout [UInt8]) -> Int {
    buffer.withUnsafeMutableBytes { bytes in
      #if canImport(Glibc)
        Glibc.read(descriptor, bytes.baseAddress, bytes.count)
      #else
        Darwin.read(descriptor, bytes.baseAddress, bytes.count)
      #endif
    }
  }

  /// The last error of the system, in its words for the C locale.
  private static func reason() -> String {
    String(cString: strerror(errno))
  }
}

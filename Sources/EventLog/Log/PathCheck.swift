#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What stands at a path, asked before SQLite is: its own errors say less.
enum PathCheck {
  /// What is wrong with the path of a file that must be there; nil if nothing is.
  static func faultOfExisting(_ path: String) -> FileFault? {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing }
    if isFolder(status) { return .isFolder }
    // SQLite would wait for a pipe, and leave its files beside a device.
    guard status.st_mode & S_IFMT == S_IFREG else { return .notAFile }
    return access(path, R_OK) == 0 ? nil : .notReadable
  }

  /// What is wrong with the path of a file that may have to be made; nil if nothing is.
  static func faultOfCreatable(_ path: String) -> FileFault? {
    if exists(path) { return faultOfExisting(path) }
    let folder = folder(of: path)
    var status = stat()
    guard stat(folder, &status) == 0, isFolder(status) else { return .folderMissing }
    return access(folder, W_OK) == 0 ? nil : .notWritable
  }

  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  static func isWritable(_ path: String) -> Bool {
    access(path, W_OK) == 0
  }

  /// Whether both the file and the folder it stands in can be written.
  static func isWritableWithFolder(_ path: String) -> Bool {
    isWritable(path) && isWritable(folder(of: path))
  }

  /// The size of a file in bytes; 0 if there is none.
  static func size(_ path: String) -> Int64 {
    var status = stat()
    return stat(path, &status) == 0 ? Int64(status.st_size) : 0
  }

  private static func isFolder(_ status: stat) -> Bool {
    status.st_mode & S_IFMT == S_IFDIR
  }

  /// The part of `path` before its last slash.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

/// A path that cannot be used.
package enum FileError: Error, Hashable, Sendable {
  case missing(path: String)
  case unreadable(path: String, reason: String)
  /// A file to write that cannot be written.
  case unwritable(path: String, reason: String)
  case noScenarios(path: String)
  /// Neither a file nor a folder: a socket, a pipe, a device.
  case notAFile(path: String)
  case tooDeep(path: String)
  /// A scenario or a folder in the folder `path` has a name that is not UTF-8.
  case nameNotText(path: String, name: String)
}

extension FileError {
  /// The path it is about.
  var path: String {
    switch self {
    case .missing(let path), .unreadable(let path, _), .unwritable(let path, _),
      .noScenarios(let path), .notAFile(let path), .tooDeep(let path), .nameNotText(let path, _):
      path
    }
  }

  /// What is wrong and how to mend it, in one sentence.
  package var message: String {
    switch self {
    case .missing(let path):
      "\(path.isEmpty ? "''" : path): no such file or folder"
    case .unreadable(let path, let reason):
      "\(path): cannot be read (\(reason))"
    case .unwritable(let path, let reason):
      "\(path): cannot be written (\(reason))"
    case .noScenarios(let path):
      "\(path): no scenario files (.yaml or .yml) in this folder"
    case .notAFile(let path):
      "\(path): neither a file nor a folder"
    case .nameNotText(let path, let name):
      "\(path): \(name) in this folder has a name that is not UTF-8; rename it"
    case .tooDeep(let path):
      "\(path): folders nested too deep; does a link lead back to a folder above?"
    }
  }
}

package import SQLite

extension FileFault {
  /// What an error of SQLite means for a log file.
  package init(_ error: SQLiteError) {
    switch error.code.primary {
    case .busy, .locked: self = .locked
    case .full: self = .diskFull
    case .readOnly: self = .notWritable
    case .permission, .authorization: self = .notReadable
    case .corrupt: self = .damaged(detail: error.message)
    case .notADatabase: self = .notADatabase
    case .inputOutput, .cannotOpen: self = .inputOutput(detail: error.message)
    default: self = .other(error)  // foreign: SQLite's codes
    }
  }
}

/// Runs `body`, and says of an error of SQLite what it means for the log at `path`.
func translating<Result: ~Copyable>(
  _ path: String, _ body: () throws(SQLiteError) -> Result
) throws(EventLogError) -> Result {
  do {
    return try body()
  } catch {
    throw .file(path: path, FileFault(error))
  }
}

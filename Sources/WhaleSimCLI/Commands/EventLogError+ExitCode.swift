package import EventLog

extension EventLogError {
  /// The exit code of a command that this error ends.
  package var exitCode: ExitCode {
    switch self {
    case .file(_, let fault): fault.exitCode
    case .run(_, .undecodable), .run(_, .notAsRecorded), .run(_, .notAsAppended),
      .run(_, .differentEvent):
      .damagedLog
    case .run(_, .wrongSequence), .run(_, .impossibleEvent), .run(_, .notOpen),
      .run(_, .stillWritten):
      .storage
    case .noSuchRun, .noSuchEvent, .notAQuery: .usage
    }
  }
}

extension FileFault {
  /// What is no history, or cannot be read as one, is a damaged or unreadable log; what the disk or
  /// another process refuses is a failure of storage.
  fileprivate var exitCode: ExitCode {
    switch self {
    case .missing, .isFolder, .notAFile, .notReadable, .notADatabase, .foreign, .newer, .older,
      .damaged,
      .changedSchema, .unfinishedInReadOnlyFolder:
      .damagedLog
    case .folderMissing, .notWritable, .locked, .diskFull, .inputOutput, .openedForReading, .other:
      .storage
    case .alreadyThere: .usage
    case .noRuns: .nothingProved
    }
  }
}

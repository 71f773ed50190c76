package import EventLog

extension EventLogError {
  /// The exit code of a command that this error ends.
  package var exitCode: ExitCode {
    switch self {
    case .file(_, let fault): fault.exitCode
    case .run(_, .undecodable), .run(_, .notAsAppended), .run(_, .differentEvent): .damagedLog
    case .run(_, .wrongSequence), .run(_, .impossibleEvent), .run(_, .notOpen): .storage
    case .noSuchRun, .notAQuery: .usage
    }
  }
}

extension FileFault {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .notADatabase, .foreign, .newer, .damaged: .damagedLog
    case .missing, .folderMissing, .isFolder, .notReadable, .notWritable,
      .unfinishedInReadOnlyFolder, .locked, .diskFull, .inputOutput, .openedForReading, .other:
      .storage
    case .noRuns: .nothingProved
    }
  }
}

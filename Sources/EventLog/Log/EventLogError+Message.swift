import SQLite

extension EventLogError: CustomStringConvertible {
  /// What is wrong, and how to mend it, in one or two sentences.
  package var description: String {
    switch self {
    case .file(let path, let fault): fault.message(path)
    case .run(let name, let fault): fault.message(name)
    case .noSuchRun(let name): "There is no run \(name). List them with: whalesim runs"
    case .noSuchEvent(let run, let seq, let last):
      "There is no event #\(seq) in \(run): its last one is #\(last)."
    case .notAQuery(let sql): "This is not one SELECT that only reads: \(sql)"
    }
  }

  /// What is wrong with a query, without the log that it was asked of.
  package var faultOfQuery: String {
    switch self {
    case .notAQuery: "it is not one SELECT that only reads"
    case .file(_, .other(let error)): error.message
    case .file, .run, .noSuchRun, .noSuchEvent: description
    }
  }
}

extension EventLogError {
  /// As half a sentence, where the file is named already.
  var shortText: String {
    switch self {
    case .file(_, .damaged(let detail)): detail
    case .file(_, .other(let error)): error.message
    case .file, .run, .noSuchRun, .noSuchEvent, .notAQuery: description
    }
  }
}

extension FileFault {
  fileprivate func message(_ path: String) -> String {
    switch self {
    case .missing:
      "There is no log at \(path). Replay a scenario to make one, or name another with --db."
    case .folderMissing:
      "The folder of \(path) does not exist. Make it first, or name another place with --db."
    case .isFolder:
      "\(path) is a folder, not a log file. Name a file in it with --db."
    case .notAFile:
      "\(path) is a pipe, a socket or a device, not a log file. Name a file with --db."
    case .alreadyThere:
      "\(path) is there already. It was left as it is; name a new file."
    case .notReadable:
      "\(path) cannot be read. Change its permissions, or copy it to where you may read."
    case .notWritable:
      """
      \(path) cannot be written, because it or its folder is read-only. \
      Change the permissions, or name another place with --db.
      """
    case .notADatabase:
      """
      \(path) is not a log: it is not an SQLite database. It was left as it is; \
      name another file with --db.
      """
    case .foreign:
      """
      \(path) is a database of another program. It was left as it is; \
      name another file with --db.
      """
    case .newer(let version):
      """
      \(path) was written by a newer whalesim: its format is \(version), and this one knows \
      \(Schema.version). It was left as it is; use the newer program.
      """
    case .older(let version):
      """
      \(path) is in format \(version), and this whalesim reads format \(Schema.version). Bring it \
      up to date with: whalesim rebuild (a copy of it as it is stays beside it)
      """
    case .damaged(let detail):
      """
      \(path) is damaged (\(detail)). Go back to a copy, or save what can be read with: \
      sqlite3 \(path) .recover
      """
    case .changedSchema(let what):
      """
      \(path) was changed by another program: \(what). Go back to a copy; what is only a view, \
      a trigger or a derived table, whalesim rebuild makes again.
      """
    case .unfinishedInReadOnlyFolder:
      """
      The last changes of \(path) are in \(path)-wal, which can only be read where the folder \
      is writable. Copy both files to a folder of your own, or use whalesim export where \
      they are written.
      """
    case .locked:
      "Another program is writing to \(path). Wait until it is done, or end it."
    case .diskFull:
      "The disk with \(path) is full. Make room; the log holds all that was committed before."
    case .inputOutput(let detail):
      "The disk with \(path) does not do what it should (\(detail)). Check it, then try again."
    case .openedForReading:
      "\(path) was opened for reading only, so nothing can be written to it."
    case .noRuns:
      "\(path) has no runs yet. Replay a scenario first."
    case .other(let error):
      "\(path): \(error)"
    }
  }
}

extension RunFault {
  fileprivate func message(_ run: String) -> String {
    switch self {
    case .wrongSequence(let expected, let actual):
      "Run \(run) expects event \(expected) next and got event \(actual)."
    case .differentEvent(let seq):
      "Event \(seq) of run \(run) is there already, and is another one."
    case .impossibleEvent(let seq, let reason):
      "Event \(seq) of run \(run) cannot be: \(reason.phrase)."
    case .notOpen:
      "Run \(run) is not open, so nothing can be added to it."
    case .notAsAppended(let fault):
      "Run \(run) was not stored as it was appended, so it was not sealed: \(fault.phrase)."
    case .undecodable(let seq, let error):
      "Event \(seq) of run \(run) cannot be read: \(error)."
    case .stillWritten:
      "Run \(run) is being written, so it was not removed. Wait until it is done."
    case .notAsRecorded(let fault):
      """
      Run \(run) is not what was recorded: \(fault). It is not shown; see all that is wrong \
      with: whalesim verify
      """
    }
  }
}

extension ImpossibleEvent {
  fileprivate var phrase: String {
    switch self {
    case .clockWentBack(let from, let to): "its time is \(to) ms, after \(from) ms"
    case .causeNotEarlier(let cause): "its cause, event \(cause), is not an earlier event"
    case .parentNotEarlier(let parent): "its parent, event \(parent), is not an earlier event"
    case .depthContradictsParent(let depth, let parent):
      parent == 0
        ? "its depth is \(depth), and it has no parent"
        : "its depth is \(depth), and its parent is event \(parent)"
    }
  }
}

extension SealFault {
  fileprivate var phrase: String {
    switch self {
    case .count(let appended, let stored):
      "\(appended) events were appended and \(stored) are stored"
    case .finalHash: "its last event has another hash"
    }
  }
}

package import Lifecycle
package import SQLite

/// Why the log could not do what was asked of it.
package enum EventLogError: Error, Hashable, Sendable {
  /// The file, or the disk it is on, is the matter.
  case file(path: String, FileFault)
  /// One run is the matter.
  case run(name: String, RunFault)
  /// No run goes by that name, number or `last`.
  case noSuchRun(String)
  /// The run ends before that event.
  case noSuchEvent(run: String, Sequence, last: Sequence)
  /// Not one single query that only reads.
  case notAQuery(sql: String)
}

/// What is the matter with a log file.
package enum FileFault: Hashable, Sendable {
  /// There is no file, and none was to be made.
  case missing
  /// The folder in which the file would stand does not exist.
  case folderMissing
  case isFolder
  /// A pipe, a socket or a device.
  case notAFile
  /// A file that was to be made is there already.
  case alreadyThere
  case notReadable
  /// The file, or the folder it stands in, can only be read.
  case notWritable
  case notADatabase
  /// A database of another program.
  case foreign
  /// A log of a version that this program does not know yet.
  case newer(version: Int64)
  /// A log of an older version, which has to be brought up to date by a writer first.
  case older(version: Int64)
  /// Contents of the file contradict each other.
  case damaged(detail: String)
  /// A table or view is not as this program makes it; `what` says which, as half a sentence.
  case changedSchema(what: String)
  /// The last changes stand in a second file, which cannot be read without writing.
  case unfinishedInReadOnlyFolder
  /// Another program holds the file for longer than a writer waits.
  case locked
  case diskFull
  case inputOutput(detail: String)
  /// The log was opened for reading, and something was to be written.
  case openedForReading
  /// The log has no run at all.
  case noRuns
  /// What SQLite says and none of the above explains.
  case other(SQLiteError)
}

/// What is the matter with a run.
package enum RunFault: Error, Hashable, Sendable {
  /// An event came at another place than the next.
  case wrongSequence(expected: Sequence, actual: Sequence)
  /// At that place stands another event already.
  case differentEvent(Sequence)
  case impossibleEvent(Sequence, ImpossibleEvent)
  /// The run is sealed, interrupted, or gone with the transaction it was begun in.
  case notOpen
  /// What is stored is not what was appended.
  case notAsAppended(SealFault)
  case undecodable(Sequence, EventDecodingError)
  /// It was to be removed while another process is writing it.
  case stillWritten
  /// The stored events are not those that were recorded.
  case notAsRecorded(ChainFault)
}

/// What no event can be like, whatever happened.
package enum ImpossibleEvent: Hashable, Sendable {
  /// Earlier than the event before it.
  case clockWentBack(from: Milliseconds, to: Milliseconds)
  case causeNotEarlier(Sequence)
  case parentNotEarlier(Sequence)
  /// Inside a callback without a parent, or the reverse.
  case depthContradictsParent(depth: Int32, parent: Sequence)
}

/// What a run is found to lack when it is sealed.
package enum SealFault: Hashable, Sendable {
  case count(appended: Sequence, stored: Int64)
  case finalHash
}

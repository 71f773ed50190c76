package import Lifecycle
import SQLite

/// Appends the events of one run.
///
/// Outside a transaction every call is one of its own. Whoever appends much wraps it in
/// `EventLog.transaction`.
package final class RunWriter {
  package let id: RunID
  /// `cold-start#3`.
  package let name: String
  let log: EventLog
  let writing: WriteStatements
  /// The hash before the first event.
  private let start: Digest
  private var chain: EventChain
  private var projection: (any LiveProjection)?
  private var isOpen = true
  /// What to go back to when the transaction is undone; nil while the run has no part in one.
  private var checkpoint: Checkpoint?

  /// Where a run was when it first took part in a transaction.
  private struct Checkpoint {
    var position: EventChain.Position
    var projection: (any LiveProjection)?
    /// Whether the run was there, and open.
    var isOpen: Bool
  }

  /// A writer of the run `id`, which the open transaction has just made.
  init(id: RunID, name: String, start: Digest, log: EventLog, writing: WriteStatements) {
    self.id = id
    self.name = name
    self.log = log
    self.writing = writing
    self.start = start
    chain = EventChain(start: start)
    projection = log.projector?.init()
    checkpoint = Checkpoint(position: chain.position, projection: projection, isOpen: false)
    log.touched.append(self)
  }

  /// The run's last event, and the hash up to it.
  package var position: EventChain.Position { chain.position }
}

extension RunWriter {
  /// Appends `record`, whose symbols come from `symbols`.
  ///
  /// It must be the run's next event. An event that is there already, the same in every column, is
  /// quietly nothing, so that whoever is not sure of an append can repeat it.
  package func append(
    _ record: EventRecord, symbols: SymbolTable
  ) throws(EventLogError) {
    if log.isInTransaction {
      try add(record, symbols)
    } else {
      try log.transaction { () throws(EventLogError) in try add(record, symbols) }
    }
  }

  /// Appends `records` in order, as `append(_:symbols:)` does each.
  package func append(
    _ records: [EventRecord], symbols: SymbolTable
  ) throws(EventLogError) {
    try log.transaction { () throws(EventLogError) in
      for record in records { try add(record, symbols) }
    }
  }

  private func add(_ record: EventRecord, _ symbols: SymbolTable) throws(EventLogError) {
    try join()
    let last = chain.position
    guard record.seq == last.seq + 1 else { return try repeated(record, symbols) }
    if let reason = chain.impossibility(of: record) {
      throw .run(name: name, .impossibleEvent(record.seq, reason))
    }
    let hash = chain.compose(record, after: last.hash, symbols)
    do throws(SQLiteError) {
      try writing.insert(record, of: id, from: chain)
    } catch {
      // Somebody else has appended to this run: its place is taken.
      guard error.code == .constraintPrimaryKey else {
        throw .file(path: log.path, FileFault(error))
      }
      throw .run(name: name, .differentEvent(record.seq))
    }
    chain.move(to: record, hash)
    projection?.apply(record, symbols: symbols)
  }

  /// Takes part in the open transaction.
  private func join() throws(EventLogError) {
    guard isOpen else { throw .run(name: name, .notOpen) }
    guard checkpoint == nil else { return }
    checkpoint = Checkpoint(position: chain.position, projection: projection, isOpen: true)
    log.touched.append(self)
  }

  /// Accepts an event that is there already, and refuses any other that is not the next.
  private func repeated(_ record: EventRecord, _ symbols: SymbolTable) throws(EventLogError) {
    let last = chain.position
    guard record.seq >= 1, record.seq <= last.seq else {
      throw .run(
        name: name, .wrongSequence(expected: last.seq + 1, actual: record.seq))
    }
    let run = id
    let (before, stored) = try translating(log.path) { () throws(SQLiteError) in
      (try writing.hash(of: run, at: record.seq - 1), try writing.hash(of: run, at: record.seq))
    }
    let link = record.seq == 1 ? start : before.flatMap { Digest(hex: $0) }
    guard let link, let stored, chain.compose(record, after: link, symbols).hex == stored else {
      throw .run(name: name, .differentEvent(record.seq))
    }
  }
}

extension RunWriter {
  /// Ends the run with what came of it, and says how many events it has and their hash.
  ///
  /// Order, clock and causes were checked event by event. What is left to check is that the file
  /// holds what was appended: as many events, and the last with the hash that covers them all.
  package func seal(verdict: String) throws(EventLogError) -> SealedRun {
    try log.transaction { () throws(EventLogError) in
      try join()
      let run = id
      let last = chain.position
      let stored = try translating(log.path) { () throws(SQLiteError) in
        try writing.contents(of: run)
      }
      guard stored.count == Int64(last.seq) else {
        throw .run(
          name: name, .notAsAppended(.count(appended: last.seq, stored: stored.count)))
      }
      guard stored.lastHash.map({ $0 == last.hash.hex }) ?? (last.seq == 0) else {
        throw .run(name: name, .notAsAppended(.finalHash))
      }
      try translating(log.path) { () throws(SQLiteError) in
        try writing.seal(run, verdict: verdict, count: last.seq, hash: last.hash)
      }
      isOpen = false
      return SealedRun(id: id, name: name, eventCount: last.seq, finalHash: last.hash)
    }
  }

  /// Writes the derived tables of the events appended since they were written last.
  func writeProjection() throws(EventLogError) {
    guard let changes = projection?.takeChanges(), let version = log.projector?.version else {
      return
    }
    let run = id
    try translating(log.path) { () throws(SQLiteError) in
      try writing.projections.write(changes, of: run, version: version)
    }
  }

  /// The transaction is committed.
  func settle() {
    checkpoint = nil
  }

  /// The transaction is undone: the run is again where it was before.
  func revert() {
    guard let checkpoint else { return }
    chain.move(back: checkpoint.position)
    projection = checkpoint.projection
    isOpen = checkpoint.isOpen
    self.checkpoint = nil
  }
}

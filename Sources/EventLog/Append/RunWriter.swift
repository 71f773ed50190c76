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
  private let description: RunDescription
  private let log: EventLog
  private let writing: WriteStatements
  /// The hash before the first event.
  private let start: Digest
  private var progress: RunProgress

  /// A writer of the run `id`, which the open transaction has just made.
  init(
    id: RunID, name: String, description: RunDescription, start: Digest, log: EventLog,
    writing: WriteStatements
  ) {
    self.description = description
    self.id = id
    self.name = name
    self.log = log
    self.writing = writing
    self.start = start
    progress = RunProgress(start: start, projection: log.projector?.init())
    log.touched.append(self)
  }

  /// The run's last event, and the hash up to it.
  package var position: EventChain.Position { progress.chain.position }
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
      try join()
      try add(record, to: &progress, symbols)
    } else {
      try append([record], symbols: symbols)
    }
  }

  /// Appends `records` in order, as `append(_:symbols:)` does each.
  package func append(
    _ records: [EventRecord], symbols: SymbolTable
  ) throws(EventLogError) {
    try log.transaction { () throws(EventLogError) in
      try join()
      for record in records { try add(record, to: &progress, symbols) }
    }
  }

  /// Takes part in the open transaction.
  private func join() throws(EventLogError) {
    guard progress.isOpen else { throw .run(name: name, .notOpen) }
    guard !progress.isJoined else { return }
    progress.join()
    log.touched.append(self)
  }

  private func add(
    _ record: EventRecord, to progress: inout RunProgress, _ symbols: SymbolTable
  ) throws(EventLogError) {
    guard record.seq == progress.chain.position.seq + 1 else {
      return try accept(record, repeating: &progress.chain, symbols)
    }
    if let reason = progress.chain.impossibility(of: record) {
      throw .run(name: name, .impossibleEvent(record.seq, reason))
    }
    do throws(SQLiteError) {
      try progress.add(record, of: id, with: writing, symbols)
    } catch {
      // Somebody else has appended to this run: its place is taken.
      guard error.code == .constraintPrimaryKey else {
        throw .file(path: log.path, FileFault(error))
      }
      throw .run(name: name, .differentEvent(record.seq))
    }
  }

  /// Accepts an event that is there already, and refuses any other that is not the next.
  private func accept(
    _ record: EventRecord, repeating chain: inout EventChain, _ symbols: SymbolTable
  ) throws(EventLogError) {
    let last = chain.position.seq
    guard record.seq >= 1, record.seq <= last else {
      throw .run(name: name, .wrongSequence(expected: last + 1, actual: record.seq))
    }
    let (before, stored) = try translating(log.path) { () throws(SQLiteError) in
      (try writing.hash(of: id, at: record.seq - 1), try writing.hash(of: id, at: record.seq))
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
  ///
  /// `assertions` is what the scenario expected and what came. The first run of a scenario that
  /// passes becomes the one that later ones are compared with.
  package func seal(
    verdict: String, assertions: [Assertion] = []
  ) throws(EventLogError) -> SealedRun {
    try log.transaction { () throws(EventLogError) in
      try join()
      let last = position
      let stored = try translating(log.path) { () throws(SQLiteError) in
        try writing.contents(of: id)
      }
      guard stored.count == Int64(last.seq) else {
        throw .run(
          name: name, .notAsAppended(.count(appended: last.seq, stored: stored.count)))
      }
      guard stored.lastHash.map({ $0 == last.hash.hex }) ?? (last.seq == 0) else {
        throw .run(name: name, .notAsAppended(.finalHash))
      }
      try translating(log.path) { () throws(SQLiteError) in
        let seal = RunSeal.hash(
          of: description, name: name, verdict: verdict, finalHash: last.hash, assertions)
        try writing.seal(
          id, verdict: verdict, count: last.seq, hash: last.hash, seal: seal)
        try writing.insert(assertions, of: id)
      }
      progress.close()
      return SealedRun(id: id, name: name, eventCount: last.seq, finalHash: last.hash)
    }
  }

  /// Writes the derived tables of the events appended since they were written last.
  func writeProjection() throws(EventLogError) {
    guard let changes = progress.takeChanges(), let version = log.projector?.version else {
      return
    }
    try translating(log.path) { () throws(SQLiteError) in
      try writing.projections.write(changes, of: id, version: version)
    }
  }

  /// The transaction is committed.
  func settle() { progress.settle() }

  /// The transaction is undone: the run is again where it was before.
  func revert() { progress.revert() }
}

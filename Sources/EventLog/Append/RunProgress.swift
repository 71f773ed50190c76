import Lifecycle
import SQLite

/// How far a run has come: its chain, and what is derived of it.
///
/// All that changes with each event stands in this one value, so that a writer, which is a class,
/// is entered once for an event and not once for each part.
struct RunProgress: ~Copyable {
  var chain: EventChain
  private var projection: (any LiveProjection)?
  private(set) var isOpen = true
  /// Whether the run takes part in the open transaction.
  private(set) var isJoined = false
  /// What to go back to when that transaction is undone.
  private var checkpoint: Checkpoint?

  /// Where a run was when it first took part in a transaction.
  private struct Checkpoint {
    var position: EventChain.Position
    var projection: (any LiveProjection)?
    /// Whether the run was there, and open.
    var isOpen: Bool
  }

  /// The progress of a run that the open transaction has just made.
  init(start: Digest, projection: (any LiveProjection)?) {
    chain = EventChain(start: start)
    self.projection = projection
    isJoined = true
    checkpoint = Checkpoint(position: chain.position, projection: projection, isOpen: false)
  }

  /// Takes part in the open transaction.
  mutating func join() {
    isJoined = true
    checkpoint = Checkpoint(position: chain.position, projection: projection, isOpen: isOpen)
  }

  /// Adds `record`, which must be the next event of `run`, and writes it.
  mutating func add(
    _ record: EventRecord, of run: RunID, with writing: WriteStatements, _ symbols: SymbolTable
  ) throws(SQLiteError) {
    let hash = chain.compose(record, after: chain.position.hash, symbols)
    try writing.insert(record, of: run, from: chain)
    chain.move(to: record, hash)
    projection?.apply(record, symbols: symbols)
  }

  /// The rows derived of the events since this was asked last; nil where nothing is derived.
  mutating func takeChanges() -> ProjectionChanges? {
    projection?.takeChanges()
  }

  /// The run is sealed.
  mutating func close() {
    isOpen = false
  }

  /// The transaction is committed.
  mutating func settle() {
    isJoined = false
    checkpoint = nil
  }

  /// The transaction is undone: the run is again where it was before.
  mutating func revert() {
    guard let checkpoint else { return }
    chain.move(back: checkpoint.position)
    projection = checkpoint.projection
    isOpen = checkpoint.isOpen
    settle()
  }
}

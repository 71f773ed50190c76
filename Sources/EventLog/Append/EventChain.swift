package import Lifecycle

/// The hash chain of a run: each event's hash covers the hash before it, and so all events so far.
///
/// An event's hash is the SHA3-256 of this text, in which `|` separates and NULL is nothing:
///
///     hash before|seq|at_ms|channel|kind|subject|session|depth|parent_seq|cause_seq|
///     payload_version|payload
///
/// The hash before is written as 64 lower-case hexadecimal digits; before the first event it is
/// `RunDescription.chainStart`. Only what the scenario determines goes in, so equal final hashes
/// mean equal runs.
package struct EventChain: ~Copyable {
  /// The version of all this, as column `format` has it.
  package static let format: Int64 = 1

  /// How far a chain has come.
  package struct Position: Hashable, Sendable {
    /// The hash of the event at `seq`, or the start's at 0.
    package var hash: Digest
    package var seq: Sequence
    package var at: Milliseconds
  }

  package private(set) var position: Position
  /// Holds the text of the event composed last, once it is hashed with its own hash in front.
  private var writer = PayloadWriter()
  /// The hash that stands in front of the text.
  private var front: Digest?
  private(set) var columns = Columns()

  /// Where in the text the columns of the event composed last begin and end.
  struct Columns {
    let hash = 0..<Digest.hexCount
    var channel = 0..<0
    var kind = 0..<0
    /// Empty for an event without a subject.
    var subject = 0..<0
    var payload = 0..<0
  }

  /// A chain that begins with `start`.
  package init(start: Digest) {
    position = Position(hash: start, seq: 0, at: 0)
  }

  /// Adds `record`, which must be the next event. Its symbols come from `symbols`.
  package mutating func append(
    _ record: EventRecord, symbols: SymbolTable
  ) throws(RunFault) {
    guard record.seq == position.seq + 1 else {
      throw .wrongSequence(expected: position.seq + 1, actual: record.seq)
    }
    if let reason = impossibility(of: record) { throw .impossibleEvent(record.seq, reason) }
    move(to: record, compose(record, after: position.hash, symbols))
  }

  /// What makes `record` impossible after the events so far; nil if nothing does.
  func impossibility(of record: EventRecord) -> ImpossibleEvent? {
    if record.at < position.at { return .clockWentBack(from: position.at, to: record.at) }
    if record.cause < 0 || record.cause >= record.seq { return .causeNotEarlier(record.cause) }
    if record.parent < 0 || record.parent >= record.seq {
      return .parentNotEarlier(record.parent)
    }
    if record.depth < 0 || (record.depth == 0) != (record.parent == 0) {
      return .depthContradictsParent(depth: record.depth, parent: record.parent)
    }
    return nil
  }

  /// Makes the event whose hash is `hash` the last one.
  mutating func move(to record: EventRecord, _ hash: Digest) {
    position = Position(hash: hash, seq: record.seq, at: record.at)
  }

  /// Goes back to where the chain was.
  mutating func move(back position: Position) {
    self.position = position
  }

  /// Composes the text of `record` and gives its hash, which then stands in front of the text.
  mutating func compose(
    _ record: EventRecord, after before: Digest, _ symbols: SymbolTable
  ) -> Digest {
    let kind = record.event.kind
    if front == before {
      writer.buffer.truncate(to: Digest.hexCount)
    } else {
      writer.buffer.truncate(to: 0)
      writer.buffer.append(before)
    }
    integer(Int64(record.seq))
    integer(record.at)
    columns.channel = text(kind.channel.rawValue)
    columns.kind = text(kind.rawValue)
    columns.subject = subject(record.event.subject, symbols)
    optional(record.session)
    integer(Int64(record.depth))
    optional(record.parent)
    optional(record.cause)
    integer(EventDictionary.payloadVersion)
    separator()
    let start = writer.buffer.count
    writer.write(record.event, symbols)
    columns.payload = start..<writer.buffer.count
    let hash = SHA3.hash256(writer.buffer.bytes())
    hash.writeHex(to: writer.buffer.start)
    front = hash
    return hash
  }

  /// The text of the event composed last, from whose places `columns` tells the columns apart.
  var text: UnsafePointer<UInt8> {
    UnsafePointer(writer.buffer.start)
  }
}

extension EventChain {
  private mutating func separator() {
    writer.buffer.append(UInt8(ascii: "|"))
  }

  private mutating func integer(_ value: Int64) {
    separator()
    writer.buffer.append(value)
  }

  /// Appends a number that is NULL when it is 0.
  private mutating func optional(_ value: Int32) {
    separator()
    if value != 0 { writer.buffer.append(Int64(value)) }
  }

  private mutating func text(_ value: String) -> Range<Int> {
    separator()
    let start = writer.buffer.count
    writer.buffer.append(value)
    return start..<writer.buffer.count
  }

  private mutating func subject(_ value: Subject?, _ symbols: SymbolTable) -> Range<Int> {
    separator()
    let start = writer.buffer.count
    if let value { writer.buffer.append(value, symbols) }
    return start..<writer.buffer.count
  }
}

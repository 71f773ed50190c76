import EventLog
import Lifecycle

/// Every resolver as the events so far make it (ruling 10).
struct ResolverFold {
  private struct Resolver {
    var ordinal: Ordinal
    var outcome = "waiting"
    var openedSeq: Sequence
    var openedAt: Milliseconds
    var deadline: Milliseconds
    var settledSeq: Sequence?
    var lateAnswers: Int64 = 0
    var position: Sequence
    var isChanged = true
  }

  private var resolvers: [Resolver] = []

  /// Takes in the next event.
  mutating func apply(_ record: EventRecord) {
    if case .resolverOpened(let ordinal, let deadline) = record.event {
      resolvers.append(
        Resolver(
          ordinal: ordinal, openedSeq: record.seq, openedAt: record.at, deadline: deadline,
          position: record.seq))
    } else if case .resolverSettled(let ordinal, let outcome) = record.event {
      change(ordinal, record) { resolver in
        resolver.outcome = outcome.rawValue
        resolver.settledSeq = record.seq
      }
    } else if case .lateAnswer(let ordinal, _) = record.event {
      change(ordinal, record) { $0.lateAnswers += 1 }
    } else if case .processEnded = record.event, let last = resolvers.last,
      last.settledSeq == nil
    {
      change(last.ordinal, record) { resolver in
        resolver.outcome = "processEnded"
        resolver.settledSeq = record.seq
      }
    }
  }

  private mutating func change(
    _ ordinal: Ordinal, _ record: EventRecord, _ body: (inout Resolver) -> Void
  ) {
    guard let index = resolvers.lastIndex(where: { $0.ordinal == ordinal }) else { return }
    body(&resolvers[index])
    resolvers[index].isChanged = true
    resolvers[index].position = record.seq
  }

  /// The rows that have changed since they were taken last.
  mutating func takeRows() -> [DerivedRow] {
    var rows: [DerivedRow] = []
    for index in resolvers.indices where resolvers[index].isChanged {
      let resolver = resolvers[index]
      rows.append(
        DerivedRow(
          .resolvers,
          [
            .integer(Int64(resolver.ordinal)), .text(resolver.outcome),
            .integer(Int64(resolver.openedSeq)), .integer(resolver.openedAt),
            .integer(resolver.deadline), .init(resolver.settledSeq.map { Int64($0) }),
            .integer(resolver.lateAnswers),
          ], position: resolver.position))
      resolvers[index].isChanged = false
    }
    return rows
  }
}

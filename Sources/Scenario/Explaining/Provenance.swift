package import Lifecycle
import Simulator

/// What in a scenario an event of its run comes from.
package enum Origin: Hashable, Sendable {
  case step(SourceSpan)
  case reaction(SourceSpan)
  case reply(SourceSpan)
  /// A reaction of the preset, which stands in no file.
  case preset
}

/// Finds the places in a scenario that the events of its run come from.
///
/// It goes by the file and the events alone, as they are recorded, and plays nothing: which
/// reaction fitted a callback and which reply a request took follows from the format's rules.
package struct Provenance {
  private let file: ScenarioFile
  private let events: [EventRecord]
  private let symbols: SymbolTable
  /// For each request the reply it took, by its place in the file. For look-ups only.
  private var replyOfRequest: [Ordinal: Int] = [:]

  /// - Parameter events: the whole run in order, whose symbols come from `symbols`.
  package init(file: ScenarioFile, events: [EventRecord], symbols: SymbolTable) {
    self.file = file
    self.events = events
    self.symbols = symbols
    assignReplies()
  }

  /// Where the scenario says what event `seq` does; nil for what follows from other events.
  package func origin(of seq: Sequence) -> Origin? {
    guard seq >= 1, Int(seq) <= events.count else { return nil }
    let record = events[Int(seq) - 1]
    if case .stepBegan(let index, _, _) = record.event {
      let place = Int(index) - 1
      return file.steps.indices.contains(place) ? .step(file.steps[place].firstKey) : nil
    }
    if case .replyArrived(let reply, _) = record.event { return self.reply(to: reply.request) }
    if case .replyIgnored(let reply, _) = record.event { return self.reply(to: reply.request) }
    return record.event.kind.channel == .host ? reaction(to: record.cause) : nil
  }

  private func reply(to request: Ordinal) -> Origin? {
    guard let index = replyOfRequest[request], file.replies.indices.contains(index) else {
      return nil
    }
    return .reply(file.replies[index])
  }

  /// The reaction to what event `seq` told the host; nil if it told it nothing.
  private func reaction(to seq: Sequence) -> Origin? {
    guard seq >= 1, let occasion = HostOccasion(events[Int(seq) - 1].event) else { return nil }
    for (index, reaction) in file.script.host.reactions.enumerated()
    where reaction.trigger == occasion.trigger {
      let fits = reaction.conditions.allSatisfy {
        occasion.argument($0.argument, symbols: symbols)?.hasSameBytes(as: $0.text) ?? false
      }
      if fits, let span = file.reactions[index].firstKey { return .reaction(span) }
    }
    return .preset
  }

  /// Replies are taken in the order of the file, each by the next request to its endpoint; a
  /// request that goes out offline takes none (D6).
  private mutating func assignReplies() {
    let replies = file.script.server.replies
    var isTaken = Array(repeating: false, count: replies.count)
    var isOffline = file.script.server.isOffline
    for record in events {
      if case .networkLost = record.event { isOffline = true }
      if case .networkBack = record.event { isOffline = false }
      guard case .requestSent(let sent) = record.event, !isOffline,
        let index = replies.indices.first(where: {
          !isTaken[$0] && replies[$0].endpoint == sent.endpoint
        })
      else { continue }
      isTaken[index] = true
      replyOfRequest[sent.request] = index
    }
  }
}

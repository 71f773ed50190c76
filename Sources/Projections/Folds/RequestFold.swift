import EventLog
import Lifecycle

/// Every request as the events so far make it. Only what is still open can change.
struct RequestFold {
  private struct Request {
    var ordinal: Ordinal
    var endpoint = Endpoint.request
    var path: String?
    var credential: String?
    var attempts: Int64 = 0
    var outcome: String
    var isIgnored = false
    var sent: (seq: Int64, at: Int64)?
    var reply: (seq: Int64, at: Int64)?
    var position: Sequence
    var isChanged = true
    var isOpen = true
  }

  /// The requests that are open or have changed since the rows were taken last, in order.
  private var requests: [Request] = []

  /// Takes in the next event.
  mutating func apply(_ record: EventRecord, _ symbols: SymbolTable) {
    let event = record.event
    if case .requestSent(let sent) = event {
      change(sent.request, record) { request in
        request.endpoint = sent.endpoint
        request.path = sent.path.map { symbols[$0] } ?? request.path
        request.credential = symbols[sent.credential]
        request.attempts += 1
        request.outcome = "waiting"
        request.isOpen = true
        request.sent = (Int64(record.seq), record.at)
      }
    } else if case .replyArrived(let reply, _) = event {
      settle(reply, isIgnored: false, record)
    } else if case .replyIgnored(let reply, _) = event {
      settle(reply, isIgnored: true, record)
    } else if case .requestDeferred(let deferred) = event {
      change(deferred.request, record) { request in
        request.path = symbols[deferred.path]
        request.outcome = "deferred"
        request.isOpen = true
      }
    } else if case .requestDropped(let ordinal, let path) = event {
      change(ordinal, record) { request in
        request.path = symbols[path]
        request.outcome = "dropped"
        request.isOpen = false
      }
    } else if case .processEnded = event {
      for index in requests.indices where requests[index].isOpen {
        requests[index].outcome = "processEnded"
        requests[index].isOpen = false
        requests[index].isChanged = true
        requests[index].position = record.seq
      }
    }
  }

  private mutating func settle(_ reply: Reply, isIgnored: Bool, _ record: EventRecord) {
    change(reply.request, record) { request in
      request.outcome = reply.outcome.word
      request.isIgnored = isIgnored
      request.isOpen = false
      request.reply = (Int64(record.seq), record.at)
    }
  }

  /// Changes a request, which begins with its first event.
  private mutating func change(
    _ ordinal: Ordinal, _ record: EventRecord, _ body: (inout Request) -> Void
  ) {
    let index: Int
    if let known = requests.lastIndex(where: { $0.ordinal == ordinal }) {
      index = known
    } else {
      index = requests.endIndex
      requests.append(Request(ordinal: ordinal, outcome: "waiting", position: record.seq))
    }
    body(&requests[index])
    requests[index].isChanged = true
    requests[index].position = record.seq
  }

  /// The rows that have changed since they were taken last.
  ///
  /// A request that was answered may be sent again, after a renewal, so it stays here for as long
  /// as its run does; a run has few.
  mutating func takeRows() -> [DerivedRow] {
    var rows: [DerivedRow] = []
    for index in requests.indices where requests[index].isChanged {
      rows.append(row(requests[index]))
      requests[index].isChanged = false
    }
    return rows
  }

  private func row(_ request: Request) -> DerivedRow {
    DerivedRow(
      .requests,
      [
        .integer(Int64(request.ordinal)), .text(request.endpoint.rawValue),
        .init(request.path), .init(request.credential),
        .integer(request.attempts), .text(request.outcome),
        .integer(request.isIgnored ? 1 : 0), .init(request.sent?.seq), .init(request.sent?.at),
        .init(request.reply?.seq), .init(request.reply?.at),
      ], position: request.position)
  }
}

extension ReplyOutcome {
  /// As a scenario writes it.
  fileprivate var word: String {
    switch self {
    case .success: "200"
    case .refused(let code), .serverError(let code): "\(code)"
    case .offline: "offline"
    case .timeout: "timeout"
    case .malformed: "malformed"
    }
  }
}

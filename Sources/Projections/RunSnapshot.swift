package import EventLog
package import Lifecycle

/// The state of a run at a point of it, in texts instead of symbols.
package struct RunSnapshot: Hashable, Sendable {
  /// The last event before the point, and its time; 0 before the first.
  package var seq: Sequence
  package var at: Milliseconds
  package var status: SDKStatus
  /// The event that made it so; 0 if it has always been so.
  package var statusSince: Sequence
  package var pageCount: Int32
  /// The open pages, lowest first.
  package var pages: [PageSnapshot]
  /// The session that runs; nil outside one.
  package var session: SessionSnapshot?
}

/// An open page.
package struct PageSnapshot: Hashable, Sendable {
  package var page: Ordinal
  package var url: String
  package var style: PageStyle
  package var openedSeq: Sequence
}

/// A running session. Credentials are symbols, never values, and nil once they are forgotten.
package struct SessionSnapshot: Hashable, Sendable {
  package var session: SessionOrdinal
  package var account: String
  package var token: String?
  package var refreshToken: String?
  package var renewals: Int32
  package var startSeq: Sequence
}

extension RunSnapshot {
  /// What `state` says, with the texts of its symbols.
  package init(_ state: RunState, symbols: SymbolTable) {
    seq = state.position
    at = state.at
    status = state.status.status
    statusSince = state.status.sinceSeq
    pageCount = state.pages.count
    pages = state.pages.stack.map { open in
      PageSnapshot(
        page: open.page.page, url: symbols[open.page.url], style: open.page.style,
        openedSeq: open.openedSeq)
    }
    session = state.session.running.map { session in
      SessionSnapshot(
        session: session.ordinal, account: symbols[session.account],
        token: session.token.map { symbols[$0] },
        refreshToken: session.refreshToken.map { symbols[$0] },
        renewals: session.renewals, startSeq: session.startSeq)
    }
  }
}

extension EventLog {
  /// The state of a recorded run at `point`.
  package func snapshot(
    of run: RunInfo, at point: RunPoint
  ) throws(EventLogError) -> RunSnapshot {
    var state = RunState()
    var cursor = try events(of: run)
    while let record = try cursor.next(), point.includes(record) { state.apply(record) }
    return RunSnapshot(state, symbols: cursor.symbols)
  }
}

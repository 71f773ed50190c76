package import EventLog
package import Lifecycle

/// Derives the tables of projections of one run.
///
/// The log drives it while events are appended; a rebuild drives it over events read back. So both
/// follow the same rules.
package struct RunProjections: LiveProjection {
  package static let version: Int64 = 1

  /// The state after the events so far.
  package private(set) var state = RunState()
  /// The rows that have changed, in the order of their first change.
  private var pages: [PageRow] = []
  private var sessions: [SessionRow] = []
  private var push = PushFold()
  private var config = ConfigFold()
  private var requests = RequestFold()
  private var resolvers = ResolverFold()
  /// Where a page's row stands among `pages`, for finding it again.
  private var pagePlaces: [Ordinal: Int] = [:]

  package init() {}

  package mutating func apply(_ record: EventRecord, symbols: SymbolTable) {
    push.apply(record, symbols)
    config.apply(record, symbols)
    requests.apply(record, symbols)
    resolvers.apply(record)
    let before = state.session.latest?.position
    if case .processEnded = record.event { closeAll(record.seq, symbols) }
    if case .pageClosed(let page, _) = record.event { close(page, record.seq, symbols) }
    state.apply(record)
    if case .pageOpened(let page) = record.event {
      note(row(OpenPage(page: page, openedSeq: record.seq), closedSeq: nil, record.seq, symbols))
    }
    if let session = state.session.latest, session.position != before {
      note(row(session, symbols))
    }
  }

  package mutating func takeChanges() -> ProjectionChanges {
    let status = state.status
    defer {
      pages.removeAll(keepingCapacity: true)
      pagePlaces.removeAll(keepingCapacity: true)
      sessions.removeAll(keepingCapacity: true)
    }
    return ProjectionChanges(
      position: state.position,
      status: StatusRow(
        status: status.status, sinceSeq: status.sinceSeq, sinceMs: status.sinceMs),
      openPages: state.pages.count,
      pages: pages.sorted { $0.page < $1.page },
      sessions: sessions.sorted { $0.session < $1.session },
      others: [push.row(at: state.position), config.row(at: state.position)]
        + requests.takeRows() + resolvers.takeRows())
  }
}

extension RunProjections {
  private mutating func closeAll(_ seq: Sequence, _ symbols: SymbolTable) {
    for page in state.pages.stack { note(row(page, closedSeq: seq, seq, symbols)) }
  }

  private mutating func close(_ page: Ordinal, _ seq: Sequence, _ symbols: SymbolTable) {
    guard let open = state.pages.stack.first(where: { $0.page.page == page }) else { return }
    note(row(open, closedSeq: seq, seq, symbols))
  }

  /// Keeps a row to be written, in place of an earlier one of the same page.
  private mutating func note(_ row: PageRow) {
    if let place = pagePlaces[row.page] {
      pages[place] = row
    } else {
      pagePlaces[row.page] = pages.count
      pages.append(row)
    }
  }

  /// As for a page. Only the latest session changes, so its row is the last.
  private mutating func note(_ row: SessionRow) {
    if let last = sessions.indices.last, sessions[last].session == row.session {
      sessions[last] = row
    } else {
      sessions.append(row)
    }
  }

  private func row(
    _ open: OpenPage, closedSeq: Sequence?, _ position: Sequence, _ symbols: SymbolTable
  ) -> PageRow {
    PageRow(
      page: open.page.page, url: symbols[open.page.url], style: open.page.style,
      orientation: open.page.orientation, replaces: open.page.replaces,
      openedSeq: open.openedSeq, closedSeq: closedSeq, position: position)
  }

  private func row(_ session: Session, _ symbols: SymbolTable) -> SessionRow {
    SessionRow(
      session: session.ordinal, account: symbols[session.account],
      token: session.token.map { symbols[$0] },
      refreshToken: session.refreshToken.map { symbols[$0] }, renewals: session.renewals,
      outcome: session.outcome, startSeq: session.startSeq, endSeq: session.endSeq,
      position: session.position)
  }
}

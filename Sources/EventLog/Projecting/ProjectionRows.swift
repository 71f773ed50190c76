package import Lifecycle

/// The row of table `sdk_status`.
package struct StatusRow: Hashable, Sendable {
  package var status: SDKStatus
  /// The event that made it so; 0 if it has always been so.
  package var sinceSeq: Sequence
  package var sinceMs: Milliseconds

  package init(status: SDKStatus, sinceSeq: Sequence, sinceMs: Milliseconds) {
    self.status = status
    self.sinceSeq = sinceSeq
    self.sinceMs = sinceMs
  }
}

/// A row of table `pages`.
package struct PageRow: Hashable, Sendable {
  package var page: Ordinal
  package var url: String
  package var style: PageStyle
  package var orientation: Orientation
  package var replaces: Ordinal?
  package var openedSeq: Sequence
  /// nil while it is open.
  package var closedSeq: Sequence?
  /// The last event that changed the row.
  package var position: Sequence

  package init(
    page: Ordinal, url: String, style: PageStyle, orientation: Orientation, replaces: Ordinal?,
    openedSeq: Sequence, closedSeq: Sequence?, position: Sequence
  ) {
    self.page = page
    self.url = url
    self.style = style
    self.orientation = orientation
    self.replaces = replaces
    self.openedSeq = openedSeq
    self.closedSeq = closedSeq
    self.position = position
  }
}

/// A row of table `sessions`.
package struct SessionRow: Hashable, Sendable {
  package var session: SessionOrdinal
  package var account: String
  /// Symbols; nil once the SDK has forgotten them.
  package var token: String?
  package var refreshToken: String?
  package var renewals: Int32
  package var outcome: SessionOutcome
  package var startSeq: Sequence
  /// nil while it runs.
  package var endSeq: Sequence?
  /// The last event that changed the row.
  package var position: Sequence

  package init(
    session: SessionOrdinal, account: String, token: String?, refreshToken: String?,
    renewals: Int32, outcome: SessionOutcome, startSeq: Sequence, endSeq: Sequence?,
    position: Sequence
  ) {
    self.session = session
    self.account = account
    self.token = token
    self.refreshToken = refreshToken
    self.renewals = renewals
    self.outcome = outcome
    self.startSeq = startSeq
    self.endSeq = endSeq
    self.position = position
  }
}

/// What became of a session. The names are a file format.
package enum SessionOutcome: String, Hashable, Sendable, CaseIterable {
  case running
  /// Its startup request failed for good.
  case launchFailed
  /// didRunInError was due before it ended.
  case invalidated
  case destroyedByHost
  case destroyedBySdk
  /// The process ended first, whatever else had happened.
  case processEnded
}

/// The rows of a run's projections that have to be written.
package struct ProjectionChanges: Hashable, Sendable {
  /// The last event taken into account.
  package var position: Sequence
  package var status: StatusRow
  package var openPages: Int32
  /// The pages and sessions that have changed, in the order of their numbers.
  package var pages: [PageRow]
  package var sessions: [SessionRow]
  /// Rows of the other tables, table by table, in the order of their first column.
  package var others: [DerivedRow]

  package init(
    position: Sequence, status: StatusRow, openPages: Int32, pages: [PageRow],
    sessions: [SessionRow], others: [DerivedRow] = []
  ) {
    self.others = others
    self.position = position
    self.status = status
    self.openPages = openPages
    self.pages = pages
    self.sessions = sessions
  }
}

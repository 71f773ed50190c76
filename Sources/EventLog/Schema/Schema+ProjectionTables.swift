extension Schema {
  /// What the events amount to, kept up to date in the transaction that appends them.
  ///
  /// Everything here follows from `events` and can be thrown away and made again.
  static let projectionTables =
    [sdkStatus, pageCount, pages, sessions] + [pushService, configState, requests, resolvers]

  private static let sdkStatus = """
    CREATE TABLE sdk_status (
      -- The SDK's status at the end of each run. Derived from events.
      run_id    INTEGER PRIMARY KEY REFERENCES runs,
      status    TEXT NOT NULL,    -- NotStarted, Starting, Started, IsDestroying
      since_seq INTEGER,          -- the event that made it so; NULL: it has always been so
      since_ms  INTEGER NOT NULL,
      position  INTEGER NOT NULL, -- the last event taken into account
      version   INTEGER NOT NULL  -- of the rules by which this was derived
    ) STRICT
    """

  private static let pageCount = """
    CREATE TABLE page_count (
      -- How many pages of the SDK are open at the end of each run. Derived from events.
      run_id     INTEGER PRIMARY KEY REFERENCES runs,
      open_pages INTEGER NOT NULL,
      position   INTEGER NOT NULL, -- the last event taken into account
      version    INTEGER NOT NULL
    ) STRICT
    """

  private static let pages = """
    CREATE TABLE pages (
      -- Every page that was opened. Those without closed_seq are the stack, lowest first.
      -- Derived from events.
      run_id      INTEGER NOT NULL REFERENCES runs,
      page        INTEGER NOT NULL, -- 1, 2, 3 ... in the order of opening
      url         TEXT NOT NULL,
      style       TEXT NOT NULL,    -- push, present
      orientation TEXT NOT NULL,    -- portrait, landscape
      replaces    INTEGER,          -- the page whose place it took
      opened_seq  INTEGER NOT NULL,
      closed_seq  INTEGER,          -- the end of the process closes all; NULL: still open
      position    INTEGER NOT NULL, -- the last event that changed this row
      version     INTEGER NOT NULL,
      PRIMARY KEY (run_id, page)
    ) STRICT, WITHOUT ROWID
    """

  private static let sessions = """
    CREATE TABLE sessions (
      -- Every accepted start, and what became of it. Derived from events.
      run_id        INTEGER NOT NULL REFERENCES runs,
      session       INTEGER NOT NULL, -- 1, 2, 3 ... in the order of starting
      account       TEXT NOT NULL,
      token         TEXT,             -- symbols, never values; NULL: forgotten
      refresh_token TEXT,
      renewals      INTEGER NOT NULL, -- how often the token was renewed
      outcome       TEXT NOT NULL,    -- running, launchFailed, invalidated, destroyedByHost,
                                      -- destroyedBySdk, processEnded
      start_seq     INTEGER NOT NULL,
      end_seq       INTEGER,          -- NULL: still running
      position      INTEGER NOT NULL, -- the last event that changed this row
      version       INTEGER NOT NULL,
      PRIMARY KEY (run_id, session)
    ) STRICT, WITHOUT ROWID
    """
}

/// The rest of what is derived of the events.
extension Schema {
  static let pushService = """
    CREATE TABLE push_service (
      -- The push service at the end of each run. It belongs to the process. Derived from events.
      run_id       INTEGER PRIMARY KEY REFERENCES runs,
      state        TEXT NOT NULL,    -- notStarted, started, failed
      device_token TEXT,             -- what the host recorded last, a symbol; NULL: nothing
      bound_token  TEXT,             -- what is bound at the server; NULL: nothing
      open_tips    INTEGER NOT NULL, -- tips on the screen
      since_seq    INTEGER,          -- the last event that changed any of this; NULL: none
      position     INTEGER NOT NULL, -- the last event taken into account
      version      INTEGER NOT NULL
    ) STRICT
    """

  static let configState = """
    CREATE TABLE config_state (
      -- The configuration of the start accepted last, with what was changed since. Derived from
      -- events. All NULL before the first accepted start.
      run_id             INTEGER PRIMARY KEY REFERENCES runs,
      account            TEXT,
      app_name           TEXT,             -- in English
      theme              TEXT,
      language           TEXT,
      price_color_type   TEXT,
      env                TEXT,
      resolver_window_ms INTEGER,
      since_seq          INTEGER,          -- the last event that changed any of this
      position           INTEGER NOT NULL, -- the last event taken into account
      version            INTEGER NOT NULL
    ) STRICT
    """

  static let requests = """
    CREATE TABLE requests (
      -- Every request that was sent or held back, and what became of it. Derived from events.
      run_id     INTEGER NOT NULL REFERENCES runs,
      request    INTEGER NOT NULL, -- 1, 2, 3 ... in the order of asking
      endpoint   TEXT NOT NULL,    -- launch, renew, verifyPair, request, pushStart, bindDevice
      path       TEXT,             -- what a page asked for
      credential TEXT,             -- the symbol that judges it; NULL: not sent yet
      attempts   INTEGER NOT NULL, -- how often it was sent
      outcome    TEXT NOT NULL,    -- deferred, waiting, dropped, processEnded, or the last
                                   -- answer: 200, 401, offline, timeout, malformed ...
      is_ignored INTEGER NOT NULL, -- 1: the answer came too late to count
      sent_seq   INTEGER,          -- when it was sent last; NULL: not yet
      sent_ms    INTEGER,
      reply_seq  INTEGER,          -- the last answer; NULL: none
      reply_ms   INTEGER,
      position   INTEGER NOT NULL, -- the last event that changed this row
      version    INTEGER NOT NULL,
      PRIMARY KEY (run_id, request)
    ) STRICT, WITHOUT ROWID
    """

  static let resolvers = """
    CREATE TABLE resolvers (
      -- Every time the host was asked for new credentials, and what came of it. Derived from
      -- events.
      run_id       INTEGER NOT NULL REFERENCES runs,
      resolver     INTEGER NOT NULL, -- 1, 2, 3 ... in the order of asking
      outcome      TEXT NOT NULL,    -- waiting, answered, timedOut, cancelled, processEnded
      opened_seq   INTEGER NOT NULL,
      opened_ms    INTEGER NOT NULL,
      deadline_ms  INTEGER NOT NULL, -- until when an answer counts
      settled_seq  INTEGER,          -- NULL: still waiting
      late_answers INTEGER NOT NULL, -- answers that came after that
      position     INTEGER NOT NULL, -- the last event that changed this row
      version      INTEGER NOT NULL,
      PRIMARY KEY (run_id, resolver)
    ) STRICT, WITHOUT ROWID
    """
}

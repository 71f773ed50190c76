extension Schema {
  static let tables =
    catalogTables + [runs, openRuns, events, prunedRuns, assertions, referenceRuns]

  /// The large columns stand last, so that the others are read without them.
  private static let runs = """
    CREATE TABLE runs (
      -- One row a replayed scenario. A sealed run never changes again.
      run_id        INTEGER PRIMARY KEY, -- 1, 2, 3 ... in the order of recording
      base          TEXT NOT NULL,       -- what is run: cold-start
      number        INTEGER NOT NULL,    -- which run of it this is, from 1
      name          TEXT NOT NULL UNIQUE GENERATED ALWAYS AS (base || '#' || number) STORED,
      scenario      TEXT NOT NULL,       -- the scenario's own name, one line
      state         TEXT NOT NULL CHECK (state IN ('open', 'sealed', 'interrupted')),
                                         -- interrupted: its process ended before it was sealed
      verdict       TEXT,                -- passed, failed, vacuous, ...; NULL until sealed
      event_count   INTEGER,             -- how many events it has; NULL until sealed
      final_hash    TEXT,                -- chain_hash of the last event; equal hashes, equal runs
      seal_hash     TEXT,                -- SHA3-256 over final_hash, the rest of this row and its
                                         -- assertions; NULL until sealed
      source        TEXT NOT NULL,       -- what drove it: scenario
      program       TEXT NOT NULL,       -- the version that recorded it
      format        INTEGER NOT NULL,    -- the version of the hash chain: 1
      recorded_at   TEXT NOT NULL,       -- the wall clock, for people; in no hash
      scenario_path TEXT,                -- the file, as it was named
      scenario_sha3 TEXT,                -- SHA3-256 of scenario_text
      case_values   TEXT,                -- the row of the scenario's cases, JSON; NULL without
      readings      TEXT NOT NULL,       -- every open question with its answer, JSON
      scenario_text TEXT,                -- the whole file as it was read
      UNIQUE (base, number)
    ) STRICT
    """

  /// Finding the runs of a process that has died must not read every run there is.
  private static let openRuns = """
    CREATE INDEX open_runs ON runs (state)
      -- The runs somebody is writing now, or was when its process ended.
      WHERE state = 'open'
    """

  private static let events = """
    CREATE TABLE events (
      -- Everything that happened, in order. Rows are added and never changed.
      run_id          INTEGER NOT NULL REFERENCES runs,
      seq             INTEGER NOT NULL,  -- 1, 2, 3 ... without a hole
      at_ms           INTEGER NOT NULL,  -- virtual milliseconds since the run began
      channel         TEXT NOT NULL,     -- who speaks, as in event_kinds
      kind            TEXT NOT NULL REFERENCES event_kinds,
      subject         TEXT,              -- what it is about: page:2, session:1, push:N1
      session         INTEGER,           -- which start it belongs to; NULL outside a session
      depth           INTEGER NOT NULL,  -- how many callbacks it happened inside
      parent_seq      INTEGER,           -- the innermost of those callbacks
      cause_seq       INTEGER,           -- the earlier event that led to it
      payload_version INTEGER NOT NULL,
      payload         TEXT NOT NULL,     -- JSON: sorted keys, no blanks, no fractions
      chain_hash      TEXT NOT NULL,     -- SHA3-256 over the hash before and this row; see help
      PRIMARY KEY (run_id, seq)
    ) STRICT, WITHOUT ROWID
    """

  private static let prunedRuns = """
    CREATE TABLE pruned_runs (
      -- The runs that `whalesim prune` removed. Their names and numbers are not used again.
      run_id      INTEGER PRIMARY KEY,
      base        TEXT NOT NULL,
      number      INTEGER NOT NULL,
      name        TEXT NOT NULL UNIQUE GENERATED ALWAYS AS (base || '#' || number) STORED,
      state       TEXT NOT NULL,     -- the rest is what stood in runs
      verdict     TEXT,
      event_count INTEGER,
      final_hash  TEXT,
      recorded_at TEXT NOT NULL,
      pruned_at   TEXT NOT NULL,     -- the wall clock
      reason      TEXT NOT NULL,     -- what it was asked for by: named, older, surplus
      UNIQUE (base, number)
    ) STRICT
    """

  private static let assertions = """
    CREATE TABLE assertions (
      -- What a scenario expected of a run, and what came. Written when the run is sealed.
      run_id   INTEGER NOT NULL REFERENCES runs,
      number   INTEGER NOT NULL, -- 1, 2, 3 ... in the order of judging
      result   TEXT NOT NULL CHECK (result IN ('met', 'missing', 'unexpected', 'near')),
                                 -- near: it came, but not as it was written
      expected TEXT,             -- didRunInError(code: 401); NULL: nothing
      found_seq INTEGER,         -- the event that came; NULL: none
      line     INTEGER NOT NULL, -- where the scenario says it, from 1
      col      INTEGER NOT NULL,
      step     INTEGER,          -- the step, from 1; NULL: the whole run
      detail   TEXT,             -- what is not as expected, in words; NULL: nothing
      PRIMARY KEY (run_id, number)
    ) STRICT, WITHOUT ROWID
    """

  private static let referenceRuns = """
    CREATE TABLE reference_runs (
      -- The run that the others of its scenario are compared with: the first that passed.
      base   TEXT PRIMARY KEY,   -- as in runs
      run_id INTEGER NOT NULL UNIQUE REFERENCES runs
    ) STRICT, WITHOUT ROWID
    """
}

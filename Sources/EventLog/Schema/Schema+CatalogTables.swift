extension Schema {
  /// What the program itself says, so that a query can explain itself.
  static let catalogTables = [eventKinds, readingsCatalog, orderingConstraints, help]

  private static let eventKinds = """
    CREATE TABLE event_kinds (
      -- What the words in events.kind mean. Names are never changed and never used again.
      kind            TEXT PRIMARY KEY,
      channel         TEXT NOT NULL,     -- who speaks: host, callback, server, system, client,
                                         -- sdk (what the SDK decided), clock
      meaning         TEXT NOT NULL,
      payload_version INTEGER NOT NULL,  -- the newest version of its payload
      subject         TEXT,              -- an example of events.subject; NULL: it has none
      example         TEXT NOT NULL      -- an example of events.payload
    ) STRICT, WITHOUT ROWID
    """

  private static let readingsCatalog = """
    CREATE TABLE readings_catalog (
      -- The questions that the SDK's documents leave open. runs.readings has a run's answers:
      -- SELECT j.key, j.value FROM runs, json_each(runs.readings) AS j WHERE name = 'cold-start#1';
      name          TEXT PRIMARY KEY, -- run.destroyer401
      question      TEXT NOT NULL,
      default_value TEXT NOT NULL,    -- the answer of a run that says nothing
      allowed       TEXT NOT NULL,    -- the possible answers, with commas between
      source        TEXT NOT NULL,    -- where the question was raised
      clauses       TEXT NOT NULL     -- the clauses it touches, with commas between
    ) STRICT, WITHOUT ROWID
    """

  private static let orderingConstraints = """
    CREATE TABLE ordering_constraints (
      -- What the contract promises about the order of events.
      id          TEXT PRIMARY KEY, -- OC-5
      number      INTEGER NOT NULL, -- 5, to sort by
      relation    TEXT NOT NULL,    -- A → B: A comes before B; A ⇏ B: A never leads to B
      cardinality TEXT NOT NULL,    -- how often
      strength    TEXT NOT NULL,    -- EXPLICIT, DERIVED, SAMPLE, DEFAULT
      binds       TEXT NOT NULL,    -- who keeps it: sdk, host
      clauses     TEXT NOT NULL     -- the clauses it follows from, with commas between
    ) STRICT, WITHOUT ROWID
    """

  private static let help = """
    CREATE TABLE help (
      -- Ready queries. SELECT title, question FROM help; then copy one. Those about a single run
      -- name run 1: put another number there, from SELECT run_id, run FROM run_list;
      title    TEXT PRIMARY KEY,
      question TEXT NOT NULL,
      query    TEXT NOT NULL
    ) STRICT
    """
}

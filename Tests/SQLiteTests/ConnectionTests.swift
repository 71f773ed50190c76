import SQLite
import TestSupport
import Testing

@Suite struct ConnectionTests {
  @Test func `a file that is not there is opened only to be made`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("new.sqlite")
    for mode in [OpenMode.readOnly, .readWrite, .immutable] {
      let error = #expect(throws: SQLiteError.self) { _ = try Connection(path: path, mode: mode) }
      #expect(error.map { ResultCode.cannotOpen ~= $0.code } == true)
    }
    #expect(try folder.names() == [])
    let connection = try Connection(path: path, mode: .create)
    try connection.execute("CREATE TABLE t (a)")
    #expect(try folder.names() == ["new.sqlite"])
  }

  @Test func `a connection for reading refuses to write`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("read.sqlite")
    do {
      let connection = try Connection(path: path, mode: .create)
      try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (7)")
    }
    for mode in [OpenMode.readOnly, .immutable] {
      let connection = try Connection(path: path, mode: mode)
      #expect(connection.isReadOnly == true)
      #expect(try connection.integer("SELECT a FROM t") == 7)
      let error = #expect(throws: SQLiteError.self) { try connection.execute("DELETE FROM t") }
      #expect(error.map { ResultCode.readOnly ~= $0.code } == true)
    }
  }

  @Test(arguments: ["a b.sqlite", "100%.sqlite", "what?.sqlite", "no#1.sqlite", "día.sqlite"])
  func `an immutable connection finds files of any name`(name: String) throws {
    let folder = try TemporaryFolder()
    do {
      let connection = try Connection(path: folder.file(name), mode: .create)
      try connection.execute("CREATE TABLE t (a)")
    }
    let connection = try Connection(path: folder.file(name), mode: .immutable)
    #expect(try connection.integer("SELECT count(*) FROM t") == 0)
  }

  @Test func `an error carries code, message and statement, and no values`() throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    try connection.execute("CREATE TABLE t (name TEXT UNIQUE)")
    let insert = try connection.prepare("INSERT INTO t\n  VALUES (?1)")
    try insert.bind(1, text: "secret")
    try insert.run()
    let error = #expect(throws: SQLiteError.self) { try insert.run() }
    #expect(
      error
        == SQLiteError(
          code: .constraintUnique, message: "UNIQUE constraint failed: t.name",
          sql: "INSERT INTO t\n  VALUES (?1)"))
    #expect(
      error?.description == """
        SQLite error 2067: UNIQUE constraint failed: t.name, in: INSERT INTO t VALUES (?1)
        """)
  }

  @Test func `a transaction that ends well is there, one that throws is not`() throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY)")
    try connection.transaction { () throws(SQLiteError) in
      #expect(connection.isInTransaction == true)
      try connection.execute("INSERT INTO t VALUES (1)")
    }
    #expect(connection.isInTransaction == false)
    #expect(throws: SQLiteError.self) {
      try connection.transaction { () throws(SQLiteError) in
        try connection.execute("INSERT INTO t VALUES (2)")
        try connection.execute("INSERT INTO t VALUES (1)")
      }
    }
    #expect(connection.isInTransaction == false)
    #expect(try connection.textRows("SELECT a FROM t").rows == [["1"]])
  }

  @Test func `a connection without triggers leaves them to others`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("t.sqlite")
    let own = try Connection(path: path, mode: .create)
    try own.disableTriggers()
    try own.execute(
      """
      CREATE TABLE t (a);
      CREATE TRIGGER refuse BEFORE INSERT ON t BEGIN SELECT RAISE(ABORT, 'not here'); END
      """)
    try own.execute("INSERT INTO t VALUES (1)")
    let other = try Connection(path: path, mode: .readWrite)
    #expect(
      throws: SQLiteError(
        code: .constraintTrigger, message: "not here", sql: "INSERT INTO t VALUES (2)")
    ) { try other.execute("INSERT INTO t VALUES (2)") }
  }
}

import SQLite
import Testing

@Suite struct StatementTests {
  private static let texts = ["", "a", "with\u{0}zero", "žluťoučký 汉 😀", "'; DROP TABLE t; --"]

  @Test(arguments: texts)
  func `a text comes back by its count of bytes`(text: String) throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    let statement = try connection.prepare("SELECT ?1, typeof(?1), length(CAST(?1 AS BLOB))")
    try statement.bind(1, text: text)
    #expect(try statement.step() == true)
    #expect(statement.text(at: 0) == text)
    #expect(statement.text(at: 1) == "text")
    #expect(statement.integer(at: 2) == Int64(text.utf8.count))
    #expect(Array(statement.bytes(at: 0)) == Array(text.utf8))
  }

  @Test func `borrowed bytes are read where they are`() throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    let statement = try connection.prepare("SELECT ?1")
    let bytes = Array("borrowed".utf8)
    try bytes.withUnsafeBufferPointer { bytes in
      let start = try #require(bytes.baseAddress)
      try statement.bind(1, borrowing: start, count: 6)
      #expect(try statement.step() == true)
      #expect(statement.text(at: 0) == "borrow")
      statement.reset()
      statement.clearBindings()
    }
    #expect(try statement.step() == true)
    #expect(statement.isNull(at: 0) == true)
  }

  @Test func `null is told apart from zero and from the empty text`() throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    let statement = try connection.prepare("SELECT NULL, 0, ''")
    #expect(try statement.step() == true)
    #expect(statement.text(at: 0) == nil)
    #expect(statement.optionalInteger(at: 0) == nil)
    #expect(statement.optionalInteger(at: 1) == 0)
    #expect(statement.isInteger(at: 1) == true)
    #expect(statement.isInteger(at: 2) == false)
    #expect(statement.text(at: 2) == "")
    #expect(statement.bytes(at: 0).isEmpty == true)
  }

  @Test func `a statement runs again with other values`() throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    try connection.execute("CREATE TABLE t (a INTEGER, b TEXT)")
    let insert = try connection.prepare("INSERT INTO t VALUES (?1, ?2)", persistent: true)
    for number in Int64(1)...3 {
      try insert.bind(1, integer: number)
      try insert.bind(2, text: number == 2 ? nil : "row")
      try insert.run()
    }
    #expect(
      try connection.textRows("SELECT * FROM t")
        == TextRows(columns: ["a", "b"], rows: [["1", "row"], ["2", nil], ["3", "row"]]))
    #expect(connection.changedRows == 1)
    #expect(connection.lastInsertedRow == 3)
  }

  @Test func `a position that does not exist is an error`() throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    let statement = try connection.prepare("SELECT :run")
    #expect(statement.parameter(named: ":run") == 1)
    #expect(statement.parameter(named: ":other") == nil)
    let error = #expect(throws: SQLiteError.self) { try statement.bind(2, integer: 1) }
    #expect(error?.code == .range)
  }

  @Test func `a statement knows whether more follows and whether it only reads`() throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    let one = try connection.prepare("SELECT 1 ;\n ; ")
    #expect(one.hasMore == false)
    #expect(one.isReadOnly == true)
    let two = try connection.prepare("SELECT 1; SELECT 2")
    #expect(two.hasMore == true)
    let write = try connection.prepare("CREATE TABLE t (a)")
    #expect(write.isReadOnly == false)
  }

  @Test(arguments: ["", "   ", "-- a comment", ";"])
  func `text without a statement is refused`(sql: String) throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    let error = #expect(throws: SQLiteError.self) { _ = try connection.prepare(sql) }
    #expect(error?.code == .misuse)
  }

  @Test func `a syntax error says where`() throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    let error = #expect(throws: SQLiteError.self) { _ = try connection.prepare("SELEC 1") }
    #expect(error?.message == #"near "SELEC": syntax error"#)
  }
}

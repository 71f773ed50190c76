import EventLog
import Lifecycle
import Testing

@Suite struct EventRefusalTests {
  struct Row: CustomTestStringConvertible {
    var kind: String
    var subject: String?
    var payload: String
    var problem: EventDecodingError.Problem
    var column = EventDecodingError.Column.payload
    var offset: Int

    var testDescription: String { "\(kind) \(payload)" }
  }

  static let rows: [Row] = [
    // Kinds and subjects
    row("started", "{}", .unknownKind, 0, column: .kind),
    row("", "{}", .unknownKind, 0, column: .kind),
    row("pageClosed", #"{"url":"u"}"#, .wrongSubject(""), 0, column: .subject),
    row("pageClosed", "page", #"{"url":"u"}"#, .wrongSubject("page"), 0),
    row("pageClosed", "page:02", #"{"url":"u"}"#, .wrongSubject("page:02"), 0),
    row("pageClosed", "page:-1", #"{"url":"u"}"#, .wrongSubject("page:-1"), 0),
    row("pageClosed", "page:2147483648", #"{"url":"u"}"#, .wrongSubject("page:2147483648"), 0),
    row("pageClosed", "request:1", #"{"url":"u"}"#, .wrongSubject("request:1"), 0),
    row("networkLost", "page:1", "{}", .wrongSubject("page:1"), 0),
    row("urlUnresolved", "page:1", #"{"url":"u"}"#, .wrongSubject("page:1"), 0),
    row("tipDismissed", "tip:x", "{}", .wrongSubject("tip:x"), 0),
    row("tipDismissed", "push:N1", "{}", .wrongSubject("push:N1"), 0),
    row("networkLost", "push:N1", "{}", .wrongSubject("push:N1"), 0),
    row("tipSkipped", "tip:1", #"{"reason":"missingTitle"}"#, .wrongSubject("tip:1"), 0),
    row("tipSkipped", "pusher", #"{"reason":"missingTitle"}"#, .wrongSubject("pusher"), 0),

    // Objects and keys
    row("networkLost", "", .expected("{"), 0),
    row("networkLost", "[]", .expected("{"), 0),
    row("networkLost", "{", .expected("}"), 1),
    row("networkLost", "{ }", .expected("}"), 1),
    row("networkLost", "{}x", .trailingBytes, 2),
    row("networkLost", #"{"url":"u"}"#, .unknownKey("url"), 1),
    row("read", #"{"property":"config"}"#, .missingKey("returned"), 20),
    row("read", #"{"returned":"none"}"#, .missingKey("property"), 1),
    row("read", #"{"also":1,"property":"config"}"#, .unknownKey("also"), 1),
    row(
      "read", #"{"property":"config","quick":1,"returned":""}"#, .unknownKey("quick"), 20),
    row(
      "read", #"{"property":"config","property":"config","returned":""}"#,
      .duplicateKey("property"), 20),
    row(
      "read", #"{"property":"config","returned":"","property":"config"}"#,
      .misplacedKey("property"), 34),
    row(
      "read", #"{"property":"config","returned":"","returned":""}"#,
      .duplicateKey("returned"), 34),
    row("read", #"{"property":"config","returned":"","z":1}"#, .unknownKey("z"), 34),
    row("read", #"{"property":"config" ,"returned":""}"#, .missingKey("returned"), 20),

    // Texts
    row("note", #"{"text":1}"#, .wrongType(key: "text", expected: .text), 8),
    row("note", #"{"text":null}"#, .wrongType(key: "text", expected: .text), 8),
    row("note", #"{"text":"a"#, .expected("\""), 10),
    row("note", "{\"text\":\"a\u{1}\"}", .malformedText(key: "text"), 10),
    row("note", #"{"text":"a\q"}"#, .malformedText(key: "text"), 10),
    row("note", #"{"text":"a\u00"}"#, .malformedText(key: "text"), 10),
    row("note", #"{"text":"a\ud83d"}"#, .loneSurrogate(key: "text"), 10),
    row("note", #"{"text":"a\ude00"}"#, .loneSurrogate(key: "text"), 10),
    row("note", #"{"text":"a\ud83dx"}"#, .loneSurrogate(key: "text"), 10),
    row("note", #"{"text":"a\ud83d\ude00"}"#, .notCanonical(key: "text"), 10),
    row("note", #"{"text":"\u0041"}"#, .notCanonical(key: "text"), 9),
    row("note", #"{"text":"\u000a"}"#, .notCanonical(key: "text"), 9),
    row("note", #"{"text":"\u001F"}"#, .notCanonical(key: "text"), 9),
    row("note", #"{"text":"a\/b"}"#, .malformedText(key: "text"), 10),

    // Numbers and words
    row("launchFailed", #"{"code":"1"}"#, .wrongType(key: "code", expected: .integer), 8),
    row("launchFailed", #"{"code":-}"#, .wrongType(key: "code", expected: .integer), 8),
    row("launchFailed", #"{"code":1.0}"#, .fraction(key: "code"), 8),
    row("launchFailed", #"{"code":1e3}"#, .fraction(key: "code"), 8),
    row("launchFailed", #"{"code":01}"#, .notCanonical(key: "code"), 8),
    row("launchFailed", #"{"code":-0}"#, .notCanonical(key: "code"), 8),
    row("launchFailed", #"{"code":2147483648}"#, .outOfRange(key: "code"), 8),
    row(
      "resolverOpened", "resolver:1", #"{"deadlineMs":9223372036854775808}"#,
      .outOfRange(key: "deadlineMs"), 14),
    row("setUIDelegate", #"{"present":1}"#, .wrongType(key: "present", expected: .boolean), 11),
    row("setTheme", #"{"theme":"dark"}"#, .unknownWord(key: "theme", word: "dark"), 9),
    row(
      "didFinishLaunching", #"{"status":"started"}"#,
      .unknownWord(key: "status", word: "started"), 10),

    // Values that contradict each other
    row(
      "startRefused", #"{"account":"A","missing":null,"reason":"missing"}"#,
      .contradiction(key: "reason"), 48),
    row(
      "closePage", #"{"url":"u","which":"top"}"#, .contradiction(key: "which"), 24),
    row(
      "navigationCompleted", "navigation:1",
      #"{"code":404,"status":"Started","succeeded":true,"url":"u"}"#,
      .contradiction(key: "succeeded"), 47),
    row(
      "renewalFailed", #"{"code":401,"message":"m","reason":"transient"}"#,
      .contradiction(key: "reason"), 46),
    row(
      "pushStartCompleted", #"{"code":99992,"status":"Started","succeeded":true}"#,
      .contradiction(key: "succeeded"), 49),
    row(
      "callDeferred",
      #"{"call":"start","navigation":null,"notification":null,"start":null}"#,
      .contradiction(key: "call"), 66),
    row(
      "callDeferred", #"{"call":"start","navigation":1,"notification":null,"start":null}"#,
      .wrongType(key: "navigation", expected: .object), 29),
  ]

  /// A message without a name, or a name without a message, is none.
  @Test func `a notification and what is said of it come together`() throws {
    let entry = try #require(EventDictionary.entries.first { $0.kind == .didReceive })
    let launch = try #require(EventDictionary.entries.first { $0.kind == .handleLaunchOptions })
    func problem(_ subject: String?, _ payload: String) -> EventDecodingError.Problem? {
      var decoder = EventDecoder()
      return #expect(throws: EventDecodingError.self) {
        try decoder.decode(kind: "didReceive", subject: subject, payload: payload)
      }?.problem
    }
    #expect(problem(nil, entry.example) == .wrongSubject(""))
    #expect(problem("push:N1", launch.example) == .contradiction(key: "title"))
    #expect(
      problem(
        "push:N1",
        entry.example.replacing(#""absent""#, with: "null"))
        == .contradiction(key: "identifierTopLevel"))
    #expect(
      problem("push:N1", entry.example.replacing(#""opens""#, with: "null"))
        == .contradiction(key: "routeOrientation"))
  }

  @Test(arguments: rows)
  func `a row that is no event is refused with its reason and its place`(row: Row) {
    var decoder = EventDecoder()
    #expect(
      throws: EventDecodingError(
        kind: row.kind, column: row.column, offset: row.offset, problem: row.problem)
    ) {
      try decoder.decode(kind: row.kind, subject: row.subject, payload: row.payload)
    }
  }

  @Test func `a payload of a newer version is refused`() {
    var decoder = EventDecoder()
    #expect(
      throws: EventDecodingError(
        kind: "note", column: .payloadVersion, problem: .unknownVersion(2))
    ) {
      try decoder.decode(kind: "note", subject: nil, version: 2, payload: #"{"text":""}"#)
    }
  }

  @Test func `omitted callbacks out of order are refused`() {
    let example = EventDictionary.entries.first { $0.kind == .start }?.example ?? ""
    let twisted = example.replacing(
      #"["canOpenURL"]"#, with: #"["canOpenURL","startFailed"]"#)
    #expect(example != twisted)
    var decoder = EventDecoder()
    let error = #expect(throws: EventDecodingError.self) {
      try decoder.decode(kind: "start", subject: nil, payload: twisted)
    }
    #expect(error?.problem == .notCanonical(key: "omits"))
  }

  @Test func `a refusal says in a sentence what is wrong and where`() {
    let error = EventDecodingError(
      kind: "pageOpened", column: .payload, offset: 24, problem: .missingKey("url"))
    #expect(
      error.description == #"payload of pageOpened, byte 24: the key "url" is missing"#)
  }

  private static func row(
    _ kind: String, _ payload: String, _ problem: EventDecodingError.Problem, _ offset: Int,
    column: EventDecodingError.Column = .payload
  ) -> Row {
    Row(
      kind: kind, subject: nil, payload: payload, problem: problem, column: column, offset: offset)
  }

  private static func row(
    _ kind: String, _ subject: String, _ payload: String, _ problem: EventDecodingError.Problem,
    _ offset: Int
  ) -> Row {
    var column = EventDecodingError.Column.payload
    if case .wrongSubject = problem { column = .subject }
    return Row(
      kind: kind, subject: subject, payload: payload, problem: problem, column: column,
      offset: offset)
  }
}

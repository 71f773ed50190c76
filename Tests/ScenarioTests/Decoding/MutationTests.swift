import Simulator
import Testing

@testable import Scenario

/// Whatever becomes of a file, reading it ends with a file or with findings inside it.
@Suite struct MutationTests {
  /// A file that uses every part of the format once.
  static let whole = """
    # a comment
    format: whalesim/1
    name: "Everything – at once"
    about: |
      Prose.
    covers: [START-3, OC-5]
    tags: [slow]
    configs:
      A: { token: T1, appName: { en: Fish, zhCN: 鱼 }, without: [appId] }
      B: { extraCustomConfig: { refreshTokenResolverTimeout: 5s } }
    sdk: { version: 3.2.1, routes: { "lb://page/slow": { after: 0ms..400ms }, a: unresolved } }
    server:
      tokens: { T1: { lifetime: 15m }, R1: { expired: true } }
      replies:
        - { to: launch, after: 120ms, status: 403201, message: 'app key' }
        - { to: renew, status: 200, gives: { token: T2, lifetime: 8h } }
    host:
      preset: silent
      omits: [didRequestOpenURL]
      router: ["broker://"]
      reactions:
        didRunInError:
          - if: { code: 401 }
            do: [logoutAndDestroy, { note: sign-in, after: 2s }]
        canOpenURL: [{ do: [{ answer: true }] }]
    project: { channel: whale }
    steps:
      - start: B
        expect: [didFinishLaunching]
      - pushURL: lb://page/main
        parameters: { id: 1, "q\\"": [x, none] }
        expect:
          - enterSdkPage
          - navigationCompleted: { succeeded: true }
            at: 14m80ms
            during: any
      - { at: 20m, read: sdkStatus, returns: Started, expect: [] }
      - { after: 1s, resolve: { token: T9 } }
      - closePage: top
        expect: [{ anyOrder: [exitSdkPage, [willDestroy, { optional: [startFailed] }]] }]
    end: 21m
    never: [startFailed, { enterSdkPage: {}, after: willDestroy }]
    count: { willDestroy: 1, tokenDidChange: { min: 1, max: 3 } }
    finally:
      status: Started
      pageStack: [lb://page/main]
      session: { account: B, token: T2 }
      notes: [sign-in]

    """

  /// The same numbers for the same seed, on every machine.
  private struct Numbers {
    private var state: UInt64

    init(seed: UInt64) {
      state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func next(below limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return limit == 0 ? 0 : Int(state % UInt64(limit))
    }
  }

  private static let pieces: [[UInt8]] =
    [
      "\n", "  ", "\t", ": ", "- ", "{", "}", "[", "]", ",", "'", "\"", "#", " #", "&a ", "*a",
      "!x ",
      "<<: ", "---\n", "...\n", "|\n", ">\n", "? ", "${x}", "none", "any", "é", "\u{FEFF}", "\r\n",
      "0", "5s", "eyJhbGciOi.eyJzdWIi.c2ln", "abcdefghijklmnopqrstuvwxyz", "\\", "%",
    ].map { Array($0.utf8) } + [[0], [0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0x0D]]

  /// `bytes` with one thing changed.
  private static func mutate(_ bytes: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
    var changed = bytes
    let place = numbers.next(below: changed.count + 1)
    let piece = pieces[numbers.next(below: pieces.count)]
    let end = min(place + numbers.next(below: 12), changed.count)
    switch numbers.next(below: 6) {
    case 0: changed.insert(contentsOf: piece, at: place)
    case 1: changed.removeSubrange(place..<end)
    case 2: changed.replaceSubrange(place..<end, with: piece)
    case 3:
      // A line moves somewhere else.
      var lines = changed.split(separator: 0x0A, omittingEmptySubsequences: false)
      let line = lines.remove(at: numbers.next(below: lines.count))
      lines.insert(line, at: numbers.next(below: lines.count + 1))
      changed = Array(lines.joined(separator: [0x0A]))
    case 4: changed.insert(contentsOf: changed[place..<end], at: numbers.next(below: place + 1))
    default: if place < changed.count { changed[place] ^= UInt8(1 << numbers.next(below: 8)) }
    }
    return changed
  }

  @Test func `the whole file is valid`() throws {
    let file = try decoded(Self.whole)
    #expect(file.script.steps.count == 5)
    #expect(file.hints == [])
  }

  @Test(arguments: 1...30)
  func `a mutated file is read or refused with findings inside it`(_ group: Int) {
    for seed in (group * 100)..<(group * 100 + 100) {
      var numbers = Numbers(seed: UInt64(seed))
      var bytes = Array(Self.whole.utf8)
      for _ in 0...numbers.next(below: 4) { bytes = Self.mutate(bytes, &numbers) }
      check(bytes, "seed \(seed)")
    }
  }

  /// Every finding stands inside the file, in order, can be shown without a token, and is found
  /// again.
  private func check(_ bytes: [UInt8], _ what: String) {
    let found = findings(bytes)
    let last = Self.end(of: bytes)
    for diagnostic in found {
      let isInside =
        diagnostic.position >= .start && diagnostic.position <= last && diagnostic.span.length > 0
      #expect(isInside, "\(what): \(diagnostic)")
    }
    #expect(found.map(\.position) == found.map(\.position).sorted(), "\(what)")
    let shown = Array(SourceText(bytes: bytes).render(found, path: "f").utf8)
    let token = shown.withUnsafeBufferPointer { TokenShape.first(in: $0) }
    #expect(token == nil, "\(what)")
    #expect(findings(bytes) == found, "\(what)")
  }

  /// The position behind the last character.
  private static func end(of bytes: [UInt8]) -> SourcePosition {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let longest = lines.map(\.count).max() ?? 0
    return SourcePosition(line: Int32(lines.count), column: Int32(longest) + 1)
  }

  @Test func `every beginning of a file is read or refused`() {
    let bytes = Array(Self.whole.utf8)
    for count in stride(from: 0, to: bytes.count, by: 5) {
      check(Array(bytes[..<count]), "the first \(count) bytes")
    }
  }

  @Test func `decoding twice gives the same`() throws {
    let first = try decoded(Self.whole)
    let second = try decoded(Self.whole)
    #expect("\(first)" == "\(second)")
  }

  @Test func `line ends, a byte order mark and JSON change nothing but columns`() throws {
    let plain = try decoded(Self.whole)
    let windows = try decoded("\u{FEFF}" + Self.whole.replacing("\n", with: "\r\n"))
    #expect("\(plain.script)" == "\(windows.script)")
    #expect(plain.steps == windows.steps)
    let json = try decoded(
      #"{"format":"whalesim/1","name":"n","steps":[{"start":{},"expect":["didFinishLaunching"]}]}"#)
    let yaml = try decodedSteps("  - start: {}\n    expect: [didFinishLaunching]\n")
    #expect(json.script.steps.map(\.stimulus) == yaml.script.steps.map(\.stimulus))
    #expect(json.steps.map(\.expect.content).count == 1)
  }
}

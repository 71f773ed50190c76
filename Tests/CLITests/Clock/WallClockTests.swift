import Foundation
import Testing
import WhaleSimCLI

@Suite struct `The wall clock writes UTC to the second` {
  @Test func `instants at the edges of the calendar`() {
    let table: [(Int64, String)] = [
      (0, "1970-01-01T00:00:00Z"),
      (59, "1970-01-01T00:00:59Z"),
      (86_399, "1970-01-01T23:59:59Z"),
      (86_400, "1970-01-02T00:00:00Z"),
      (-1, "1969-12-31T23:59:59Z"),
      (951_782_399, "2000-02-28T23:59:59Z"),
      (951_782_400, "2000-02-29T00:00:00Z"),
      (951_868_800, "2000-03-01T00:00:00Z"),
      (1_709_164_800, "2024-02-29T00:00:00Z"),
      (1_798_761_599, "2026-12-31T23:59:59Z"),
      (4_107_542_399, "2100-02-28T23:59:59Z"),
      (4_107_542_400, "2100-03-01T00:00:00Z"),
      (-2_203_891_200, "1900-03-01T00:00:00Z"),
      (-62_167_219_200, "0000-01-01T00:00:00Z"),
      (253_402_300_799, "9999-12-31T23:59:59Z"),
      (253_402_300_800, "10000-01-01T00:00:00Z"),
    ]
    for (seconds, text) in table {
      #expect(WallClock.text(secondsSince1970: seconds) == text)
    }
  }

  @Test func `instants all through four centuries agree with Foundation`() {
    var seconds: Int64 = 0
    while seconds < 12_622_780_800 {
      let expected = Date(timeIntervalSince1970: Double(seconds)).ISO8601Format()
      guard WallClock.text(secondsSince1970: seconds) == expected else {
        Issue.record("\(seconds) is \(expected)")
        return
      }
      seconds += 7 * 86_399
    }
  }

  @Test func `now has the form of an instant`() {
    let now = WallClock.now
    #expect(now.count == 20 && now.hasSuffix("Z"))
    #expect(now > "2024-01-01T00:00:00Z")
    #expect((try? Date(now, strategy: .iso8601)) != nil)
  }

  @Test func `a stopwatch never runs backwards`() {
    let watch = Stopwatch()
    let first = watch.elapsed
    #expect(first >= 0)
    #expect(watch.elapsed >= first)
  }
}

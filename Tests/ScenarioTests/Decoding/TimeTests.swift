import Lifecycle
import Simulator
import Testing

@testable import Scenario

@Suite struct TimeTests {
  @Test(arguments: [
    ("0s", 0), ("250ms", 250), ("90s", 90_000), ("1m30s", 90_000), ("14m80ms", 840_080),
    ("1h2m3s4ms", 3_723_004), ("999999s", 999_999_000), ("999999999ms", 999_999_999),
    ("000001s", 1_000), ("100000h", 360_000_000_000), ("99999h59m59s999ms", 359_999_999_999),
    ("'5s'", 5_000),
  ])
  func `a time is read to the millisecond`(_ text: String, _ time: Milliseconds) throws {
    let file = try decodedSteps("  - wait: \(text)\n")
    #expect(file.script.steps.map(\.stimulus) == [.wait(time)])
  }

  @Test(
    arguments: [
      ("5", .noUnit), ("5s3", .noUnit), ("-5s", .sign), ("+5s", .sign), ("5 s", .blank),
      ("1.5s", .fraction), ("5x", .unknownUnit("x")), ("1m,5s", .unknownUnit("m,")),
      ("s5m", .noDigits), ("5s5s", .repeatedUnit("s")), ("5s1m", .unitOrder("m", after: "s")),
      ("1ms1h", .unitOrder("h", after: "ms")), ("0000001s", .tooManyDigits("s")),
      ("0000000001ms", .tooManyDigits("ms")), ("100000h1ms", .tooLong), ("999999h", .tooLong),
    ] as [(String, TimeFault)])
  func `what is no time is explained`(_ text: String, _ fault: TimeFault) {
    #expect(TimeText.parse(text) == nil)
    #expect(TimeFault(in: ArraySlice(text.utf8)) == fault)
  }

  @Test(arguments: ["0ms..400ms", "5s..5s", "0s..100000h"])
  func `a range goes from low to high`(_ range: String) throws {
    let file = try decodedParts("server: { replies: [{ to: launch, after: \(range) }] }\n")
    #expect(file.script.server.replies.allSatisfy { $0.afterAtMost != nil })
  }

  @Test(arguments: [
    "400ms..0ms", "1s..", "..1s", "..", "1s..2s..3s", "1s...2s", "1s .. 2s", "1..2",
  ])
  func `what is no range is refused where it stands`(_ range: String) {
    let text =
      "format: whalesim/1\nname: n\nsteps: []\n"
      + "server: { replies: [{ to: launch, after: \(range) }] }\n"
    let found = findings(Array(text.utf8))
    #expect(found.map(\.position.text) == ["4:42"])
    #expect([.badTime, .wrongValue].contains(found.first?.code))
  }
}

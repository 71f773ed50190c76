import Lifecycle
import Testing

@Suite struct `Times as people write them` {
  @Test func `units stand once each, in order`() {
    let times: [(String, Milliseconds)] = [
      ("0s", 0), ("250ms", 250), ("14m80ms", 840_080), ("90s", 90_000), ("1h30m", 5_400_000),
      ("1h2m3s4ms", 3_723_004), ("000001s", 1000), ("100000h", 360_000_000_000),
    ]
    for (text, time) in times {
      #expect(TimeText.parse(text) == time, "\(text)")
    }
  }

  @Test func `everything else is no time`() {
    let texts = [
      "", "s", "5", "ms", "1.5s", "-1s", "+1s", "1 s", " 1s", "1s ", "1S", "1s1s", "1s1m", "1ms1s",
      "1h1h", "1d", "1000000s", "1000000000ms", "100000h1ms", "100001h", "٣s", "1s2", "1m\n",
    ]
    for text in texts {
      #expect(TimeText.parse(text) == nil, "\(text)")
    }
  }

  @Test func `a time has one shortest text`() {
    let texts: [(Milliseconds, String)] = [
      (0, "0s"), (1, "1ms"), (1000, "1s"), (60_000, "1m"), (90_000, "1m30s"), (840_080, "14m80ms"),
      (3_600_000, "1h"), (3_723_004, "1h2m3s4ms"), (-1500, "-1s500ms"),
      (TimeText.longest, "100000h"),
    ]
    for (time, text) in texts {
      #expect(TimeText.format(time) == text)
    }
  }

  @Test func `reading what was written gives the time again`() {
    var time: Milliseconds = 1
    while time < TimeText.longest {
      #expect(TimeText.parse(TimeText.format(time)) == time)
      time = time * 7 + 13
    }
  }
}

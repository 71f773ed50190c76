import Lifecycle
import Testing

@Suite struct `Choosing readings for a run` {
  @Test func `an unknown question is refused`() {
    #expect(throws: ReadingError.unknownQuestion("run.destroyer")) {
      try ReadingCatalog.choice("run.destroyer", "host")
    }
  }

  @Test func `a reading that is not allowed is refused with a list of those that are`() {
    do throws(ReadingError) {
      _ = try ReadingCatalog.choice("destroy.mode", "async")
      Issue.record("async without a number is no reading")
    } catch {
      #expect(
        error.message == "`async` is not a reading of `destroy.mode`; it can be sync, async(1…n)")
    }
  }

  @Test func `messages name what is unknown`() {
    #expect(ReadingError.unknownQuestion("a.b").message == "`a.b` is not an open question")
    #expect(
      ReadingError.unknownPreset("kind").message
        == "`kind` is not a preset of readings; there are literal, sdk-destroys, async-teardown, "
        + "lenient, hostile")
  }

  @Test func `presets choose what the contract recommends`() throws {
    let texts = try ReadingPreset.allCases.map { preset in
      try ReadingCatalog.choices(preset: preset.rawValue).map { "\($0.name)=\($0.value.text)" }
    }
    #expect(
      texts == [
        [],
        ["run.destroyer401=sdkAfterCallback"],
        ["destroy.mode=async(1)"],
        [
          "push.bufferBeforeStart=true", "route.whileStarting=queue", "start.whileDestroying=queue",
        ],
        [
          "route.enterBeforeCompletion=false", "run.repeat=perRequest",
          "start.selfDestroyTiming=beforeCallback", "url.canOpenBurst=3",
        ],
      ])
  }

  @Test func `a preset never chooses a default`() throws {
    for preset in ReadingPreset.allCases {
      for choice in try ReadingCatalog.choices(preset: preset.rawValue) {
        #expect(ReadingCatalog.question(choice.name)?.defaultText != choice.value.text)
      }
    }
    #expect(throws: ReadingError.unknownPreset("none")) {
      try ReadingCatalog.choices(preset: "none")
    }
  }

  @Test func `the defaults are one canonical JSON object`() {
    let json = ReadingCatalog.defaultsJSON
    #expect(
      json.hasPrefix(
        #"{"auth.noticeAfterResolver":"emit","auth.partialPair":"asNil","auth.renewBefore":"1m","#))
    #expect(json.hasSuffix(#""url.onNo":"ignore","url.pushLinkAsks":"true"}"#))
    #expect(json.contains(#","route.failureCode":"404","#))
    #expect(!json.contains(" ") && !json.contains("\\"))
    #expect(json.split(separator: ",").count == 60)
  }

  @Test func `choices replace defaults, the last one for a question holds`() throws {
    let choices = [
      try ReadingCatalog.choice("url.onNo", "notify"),
      try ReadingCatalog.choice("destroy.mode", "async(2)"),
      try ReadingCatalog.choice("destroy.mode", "async(3)"),
    ]
    let expected = ReadingCatalog.defaultsJSON
      .split(separator: ",").map { member in
        switch member {
        case #""destroy.mode":"sync""#: #""destroy.mode":"async(3)""#
        case #""url.onNo":"ignore""#: #""url.onNo":"notify""#
        default: String(member)
        }
      }.joined(separator: ",")
    #expect(ReadingCatalog.json(choices) == expected)
    #expect(ReadingCatalog.json(choices) != ReadingCatalog.defaultsJSON)
  }
}

import Lifecycle
import Simulator
import Testing

@testable import Scenario

@Suite struct ReadingsTests {
  private static let renewLate =
    "readings: { auth.renewBefore: 30s, run.destroyer401: sdkAfterCallback }\n"

  private func choice(_ name: String, _ text: String) throws -> ReadingChoice {
    try ReadingCatalog.choice(name, text)
  }

  @Test func `a file that says nothing has every default`() throws {
    let file = try decodedParts("")
    #expect(file.script.readings == Readings())
    #expect(file.written == FileReadings())
  }

  @Test func `a map answers question by question, each where it is written`() throws {
    let file = try decodedParts(Self.renewLate)
    #expect(file.script.readings.authRenewBefore == 30_000)
    #expect(file.script.readings.runDestroyer401 == .sdkAfterCallback)
    #expect(file.written.choices.map(\.span.start.text) == ["4:13", "4:36"])
    #expect(file.written.choices.map(\.value.name) == ["auth.renewBefore", "run.destroyer401"])
  }

  @Test(arguments: ReadingPreset.allCases)
  func `a preset is known by its name`(_ preset: ReadingPreset) throws {
    let file = try decodedParts("readings: \(preset.rawValue)\n")
    #expect(file.written.preset?.value == preset)
    #expect(file.script.readings == Readings(preset.choices))
  }

  @Test(arguments: ReadingCatalog.questions)
  func `every question can be answered with its default`(_ question: OpenQuestion) throws {
    let file = try decodedParts("readings:\n  \(question.name): \(question.defaultText)\n")
    #expect(file.script.readings == Readings())
    #expect(file.written.choices.count == 1)
  }

  @Test func `what is given for all files lies under the file, what is set lies over it`() throws {
    let file = try decodedParts(Self.renewLate)
    let base = [try choice("auth.renewBefore", "5s"), try choice("run.repeat", "perRequest")]
    let overrides = [try choice("run.destroyer401", "host")]
    let readings = file.readings(base: base, overrides: overrides)
    #expect(readings.authRenewBefore == 30_000)
    #expect(readings.runRepeat == .perRequest)
    #expect(readings.runDestroyer401 == .host)
    #expect(file.script.readings.runRepeat == .once)
  }

  @Test func `a preset in the file answers every question, so nothing under it shows`() throws {
    let file = try decodedParts("readings: literal\n")
    let readings = file.readings(
      base: ReadingPreset.hostile.choices, overrides: [try choice("run.map403", "false")])
    #expect(readings.urlCanOpenBurst == 1)
    #expect(!readings.runMap403)
  }

  @Test func `whether a blank or empty field is missing is left to the readings`() throws {
    let file = try decodedParts("config: { appId: ' ', appKey: '', without: token }\n")
    let account = try #require(file.script.accounts.first)
    #expect(account.blank == [.appId])
    #expect(account.empty == [.appKey])
    #expect(account.missing == [.token])
  }
}

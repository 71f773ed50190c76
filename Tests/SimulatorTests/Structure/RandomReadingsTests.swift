import Lifecycle
import Simulator
import TestSupport
import Testing

/// What must be true of every run, whatever its readings, and with everything a push brings.
///
/// The scripts of a seed are the same everywhere. A failure names the place of its script in the
/// list of the seed.
@Suite struct `Scripts made by chance, under readings made by chance` {
  private static let survey = ReadingsSurvey(seed: 20_261_130, count: 1500)

  @Test func `keep every promise of the log`() {
    for fault in Self.survey.faults.prefix(20) { Issue.record("\(fault)") }
  }

  @Test func `are executed again from their record without a difference`() {
    for difference in Self.survey.differences.prefix(10) { Issue.record("\(difference)") }
  }

  @Test func `reach every kind of event`() {
    #expect(EventKind.allCases.filter { !Self.survey.kinds.contains($0) } == [])
  }

  @Test func `meet every value of every reading`() {
    let words = ReadingCatalog.questions.flatMap { question in
      question.allowed.compactMap { form -> String? in
        guard case .word(let word) = form else { return nil }
        return "\(question.name) \(word)"
      }
    }
    #expect(words.filter { !Self.survey.readings.contains($0) } == [])
  }
}

/// What came of playing the first scripts of a seed.
private struct ReadingsSurvey: Sendable {
  var faults: [String] = []
  var differences: [String] = []
  var kinds: Set<EventKind> = []
  var readings: Set<String> = []

  init(seed: UInt64, count: Int) {
    var scripts = RandomScripts(seed: seed)
    for place in 1...count { play(scripts.next(), place) }
  }

  private mutating func play(_ made: Script, _ place: Int) {
    let (script, run) = RandomScripts.play(made)
    let name = "script \(place)"
    faults += RunAudit.faults(of: run).map { "\(name): \($0)" }
    if case .finished = run.stop {
      let difference = Reexecution.firstDifference(in: run.records, readings: script.readings)
      if let difference { differences.append("\(name): \(difference)") }
    }
    kinds.formUnion(run.records.map(\.event.kind))
    readings.formUnion(script.readings.choices.map { "\($0.name) \($0.value.text)" })
  }
}

import Contract
import Lifecycle
import Simulator
import TestSupport
import Testing

/// What a reading changes in the monitors, seen from outside: a run under one reading, judged by
/// another, breaches only what the table says.
@Suite struct `The influence of readings on the monitors` {
  private static let misjudged = Misjudged(seed: 20_261_204, count: 60)

  @Test func `every open question has its line, in the catalogue's order`() {
    #expect(ReadingInfluence.all.map(\.question) == ReadingCatalog.questions.map(\.name))
  }

  @Test func `names constraints that bind the SDK, and says what changes`() {
    for influence in ReadingInfluence.all {
      for number in influence.constraints {
        #expect(WatchedConstraints.numbers.contains(number), "\(influence.question)")
      }
      let changesNothing = influence.constraints.isEmpty && influence.rules.isEmpty
      #expect(influence.effect.hasPrefix("nothing: ") == changesNothing, "\(influence.question)")
    }
  }

  @Test func `reaches no constraint that it does not name`() {
    for influence in ReadingInfluence.all {
      let found = Self.misjudged.numbers[influence.question, default: []]
      #expect(found.filter { !influence.constraints.contains($0) } == [], "\(influence.question)")
    }
  }

  @Test func `is seen by the monitors of most questions that have one`() {
    let named = ReadingInfluence.all.filter { !$0.constraints.isEmpty }
    let seen = named.filter { !Self.misjudged.numbers[$0.question, default: []].isEmpty }
    #expect(named.count == 37)
    #expect(seen.count >= 25, "\(seen.map(\.question))")
  }
}

/// Runs judged by a reading they were not played under, in both directions.
private struct Misjudged: Sendable {
  /// The constraints found breached, by question, in order.
  var numbers: [String: [Int]] = [:]

  init(seed: UInt64, count: Int) {
    var scripts = RandomScripts(seed: seed)
    var plain: [(script: Script, run: Run)] = []
    for _ in 0..<count {
      var script = scripts.next()
      script.readings = Readings()
      plain.append(RandomScripts.play(script))
    }
    for question in ReadingCatalog.questions {
      var found: Set<Int> = []
      for choice in Self.otherChoices(of: question) {
        let readings = Readings([choice])
        for (script, run) in plain {
          found.formUnion(Self.breached(run, judgedBy: readings))
          var other = script
          other.readings = readings
          found.formUnion(Self.breached(RandomScripts.play(other).run, judgedBy: Readings()))
        }
      }
      numbers[question.name] = found.sorted()
    }
  }

  private static func breached(_ run: Run, judgedBy readings: Readings) -> [Int] {
    ConstraintMonitors.violations(in: run.records, readings, end: run.endedAt).map(\.number)
  }

  /// A choice of each form that is not the default.
  private static func otherChoices(of question: OpenQuestion) -> [ReadingChoice] {
    let usual = Readings().choices.first { $0.name == question.name }
    return question.allowed.compactMap { form in
      let text =
        switch form {
        case .word(let word): word
        case .number(let range): range == ReadingForm.counts ? "3" : "99992"
        case .call(let word, _): "\(word)(2)"
        case .time: "30s"
        }
      guard let choice = try? ReadingCatalog.choice(question.name, text) else { return nil }
      return choice.value == usual?.value ? nil : choice
    }
  }
}

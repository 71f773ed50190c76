import Contract
import Lifecycle
import Simulator
import TestSupport
import Testing

/// What the SDK of this product does keeps its contract, on scripts that nobody thought of.
///
/// The scripts of a seed are the same everywhere. A failure names the place of its script in the
/// list of the seed.
@Suite struct `The engine keeps the constraints` {
  @Test func `under readings made by chance`() {
    var scripts = RandomScripts(seed: 20_261_201)
    var survey = MonitorSurvey()
    for place in 1...2000 {
      let (script, run) = RandomScripts.play(scripts.next())
      survey.judge(run, script.readings, "script \(place)")
    }
    survey.report()
    #expect(survey.events > 50_000)
  }

  @Test(arguments: ReadingPreset.allCases)
  func `under every preset`(preset: ReadingPreset) {
    var scripts = RandomScripts(seed: 20_261_202)
    var survey = MonitorSurvey()
    for place in 1...300 {
      var made = scripts.next()
      made.readings = preset.chosen
      let (script, run) = RandomScripts.play(made)
      survey.judge(run, script.readings, "script \(place)")
    }
    for seed in UInt64(20_261_203)..<20_261_503 {
      var script = RandomScript.script(seed: seed)
      script.readings = preset.chosen
      survey.judge(Simulation.play(script), script.readings, "seed \(seed)")
    }
    survey.report()
  }
}

/// What the monitors found in some runs.
private struct MonitorSurvey {
  var breaches: [String] = []
  var events = 0

  mutating func judge(_ run: Run, _ readings: Readings, _ name: String) {
    events += run.records.count
    for violation in ConstraintMonitors.violations(in: run.records, readings, end: run.endedAt) {
      breaches.append("\(name): \(violation.message)")
    }
  }

  func report() {
    for breach in breaches.prefix(20) { Issue.record("\(breach)") }
    #expect(breaches.isEmpty, "\(breaches.count) breaches")
  }
}

extension ReadingPreset {
  /// All readings of the preset.
  fileprivate var chosen: Readings {
    Readings((try? ReadingCatalog.choices(preset: rawValue)) ?? [])
  }
}

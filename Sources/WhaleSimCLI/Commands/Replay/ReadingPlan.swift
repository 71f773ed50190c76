import Lifecycle
import Scenario
import Simulator

/// Under which readings each file is played: `--readings` gives way to what the file says, and the
/// file to `--set` (ruling 22).
struct ReadingPlan {
  private let selection: ReadingSelection?
  private let sets: [ReadingChoice]
  private let queryLog = QueryLog()

  init(_ options: ReplayOptions) {
    selection = options.readings
    sets = options.sets
  }

  /// Whether a file is played more than once.
  var playsSeveral: Bool { selection == .all }

  /// Plays a file once, or with `all` once for each preset that changes anything; the first play
  /// is then under the file's own readings.
  func plays(of file: ScenarioFile) -> [Play] {
    let own = readings(of: file, preset: .literal)
    let first = Play(ScenarioRunner.run(file, readings: own, in: queryLog))
    switch selection {
    case nil:
      return [first]
    case .preset(let preset)?:
      return [variant(preset, of: file, own: first) ?? first]
    case .all?:
      return [first] + ReadingPreset.allCases.compactMap { variant($0, of: file, own: first) }
    }
  }

  /// The play under a preset; nil when nothing is read otherwise under it.
  private func variant(_ preset: ReadingPreset, of file: ScenarioFile, own: Play) -> Play? {
    let readings = readings(of: file, preset: preset)
    guard readings != own.readings else { return nil }
    let outcome = ScenarioRunner.run(file, readings: readings, in: queryLog)
    var play = Play(outcome)
    play.preset = preset
    play.repeatsFailure = playsSeveral && own.outcome.verdict != .passed
    // A constraint holds under every reading; that it broke here is a failure like any other.
    if own.outcome.verdict == .passed, play.outcome.verdict != .passed,
      !play.outcome.breaksContract
    {
      play.dependsOn = ReadingSearch.explaining(
        file, own: own.readings, other: readings, in: queryLog)
    }
    return play
  }

  /// The readings under each of which a play that failed would pass.
  func cures(of play: Play) -> [ReadingChoice] {
    ReadingSearch.curing(play.outcome.file, own: play.readings, in: queryLog)
  }

  private func readings(of file: ScenarioFile, preset: ReadingPreset) -> Readings {
    file.readings(base: preset.choices, overrides: sets)
  }
}

/// A file, played once.
struct Play {
  let outcome: Outcome
  var readings: Readings { outcome.file.script.readings }
  /// The preset it was played under, if that is not the file's own.
  var preset: ReadingPreset?
  /// The readings that alone explain why it did not pass; empty if they need not.
  var dependsOn: [ReadingChoice] = []
  /// Whether the file did not pass under its own readings either, and that has been told.
  var repeatsFailure = false

  init(_ outcome: Outcome) {
    self.outcome = outcome
  }

  /// What the log records: `depends` is no failure of the scenario.
  var verdictText: String { dependsOn.isEmpty ? outcome.verdict.rawValue : "depends" }
}

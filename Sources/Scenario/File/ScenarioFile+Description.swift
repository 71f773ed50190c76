package import EventLog
package import Lifecycle
import Simulator

extension ScenarioFile {
  /// What a log records of a run of this file before its first event.
  ///
  /// - Parameters:
  ///   - base: What the run is called, before its number.
  ///   - readings: What it is played under.
  ///   - program: The version of the program.
  ///   - recordedAt: The wall clock, for people.
  package func description(
    base: String, readings: Readings, program: String, recordedAt: String
  ) -> RunDescription {
    RunDescription(
      base: base, scenario: name.value, scenarioPath: path, scenarioText: recordedText,
      caseValues: caseRow?.cells.map { NamedValue($0.column, $0.text) },
      readings: readings.choices.map { NamedValue($0.name, $0.value.text) },
      program: program, recordedAt: recordedAt)
  }
}

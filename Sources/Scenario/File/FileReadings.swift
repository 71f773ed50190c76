package import Lifecycle

/// How a file says that the open questions of the documents are read.
package struct FileReadings: Hashable, Sendable {
  /// A preset, which answers every question; located at its value.
  package var preset: Located<ReadingPreset>?
  /// Single answers, each located at its question's key.
  package var choices: [Located<ReadingChoice>]

  package init(
    preset: Located<ReadingPreset>? = nil, choices: [Located<ReadingChoice>] = []
  ) {
    self.preset = preset
    self.choices = choices
  }
}

extension ScenarioFile {
  /// The readings of a run of this file: `base` under those of the file, `overrides` over them.
  ///
  /// A preset in the file answers every question, so that nothing of `base` shows through.
  package func readings(
    base: [ReadingChoice] = [], overrides: [ReadingChoice] = []
  ) -> Readings {
    var readings = Readings(written.preset == nil ? base : [])
    if let preset = written.preset { readings.apply(preset.value) }
    for choice in written.choices { readings.apply(choice.value) }
    for choice in overrides { readings.apply(choice) }
    return readings
  }
}

extension Readings {
  /// Takes over every answer in which a preset differs from the defaults.
  fileprivate mutating func apply(_ preset: ReadingPreset) {
    for choice in preset.choices { apply(choice) }
  }
}

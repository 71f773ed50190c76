/// A run's number in its log, unique there.
package struct RunID: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int64

  package init(rawValue: Int64) {
    self.rawValue = rawValue
  }
}

/// A name with its value, both as texts.
package struct NamedValue: Hashable, Sendable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// What is recorded of a run before its first event.
package struct RunDescription: Hashable, Sendable {
  /// What is run; the log makes `cold-start#3` of `cold-start`.
  package var base: String
  /// The scenario's own name, one line.
  package var scenario: String
  /// The scenario's file as it was named, and as it was read; nil without a file.
  package var scenarioPath: String?
  package let scenarioText: String?
  /// The row of the scenario's cases, in any order; nil without cases.
  package let caseValues: [NamedValue]?
  /// Every open question with its answer, in any order.
  package var readings: [NamedValue] {
    didSet { readingsJSON = canonicalObject(readings) }
  }
  /// The version of the program.
  package var program: String
  /// The wall clock, for people. It enters no hash.
  package var recordedAt: String
  package var source: RunSource
  /// SHA3-256 of the scenario's text; nil without one.
  package let scenarioHash: Digest?
  /// The columns `case_values` and `readings`.
  let caseValuesJSON: String?
  private(set) var readingsJSON: String

  package init(
    base: String, scenario: String, scenarioPath: String? = nil, scenarioText: String? = nil,
    caseValues: [NamedValue]? = nil, readings: [NamedValue], program: String,
    recordedAt: String, source: RunSource = .scenario
  ) {
    self.base = base
    self.scenario = scenario
    self.scenarioPath = scenarioPath
    self.scenarioText = scenarioText
    self.caseValues = caseValues
    self.readings = readings
    self.program = program
    self.recordedAt = recordedAt
    self.source = source
    scenarioHash = scenarioText.map { SHA3.hash256($0) }
    caseValuesJSON = caseValues.map { canonicalObject($0) }
    readingsJSON = canonicalObject(readings)
  }
}

/// What drives a run. The names are a file format.
package enum RunSource: String, Hashable, Sendable, CaseIterable {
  case scenario
  /// An app that uses the SDK's façade.
  case facade
}

extension RunDescription {
  /// The hash that the run's first event is chained to: it stands for all that determines the run.
  ///
  /// It is the SHA3-256 of `whalesim-log/1|scenario_sha3|case_values|readings`, the columns of
  /// table `runs` as they are stored, with nothing in place of NULL.
  package var chainStart: Digest {
    let text = [
      "whalesim-log/\(EventChain.format)", scenarioHash?.hex ?? "", caseValuesJSON ?? "",
      readingsJSON,
    ]
    return SHA3.hash256(text.joined(separator: "|"))
  }
}

/// The values as a JSON object with its keys sorted by code unit. Of equal names the first counts.
private func canonicalObject(_ values: [NamedValue]) -> String {
  let sorted = values.enumerated().sorted { first, second in
    first.element.name == second.element.name
      ? first.offset < second.offset
      : first.element.name.utf8.lexicographicallyPrecedes(second.element.name.utf8)
  }
  var writer = PayloadWriter()
  writer.open()
  var last: String?
  for (_, value) in sorted where value.name != last {
    if last != nil { writer.buffer.append(UInt8(ascii: ",")) }
    writer.quoted(value.name)
    writer.buffer.append(UInt8(ascii: ":"))
    writer.quoted(value.value)
    last = value.name
  }
  writer.close()
  return String(decoding: writer.buffer.bytes(), as: UTF8.self)
}

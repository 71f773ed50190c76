import Scenario
import Testing

/// The file that `text` is; the test fails with everything that is wrong with it when it is none.
func decoded(
  _ text: String, at place: SourceLocation = #_sourceLocation
) throws -> ScenarioFile {
  do {
    return try decode(Array(text.utf8))
  } catch {
    Issue.record("\(error.render())", sourceLocation: place)
    throw error
  }
}

/// The file of the parts of one that has a name and a step already.
func decodedParts(
  _ parts: String, at place: SourceLocation = #_sourceLocation
) throws -> ScenarioFile {
  try decoded("format: whalesim/1\nname: n\nsteps: []\n" + parts, at: place)
}

/// The file of these steps.
func decodedSteps(
  _ steps: String, at place: SourceLocation = #_sourceLocation
) throws -> ScenarioFile {
  try decoded("format: whalesim/1\nname: n\nsteps:\n" + steps, at: place)
}

/// Reads a file in which every clause but OC-99 is known.
func decode(_ bytes: [UInt8]) throws(InvalidScenario) -> ScenarioFile {
  try ScenarioFile.decode(bytes: bytes, path: "file.yaml") { $0 != "OC-99" }
}

/// The findings about `bytes`, as `line:column code`; empty for a file without any.
func findings(_ bytes: [UInt8]) -> [Diagnostic] {
  do {
    return try decode(bytes).hints
  } catch {
    return error.diagnostics
  }
}

func findings(_ text: String) -> [String] {
  findings(Array(text.utf8)).map { "\($0.position.text) \($0.code.rawValue)" }
}

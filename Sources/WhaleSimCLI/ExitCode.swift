/// How the process ends. The numbers are part of the command line: scripts test them.
package enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  case passed = 0
  case failed = 1
  case usage = 2
  case invalidScenario = 3
  case nondeterminism = 4
  case nothingProved = 5
  case goldenDiffers = 6
  case damagedLog = 7
  case storage = 8
  case interrupted = 130

  /// What it means, in half a sentence.
  package var meaning: String {
    switch self {
    case .passed: "everything ran and passed"
    case .failed: "an expectation or a constraint failed"
    case .usage: "the command line is wrong"
    case .invalidScenario: "a scenario file is invalid"
    case .nondeterminism: "the same input gave two different runs"
    case .nothingProved: "nothing ran, or a scenario expects nothing"
    case .goldenDiffers: "a golden log differs"
    case .damagedLog: "the history is damaged or unreadable"
    case .storage: "the disk or the database failed"
    case .interrupted: "interrupted"
    }
  }

  /// From the worst to the best. The first two end a command at once and meet no other.
  private static let worstFirst: [ExitCode] = [
    .interrupted, .usage, .storage, .damagedLog, .nondeterminism, .invalidScenario, .failed,
    .goldenDiffers, .nothingProved, .passed,
  ]

  /// The code of a command whose parts ended with `codes`: the worst of them wins.
  package static func worst(of codes: [ExitCode]) -> ExitCode {
    worstFirst.first { codes.contains($0) } ?? .passed
  }

  /// The worse of two codes, to carry along while parts end one by one.
  package func worse(_ other: ExitCode) -> ExitCode {
    Self.worst(of: [self, other])
  }
}

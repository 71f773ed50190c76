import Testing
import WhaleSimCLI

@Suite struct `Exit codes` {
  @Test func `their numbers are what scripts test`() {
    let numbers = ExitCode.allCases.map(\.rawValue)
    #expect(numbers == [0, 1, 2, 3, 4, 5, 6, 7, 8, 130])
    #expect(ExitCode.failed.rawValue == 1)
    #expect(ExitCode.usage.rawValue == 2)
    #expect(ExitCode.invalidScenario.rawValue == 3)
    #expect(ExitCode.nondeterminism.rawValue == 4)
    #expect(ExitCode.nothingProved.rawValue == 5)
    #expect(ExitCode.goldenDiffers.rawValue == 6)
    #expect(ExitCode.damagedLog.rawValue == 7)
    #expect(ExitCode.storage.rawValue == 8)
    #expect(ExitCode.interrupted.rawValue == 130)
  }

  @Test func `the worst wins in the documented order, whichever comes first`() {
    let order: [ExitCode] = [
      .storage, .damagedLog, .nondeterminism, .invalidScenario, .failed, .goldenDiffers,
      .nothingProved, .passed,
    ]
    #expect(order.map(\.rawValue) == [8, 7, 4, 3, 1, 6, 5, 0])
    for (place, worse) in order.enumerated() {
      for better in order[place...] {
        #expect(ExitCode.worst(of: [worse, better]) == worse)
        #expect(ExitCode.worst(of: [better, worse]) == worse)
        #expect(better.worse(worse) == worse)
      }
    }
    #expect(ExitCode.worst(of: order.reversed()) == .storage)
  }

  @Test func `an interruption is always told, and nothing at all passed`() {
    #expect(ExitCode.worst(of: ExitCode.allCases) == .interrupted)
    #expect(ExitCode.worst(of: []) == .passed)
  }
}

package import Lifecycle

/// Finds the readings that decide how a scenario ends (ruling 22).
package enum ReadingSearch {
  /// Of the questions that `other` answers otherwise than `own`, those whose answer alone already
  /// keeps the scenario from passing; all of them when only several together do.
  package static func explaining(
    _ file: ScenarioFile, own: Readings, other: Readings, in queryLog: QueryLog
  ) -> [ReadingChoice] {
    let different = zip(own.choices, other.choices).filter { $0 != $1 }.map(\.1)
    let alone = different.filter { choice in
      verdict(of: file, under: own, with: choice, in: queryLog) != .passed
    }
    return alone.isEmpty ? different : alone
  }

  /// The readings of single questions under which a scenario that does not pass would pass.
  package static func curing(
    _ file: ScenarioFile, own: Readings, in queryLog: QueryLog
  ) -> [ReadingChoice] {
    zip(ReadingCatalog.questions, own.choices).flatMap { question, current in
      alternatives(of: question, to: current).filter { choice in
        verdict(of: file, under: own, with: choice, in: queryLog) == .passed
      }
    }
  }

  private static func verdict(
    of file: ScenarioFile, under own: Readings, with choice: ReadingChoice,
    in queryLog: QueryLog
  ) -> Verdict {
    var readings = own
    readings.apply(choice)
    return ScenarioRunner.run(file, readings: readings, in: queryLog).verdict
  }

  /// One reading of each other form; which time or error code it might be, nobody can guess.
  private static func alternatives(
    of question: OpenQuestion, to current: ReadingChoice
  ) -> [ReadingChoice] {
    let texts = question.allowed.compactMap { form -> String? in
      switch form {
      case .word(let word): word
      case .number(let range): "\(max(range.lowerBound, 2))"
      case .call(let word, let range): "\(word)(\(max(range.lowerBound, 1)))"
      case .time: nil
      }
    }
    return texts.compactMap { question.value($0) }.filter { $0 != current.value }
      .map { ReadingChoice(name: question.name, value: $0) }
  }
}

import Lifecycle
import Simulator

/// Judges one step: what its span had to bring, and what it brought.
struct StepCheck: Sendable {
  let file: ScenarioFile
  let run: Run
  let forest: DeliveredForest
  let step: Int

  private(set) var findings: [Finding] = []
  private(set) var rows: [ComparisonRow] = []
  private(set) var anyCount = 0

  private var missing: [Missing] = []
  private var unexpected: [Unexpected] = []

  /// An entry that nothing met, the entry it stands in, and its row.
  private struct Missing {
    var entry: CallbackExpectation
    var inside: CallbackExpectation?
    var parent: Int?
    var row: Int
  }

  /// A callback that no entry met, and where a finding about it points.
  private struct Unexpected {
    var place: Int
    var span: SourceSpan
    var inside: CallbackName?
    var parent: Int?
    var row: Int
  }

  init(file: ScenarioFile, run: Run, forest: DeliveredForest, step: Int) {
    self.file = file
    self.run = run
    self.forest = forest
    self.step = step
  }

  mutating func judge() {
    let details = file.steps[step]
    let comparison = EntryComparison(
      forest: forest, symbols: run.symbols, stepAt: run.steps[step].at)
    let aligner = Aligner(comparison: comparison)
    if let alignment = aligner.align(details.expect, forest.roots[step]) {
      walk(
        alignment, depth: 0, inside: nil, parent: nil,
        span: details.expect.key ?? details.firstKey)
    } else {
      anyCount += 1
    }
    pairMisplaced()
    for item in missing { report(item) }
    for item in unexpected { report(item) }
    findings.sort { ($0.cause.rank, $0.span.start) < ($1.cause.rank, $1.span.start) }
    judgeReturn()
  }

  private mutating func walk(
    _ alignment: Alignment, depth: Int, inside: CallbackExpectation?, parent: Int?,
    span: SourceSpan
  ) {
    for pair in alignment.pairs.missingFirst {
      let row = rows.count
      switch pair {
      case .met(let entry, let place, let mismatches, let during):
        rows.append(
          ComparisonRow(
            depth: depth, expected: entry, actual: place, isFinding: !mismatches.isEmpty,
            mismatches: mismatches))
        for mismatch in mismatches { report(mismatch, of: entry, place) }
        guard let during else {
          anyCount += 1
          continue
        }
        walk(
          during, depth: depth + 1, inside: entry, parent: place,
          span: entry.during.key ?? entry.firstKey)
      case .missing(let entry):
        rows.append(
          ComparisonRow(depth: depth, expected: entry, actual: nil, isFinding: true))
        missing.append(Missing(entry: entry, inside: inside, parent: parent, row: row))
      case .unexpected(let place):
        addUnexpected(place, depth: depth, inside: inside?.name, parent: parent, span: span)
      }
    }
  }

  /// An unexpected callback with everything inside it, which is unexpected with it.
  private mutating func addUnexpected(
    _ place: Int, depth: Int, inside: CallbackName?, parent: Int?, span: SourceSpan
  ) {
    unexpected.append(
      Unexpected(place: place, span: span, inside: inside, parent: parent, row: rows.count))
    addRows(of: place, depth: depth, isFinding: true)
  }

  private mutating func addRows(of place: Int, depth: Int, isFinding: Bool) {
    rows.append(
      ComparisonRow(depth: depth, expected: nil, actual: place, isFinding: isFinding))
    for child in forest.nodes[place].children {
      addRows(of: child, depth: depth + 1, isFinding: false)
    }
  }

  private mutating func report(
    _ mismatch: EntryMismatch, of entry: CallbackExpectation, _ place: Int
  ) {
    let name = entry.name
    let cause: FindingCause =
      switch mismatch {
      case .argument(let argument, let actual):
        .wrongArgument(
          name, place, argument: argument.name, expected: argument.text,
          actual: actual)
      case .time(let expected): .wrongTime(name, place, expected: expected)
      case .within(let within, let took): .tooLate(name, place, within: within, took: took)
      case .gap(let expected, let actual):
        .wrongGap(name, place, expected: expected, actual: actual)
      case .status(let expected): .wrongStatus(name, place, expected: expected)
      }
    findings.append(Finding(cause, at: entry.nameSpan, step: step))
  }
}

extension StepCheck {
  /// Finds the missing among the unexpected: what came in another order, or at another level, is
  /// one finding, not two.
  private mutating func pairMisplaced() {
    var still: [Missing] = []
    for item in missing {
      guard let index = bestMatch(for: item) else {
        still.append(item)
        continue
      }
      let other = unexpected.remove(at: index)
      rows[item.row].cameAs = other.place
      let cause: FindingCause =
        other.parent == item.parent
        ? .outOfOrder(
          item.entry.name, other.place, neighbour: neighbour(of: item, cameAt: other.row))
        : .wrongNesting(
          item.entry.name, other.place, cameInside: containerName(of: other.place))
      findings.append(Finding(cause, at: item.entry.nameSpan, step: step))
    }
    missing = still
  }

  /// The callback between the place where `item` was expected and that where it came, as near to
  /// the first as can be: the entry's neighbour, which the two are on different sides of.
  private func neighbour(of item: Missing, cameAt row: Int) -> Int? {
    let between = item.row < row ? Array(item.row..<row) : Array((row...item.row).reversed())
    for index in between where rows[index].depth == rows[item.row].depth {
      if rows[index].expected != nil, let place = rows[index].actual { return place }
    }
    return nil
  }

  /// An unexpected callback of the same name: in the same list first, then anywhere in the span.
  private func bestMatch(for item: Missing) -> Int? {
    let sameName = unexpected.indices.filter {
      forest.nodes[unexpected[$0].place].callback.name == item.entry.name
    }
    return sameName.first { unexpected[$0].parent == item.parent } ?? sameName.first
  }

  /// The callback inside which `place` came; nil for none.
  private func containerName(of place: Int) -> CallbackName? {
    let parent = forest.nodes[place].record.parent
    return forest.nodes.first { $0.record.seq == parent }?.callback.name
  }

  private mutating func report(_ item: Missing) {
    let hint = laterHint(for: item.entry) ?? insteadHint(for: item)
    findings.append(
      Finding(
        .missing(item.entry.name, inside: item.inside?.name, hint: hint),
        at: item.entry.nameSpan, step: step))
  }

  private mutating func report(_ item: Unexpected) {
    findings.append(
      Finding(
        .unexpected(
          item.place, forest.nodes[item.place].callback.name, inside: item.inside),
        at: item.span, step: step))
  }

  /// Whether a timer that can lead to the callback was still armed when the next step began: then
  /// that step's time is the likelier mistake (scenario format, 4).
  private func laterHint(for entry: CallbackExpectation) -> MissingHint? {
    guard step + 1 < run.steps.count else { return nil }
    let nextStepAt = run.steps[step + 1].at
    for kind in entry.name.leadingTimers {
      if let due = run.steps[step].timersAtEnd[kind] {
        return .timerArmed(kind, due: due, nextStepAt: nextStepAt)
      }
    }
    return nil
  }

  /// The first callback that came where `item` was expected.
  private func insteadHint(for item: Missing) -> MissingHint? {
    var row = item.row + 1
    while row < rows.count, rows[row].actual == nil, rows[row].depth == rows[item.row].depth {
      row += 1
    }
    let instead = unexpected.first { $0.row == row && $0.parent == item.parent }
    return instead.map { .cameInstead(place: $0.place) }
  }

  /// The result of the step's own call.
  private mutating func judgeReturn() {
    guard let returns = file.steps[step].returns else { return }
    var actual: String?
    var seq: Sequence?
    for record in run.span(ofStep: step) {
      guard record.depth == 0, record.cause == run.steps[step].firstSeq,
        let returned = record.event.returned(symbols: run.symbols)
      else { continue }
      actual = returned
      seq = record.seq
      break
    }
    if let actual, actual.hasSameBytes(as: returns.value) { return }
    findings.append(
      Finding(
        .wrongReturn(expected: returns.value, actual: actual, seq: seq), at: returns.span,
        step: step))
  }
}

extension [Alignment.Pair] {
  /// The pairs with what is missing before what came in its place.
  fileprivate var missingFirst: [Alignment.Pair] {
    var ordered: [Alignment.Pair] = []
    var unexpected: [Alignment.Pair] = []
    for pair in self {
      switch pair {
      case .unexpected:
        unexpected.append(pair)
      case .missing:
        ordered.append(pair)
      case .met:
        ordered += unexpected
        unexpected.removeAll()
        ordered.append(pair)
      }
    }
    return ordered + unexpected
  }
}

extension FindingCause {
  /// Findings about what came in a wrong way come before those about what did not come, and those
  /// before what nobody expected.
  fileprivate var rank: Int {
    switch self {
    case .missing: 1
    case .unexpected: 2
    case .outOfOrder, .wrongNesting, .wrongArgument, .wrongTime, .tooLate, .wrongGap,
      .wrongStatus, .wrongReturn, .impossible, .endless, .never, .neverOpened, .rule,
      .returnNeverCame, .count, .finally, .queryRows, .unusedReply, .constraint,
      .unreachedReaction, .timePast, .timerArmedAtQuietEnd, .endPast, .queryRefused,
      .nothingExpected, .nothingHappens:
      0
    }
  }
}

extension CallbackName {
  /// The SDK's timers whose firing can lead to this callback.
  fileprivate var leadingTimers: [TimerKind] {
    switch self {
    case .tokenDidChange, .refreshTokenExpired: [.renewal, .renewalRetry]
    case .didRunInError: [.resolverWindow, .renewal, .renewalRetry]
    case .didFinishLaunching, .startFailed: [.launchRetry, .renewal, .renewalRetry]
    case .willDestroy, .canOpenURL, .didRequestOpenURL, .analyticsEvent, .enterSdkPage,
      .exitSdkPage, .navigationCompleted, .pushStartCompleted, .deviceTokenCompleted,
      .routerHandler:
      []
    }
  }
}

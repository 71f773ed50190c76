import Lifecycle
import Scenario
import Simulator

/// The scenario's lines beside the run's, for one step.
struct ComparisonText {
  let outcome: Outcome
  let comparison: StepComparison
  let finding: Finding

  private static let leftWidth = 44

  var lines: [String] {
    let headline = StepText(outcome: outcome, step: comparison.step).headline
    let titles = Columns.pad("scenario says", to: Self.leftWidth) + "run did"
    var lines = ["   \(headline)", "     \(titles)"]
    for row in shownRows { lines.append(line(row)) }
    return lines
  }

  private static let rowsShown = 24

  /// A long step is cut to the rows around its first finding.
  private var shownRows: ArraySlice<ComparisonRow> {
    let rows = comparison.rows
    guard rows.count > Self.rowsShown else { return rows[...] }
    let first = rows.firstIndex(where: \.isFinding) ?? 0
    let start = max(0, min(first - Self.rowsShown / 2, rows.count - Self.rowsShown))
    return rows[start..<(start + Self.rowsShown)]
  }

  private func line(_ row: ComparisonRow) -> String {
    let mark = row.isFinding ? "  > " : "    "
    let left = Columns.pad(leftText(row), to: Self.leftWidth - 2)
    return "\(mark)\(left)\(relation(row)) \(rightText(row))"
  }

  private func leftText(_ row: ComparisonRow) -> String {
    guard let entry = row.expected else { return "" }
    let line = Columns.pad("\(entry.nameSpan.start.line)", to: 4)
    let text = Columns.pad(tree(row.depth) + entryText(entry), to: 28)
    let note = row.actual == nil ? "missing" : noteText(entry, depth: row.depth)
    return "\(line) \(text) \(note)"
  }

  private func tree(_ depth: Int) -> String {
    depth == 0 ? "" : String(repeating: "  ", count: depth) + "└ "
  }

  private func entryText(_ entry: CallbackExpectation) -> String {
    guard !entry.arguments.isEmpty else { return entry.name.rawValue }
    return "\(entry.name.rawValue)(\(entry.arguments.map(\.text).joined(separator: ", ")))"
  }

  private func noteText(_ entry: CallbackExpectation, depth: Int) -> String {
    if let at = entry.at { return TimeText.format(at.value) }
    return depth == 0 ? "" : "(during)"
  }

  private func relation(_ row: ComparisonRow) -> String {
    switch (row.expected, row.actual) {
    case (nil, _): "+"
    case (_, nil): "-"
    case (_?, _?): row.isFinding ? "~" : "="
    }
  }

  private func rightText(_ row: ComparisonRow) -> String {
    guard let place = row.actual else { return "nothing" }
    let node = outcome.forest.nodes[place]
    let text = CallbackText.text(node.callback, symbols: outcome.run.symbols)
    return "#\(node.record.seq) \(TimeText.format(node.record.at)) \(tree(row.depth))\(text)"
  }
}

import Lifecycle
import Scenario
import Simulator

/// The scenario's lines beside the run's callbacks, for one step.
struct ComparisonText {
  let outcome: Outcome
  let comparison: StepComparison

  /// How many rows of a long step are shown, and how many of them before the first finding.
  private static let rowsShown = 16
  private static let rowsBefore = 8

  func lines(_ paint: Paint) -> [String] {
    let shown = shownRows
    let above = shown.startIndex
    let below = comparison.rows.count - shown.endIndex
    let events = EventColumn(rows: shown, outcome: outcome)
    let table = SideBySide(rows: shown.indices.map { row(at: $0, events) })
    var lines = table.lines(paint)
    if above > 0 { lines.insert("     … \(above) more above", at: 1) }
    if below > 0 { lines.append("     … \(below) more below") }
    return lines
  }

  /// A long step is cut to the rows around its first finding.
  private var shownRows: ArraySlice<ComparisonRow> {
    let rows = comparison.rows
    guard rows.count > Self.rowsShown else { return rows[...] }
    let first = rows.firstIndex(where: \.isFinding) ?? 0
    let start = max(0, min(first - Self.rowsBefore, rows.count - Self.rowsShown))
    return rows[start..<(start + Self.rowsShown)]
  }

  private func row(at index: Int, _ events: EventColumn) -> SideBySide.Row {
    let row = comparison.rows[index]
    var cells = SideBySide.Row(isMarked: row.isFinding)
    if let entry = row.expected {
      cells.line = entry.nameSpan.start.line
      cells.left = Tree.indent(row.depth) + entry.text
      cells.note = note(row, entry)
    }
    if let place = row.actual {
      cells.relation = row.expected == nil ? "+" : row.isFinding ? "~" : "="
      cells.right = events.text(place, depth: row.depth, as: row.expected) + differences(row)
    } else {
      cells.right = whereabouts(ofMissingAt: index)
    }
    return cells
  }

  /// What the entry says besides its name and arguments: what is not met, else a time.
  private func note(_ row: ComparisonRow, _ entry: CallbackExpectation) -> String {
    guard row.actual != nil else { return row.cameAs == nil ? "missing" : "elsewhere" }
    for mismatch in row.mismatches {
      switch mismatch {
      case .argument: continue
      case .time(let at): return TimeText.format(at)
      case .within(let within, _): return "within \(TimeText.format(within))"
      case .gap(let gap, _): return "gap \(TimeText.format(gap))"
      case .status(let status): return status.name
      }
    }
    if let at = entry.at { return TimeText.format(at.value) }
    return row.depth == 0 ? "" : "(during)"
  }

  /// What the callback itself does not show of how it differs.
  private func differences(_ row: ComparisonRow) -> String {
    let texts = row.mismatches.compactMap { mismatch -> String? in
      switch mismatch {
      case .argument, .time: nil
      case .within(_, let took): "after \(TimeText.format(took))"
      case .gap(_, let actual): actual.map { "gap \(TimeText.format($0))" } ?? "the first"
      case .status: row.actual.map { outcome.forest.nodes[$0].status.name }
      }
    }
    return texts.isEmpty ? "" : "  (\(texts.joined(separator: ", ")))"
  }

  private func whereabouts(ofMissingAt index: Int) -> String {
    let rows = comparison.rows
    if let place = rows[index].cameAs {
      let seq = outcome.forest.nodes[place].record.seq
      return "—  (came \(when(seq))as #\(seq))"
    }
    let isFirst = index == 0 || rows[index - 1].actual != nil
    guard isFirst, !rows[index...].contains(where: { $0.actual != nil }) else { return "—" }
    return "—  (nothing more until \(StepText(outcome: outcome, step: comparison.step).endText))"
  }

  /// On which side of the step an event lies; nothing for one of its own.
  private func when(_ seq: Sequence) -> String {
    let span = outcome.run.span(ofStep: comparison.step)
    if let first = span.first, seq < first.seq { return "earlier " }
    if let last = span.last, seq > last.seq { return "later " }
    return ""
  }
}

/// The run's side of the rows, its numbers and times in columns of their own.
private struct EventColumn {
  let outcome: Outcome
  private let markWidth: Int
  private let timeWidth: Int

  init(rows: ArraySlice<ComparisonRow>, outcome: Outcome) {
    self.outcome = outcome
    let nodes = rows.compactMap { $0.actual.map { place in outcome.forest.nodes[place] } }
    markWidth = nodes.map { Columns.width("#\($0.record.seq)") }.max() ?? 0
    timeWidth = nodes.map { Columns.width(TimeText.format($0.record.at)) }.max() ?? 0
  }

  /// `#31 21m90ms didRunInError(401)`; with the arguments that `entry` writes, where it does.
  func text(_ place: Int, depth: Int, as entry: CallbackExpectation?) -> String {
    let node = outcome.forest.nodes[place]
    let mark = Columns.pad("#\(node.record.seq)", to: markWidth)
    let time = Columns.pad(TimeText.format(node.record.at), to: timeWidth)
    let names = entry?.arguments.map(\.argument.rawValue) ?? []
    let text = CallbackText.text(node.callback, arguments: names, symbols: outcome.run.symbols)
    return "\(mark) \(time) \(Tree.indent(depth))\(text)"
  }
}

/// Nesting, drawn.
enum Tree {
  static func indent(_ depth: Int) -> String {
    depth == 0 ? "" : String(repeating: "  ", count: depth) + "└ "
  }
}

extension CallbackExpectation {
  /// `didRunInError(401)`, with the arguments as they are written.
  var text: String {
    guard !arguments.isEmpty else { return name.rawValue }
    return "\(name.rawValue)(\(arguments.map(\.text).joined(separator: ", ")))"
  }
}

/// What the scenario says beside what the run did, in aligned columns.
///
///          scenario says                               run did
///          57 didRunInError(401)            21m90ms  = #31 21m90ms didRunInError(401)
///       >  61   └ exitSdkPage               missing    —  (nothing more until 22m)
struct SideBySide {
  struct Row {
    /// Whether a finding points here.
    var isMarked: Bool
    /// The line of the scenario; nil where it says nothing.
    var line: Int32?
    var left = ""
    /// What the scenario says of it besides its text: a time, a status, `missing`.
    var note = ""
    /// How the two sides compare: `=`, `~`, `+`, or nothing.
    var relation = ""
    var right = ""
  }

  var rows: [Row] = []

  /// The left column gets as wide as its texts, within these bounds.
  private static let leftWidths = 28...46
  private static let lineWidth = 3

  func lines(_ paint: Paint) -> [String] {
    let lineWidth = max(Self.lineWidth, rows.compactMap { $0.line.map(digits) }.max() ?? 0)
    let longest = rows.map { Columns.width($0.left) }.max() ?? 0
    let leftWidth = min(max(longest, Self.leftWidths.lowerBound), Self.leftWidths.upperBound)
    let noteWidth = rows.map { Columns.width($0.note) }.max() ?? 0
    let rightAt = 4 + lineWidth + 1 + leftWidth + (noteWidth > 0 ? 1 + noteWidth : 0) + 3
    let title = Columns.pad("     scenario says", to: rightAt) + "run did"
    return [title]
      + rows.map { row in
        let number = row.line.map { String($0) } ?? ""
        var text = Columns.padLeft(number, to: lineWidth) + " "
        text += Columns.pad(Columns.clip(row.left, to: leftWidth), to: leftWidth)
        if noteWidth > 0 { text += " " + Columns.pad(row.note, to: noteWidth) }
        text += " " + Columns.pad(row.relation, to: 1) + " " + row.right
        return (row.isMarked ? "  " + paint.bad(">") + " " : "    ") + Columns.trimmed(text)
      }
  }

  private func digits(_ number: Int32) -> Int { String(number).utf8.count }
}

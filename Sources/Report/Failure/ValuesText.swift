import Lifecycle
import Scenario
import Simulator

/// One value that is not as the scenario says, with the line that says it and the event that does
/// not:
///
///          46 tokenDidChange: { token: T2 }      scenario says T2 (issued 14m80ms)
///          #19 14m80ms tokenDidChange(T1)        run did       T1 (issued 0s, expires 15m)
struct ValuesText {
  let outcome: Outcome

  /// The left column gets as wide as its texts, within these bounds.
  private static let widths = 36...60

  /// Two lines; none for a finding that is not about one value.
  func lines(of finding: Finding) -> [String] {
    switch finding.cause {
    case .wrongArgument(_, let place, let argument, let expected, let actual):
      let record = outcome.forest.nodes[place].record
      let isToken = argument == "token"
      return lines(
        source: finding.span, event: "#\(record.seq) \(time(record)) \(callback(place))",
        expected: isToken ? credential(expected, before: record.seq) : expected,
        actual: isToken ? credential(actual ?? "none", before: record.seq) : actual ?? "none")
    case .wrongReturn(let expected, let actual, let seq):
      return lines(
        source: finding.span, event: seq.map(call) ?? "no call", expected: expected,
        actual: actual ?? "nothing")
    case .constraint(let violation):
      return ConstraintText(outcome: outcome, violation: violation).lines
    case .missing, .unexpected, .outOfOrder, .wrongNesting, .wrongTime, .tooLate, .wrongGap,
      .wrongStatus, .impossible, .endless, .never, .neverOpened, .rule, .returnNeverCame, .count,
      .finally, .queryRows, .unusedReply,
      .unreachedReaction, .timePast, .timerArmedAtQuietEnd, .endPast, .queryRefused,
      .nothingExpected, .nothingHappens:
      return []
    }
  }

  private func lines(
    source span: SourceSpan, event: String, expected: String, actual: String
  ) -> [String] {
    let source = "\(span.start.line) \(sourceLine(span))"
    let longest = max(Columns.width(source), Columns.width(event))
    let width = min(max(longest, Self.widths.lowerBound), Self.widths.upperBound)
    func line(_ left: String, _ right: String) -> String {
      "     " + Columns.pad(Columns.clip(left, to: width), to: width) + "  " + right
    }
    return [line(source, "scenario says \(expected)"), line(event, "run did       \(actual)")]
  }

  /// The line of the scenario without its indentation and list marks.
  private func sourceLine(_ span: SourceSpan) -> String {
    let text = outcome.file.source.excerpt(of: span).text
    return Columns.trimmed(String(text.drop { $0 == " " || $0 == "-" }))
  }

  private func time(_ record: EventRecord) -> String { TimeText.format(record.at) }

  private func callback(_ place: Int) -> String {
    CallbackText.text(outcome.forest.nodes[place].callback, symbols: outcome.run.symbols)
  }

  private func call(_ seq: Sequence) -> String {
    let record = outcome.run.records[Int(seq) - 1]
    guard case .read(let property, _) = record.event else { return "#\(seq) \(time(record))" }
    return "#\(seq) \(time(record)) read \(property.rawValue)"
  }

  /// A symbol with when it was issued and expires: the last issue before event `seq`, else the
  /// first after it.
  func credential(_ symbol: String, before seq: Sequence) -> String {
    var found: Credential?
    for record in outcome.run.records {
      if record.seq > seq, found != nil { break }
      guard case .credentialIssued(let pair, _) = record.event else { continue }
      for credential in [pair.token, pair.refreshToken]
      where outcome.run.symbols[credential.symbol].hasSameBytes(as: symbol) {
        found = credential
      }
    }
    guard let found else { return symbol == "none" ? symbol : "\(symbol) (never issued)" }
    let expiry = found.expiresAt.map { ", expires \(TimeText.format($0))" } ?? ""
    return "\(symbol) (issued \(TimeText.format(found.issuedAt))\(expiry))"
  }
}

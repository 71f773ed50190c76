/// The findings about one file as they are made.
struct Findings {
  /// Beyond so many no finding is kept; only their number is. A file with more is no scenario that
  /// somebody is writing.
  static let limit = 500

  private(set) var all: [Diagnostic] = []
  private(set) var unkept = 0
  private(set) var hasError = false

  mutating func add(
    _ cause: DiagnosticCause, at span: SourceSpan, advice: Diagnostic.Advice? = nil
  ) {
    if cause.severity == .error { hasError = true }
    guard all.count < Findings.limit else {
      unkept += 1
      return
    }
    all.append(Diagnostic(cause, at: span, advice: advice))
  }

  /// Adds a finding about one row of the cases, or about the file.
  mutating func append(_ diagnostic: Diagnostic, row: Int?) {
    let before = all.count
    add(diagnostic.cause, at: diagnostic.span, advice: diagnostic.advice)
    if all.count > before { all[before].row = row }
  }

  /// Hides the keys that are told to stand twice and begin at one of these places.
  mutating func hideKeys(at places: [SourcePosition]) {
    for index in all.indices where places.contains(all[index].position) {
      guard case .reading(.duplicateKey(_, let first)) = all[index].cause else { continue }
      all[index].cause = .reading(.duplicateKey(SecretMask.hidden, first: first))
    }
  }

  /// Whether another finding would still be kept, and so whether a suggestion is worth looking for.
  var isOpen: Bool { all.count < Findings.limit }

  /// Counts an error that would not be kept, without making it.
  mutating func addUnkept() {
    hasError = true
    unkept += 1
  }

  mutating func append(_ other: Findings) {
    for diagnostic in other.all {
      append(diagnostic, row: diagnostic.row)
    }
    unkept += other.unkept
  }

  /// Every finding in file order; those at one place as they were made.
  var inFileOrder: [Diagnostic] {
    let order = all.indices.sorted {
      all[$0].position == all[$1].position ? $0 < $1 : all[$0].position < all[$1].position
    }
    var sorted = order.map { all[$0] }
    if unkept > 0, let last = sorted.last {
      sorted.append(Diagnostic(.moreFindings(unkept), at: last.span))
    }
    return sorted
  }
}

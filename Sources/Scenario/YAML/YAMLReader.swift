/// Reads a file to a tree, in the strict subset of YAML that the format accepts.
///
/// Size is tested before anything else, encoding before parsing, depth while parsing; tabs and
/// tokens are looked for in the bytes themselves. Every step costs time linear in the size.
struct YAMLReader {
  /// The largest file, in bytes.
  static let sizeLimit = 1_048_576
  /// How often a file is parsed again after something was blanked in it.
  private static let passLimit = 8

  private(set) var findings = Findings()
  /// What looks like a token, for excerpts to mask.
  private(set) var secrets: [SourceSpan] = []

  /// The tree of `bytes`; nil when there is none, and then there is a finding.
  ///
  /// A tree may come with findings. Nodes that one of them is about are marked as spoilt.
  mutating func read(_ bytes: [UInt8]) -> YAMLTree? {
    guard bytes.count <= YAMLReader.sizeLimit else {
      findings.add(.reading(.tooLarge(bytes: bytes.count)), at: .fileStart)
      return nil
    }
    return bytes.withUnsafeBufferPointer { whole in
      let text = UnsafeBufferPointer(rebasing: whole[Encoding.markLength(whole)...])
      if let fault = Encoding.firstFault(in: whole) {
        var cursor = SourceCursor(text)
        let place = cursor.position(of: max(fault.offset - (whole.count - text.count), 0))
        findings.add(.reading(fault.cause), at: SourceSpan(place, length: 1))
        return nil
      }
      findTokens(in: text)
      return parse(text)
    }
  }

  /// Reports what looks like a token wherever it stands, in comments too: the text of a file goes
  /// into the log as a whole.
  private mutating func findTokens(in text: UnsafeBufferPointer<UInt8>) {
    var cursor = SourceCursor(text)
    for run in TokenShape.all(in: text) {
      let span = SourceSpan(cursor.position(of: run.lowerBound), length: Int32(run.count))
      findings.add(.value(.secret(.jsonWebToken)), at: span)
      secrets.append(span)
    }
  }

  private mutating func parse(_ text: UnsafeBufferPointer<UInt8>) -> YAMLTree? {
    // An escape can hide a token from a search in the bytes.
    let looksForTokens = !secrets.isEmpty || text.contains(UInt8(ascii: "\\"))
    var repair = Repair()
    var passes = 1
    var pass = TreeBuilder.read(text, blanked: [], looksForTokens: looksForTokens)
    while case .failed(let fault) = pass.outcome, passes < YAMLReader.passLimit,
      repair.blank(fault, in: text)
    {
      passes += 1
      pass = repair.copy.withUnsafeBufferPointer {
        TreeBuilder.read($0, blanked: repair.places, looksForTokens: looksForTokens)
      }
    }
    return finish(pass, repair, text)
  }

  /// Gathers what the passes found, and decides which of it are causes.
  private mutating func finish(
    _ pass: TreeBuilder.Pass, _ repair: Repair, _ text: UnsafeBufferPointer<UInt8>
  ) -> YAMLTree? {
    findings.append(repair.findings)
    findings.append(pass.findings)
    let tabs = TabScan.tabs(in: text, outside: pass.tree, until: pass.reached)
    for tab in tabs { findings.add(.reading(.tab), at: tab.span) }
    addHiddenTokens(pass.tree)
    switch pass.outcome {
    case .complete: return pass.tree
    case .stopped: return nil
    case .empty:
      if !findings.hasError { findings.add(.reading(.empty), at: .fileStart) }
      return nil
    case .failed(let fault):
      let unreachedTab = repair.failingTab.flatMap { tab in
        tabs.contains { $0.span.start == tab } ? nil : tab
      }
      if let unreachedTab { findings.add(.reading(.tab), at: SourceSpan(unreachedTab, length: 1)) }
      // A tab in the indentation changes what everything after it belongs to.
      let isConsequence =
        unreachedTab != nil
        || tabs.contains { $0.isIndentation && $0.span.start < fault.position }
      if !isConsequence { addSyntax(fault, text) }
      return nil
    }
  }

  private mutating func addSyntax(_ fault: YAMLFault, _ text: UnsafeBufferPointer<UInt8>) {
    var cursor = SourceCursor(text)
    let offset = cursor.offset(of: fault.position)
    // At the end of a text without a last line feed libyaml is one line too far.
    let place = offset == text.count ? cursor.position(of: offset) : fault.position
    let cause = ReadingCause.syntax(SyntaxFault(fault, at: place, in: text))
    findings.add(.reading(cause), at: SourceSpan(place, length: 1))
  }

  /// Tokens that only appear when escapes and folds are undone.
  private mutating func addHiddenTokens(_ tree: YAMLTree) {
    let visible = secrets
    var next = 0
    for node in tree.nodes where node.holdsToken {
      while next < visible.count, visible[next].start < node.start { next += 1 }
      if next < visible.count, visible[next].start < node.end { continue }
      let oneLine = node.start.line == node.end.line
      let span = SourceSpan(
        node.start, length: oneLine ? node.end.column - node.start.column : .max)
      findings.add(.value(.secret(.jsonWebToken)), at: span)
      secrets.append(span)
    }
  }
}

extension ScenarioFile {
  /// Reads a scenario file without a table of cases; of one with a table this is the first row.
  ///
  /// Parameters and errors are those of `rows`.
  package static func decode(
    bytes: [UInt8], path: String, readAttachment: @escaping AttachmentReader = { _ in .missing },
    isKnownClause: (String) -> Bool
  ) throws(InvalidScenario) -> ScenarioFile {
    let rows = try rows(
      bytes: bytes, path: path, readAttachment: readAttachment, isKnownClause: isKnownClause)
    return rows[0]
  }

  /// Reads a scenario file: one scenario, or one for each row of its cases.
  ///
  /// - Parameters:
  ///   - bytes: The file as it is, at most `InvalidScenario.sizeLimit` of them.
  ///   - path: What messages call it.
  ///   - readAttachment: Reads a file that the scenario names, by its path relative to the
  ///     scenario.
  ///   - isKnownClause: Whether an id of `covers` is one of the contract's clauses or constraints.
  /// - Returns: At least one scenario.
  /// - Throws: Everything that is wrong with the file.
  package static func rows(
    bytes: [UInt8], path: String, readAttachment: @escaping AttachmentReader = { _ in .missing },
    isKnownClause: (String) -> Bool
  ) throws(InvalidScenario) -> [ScenarioFile] {
    var reader = YAMLReader()
    guard var tree = reader.read(bytes) else {
      throw InvalidScenario(
        path: path, source: SourceText(bytes: bytes, secrets: reader.secrets),
        diagnostics: reader.findings.inFileOrder)
    }
    let hidden = SecretFields.mark(&tree)
    var readingFindings = reader.findings
    readingFindings.hideKeys(at: hidden.map(\.start))
    let table = CaseTable(tree)
    var findings = RowFindings(readingFindings, table?.findings)
    var secrets = reader.secrets + hidden
    var rows: [ScenarioFile] = []
    for row in table?.rows ?? [nil] {
      var decoder = Decoder(table?.tree(of: row) ?? tree)
      decoder.readAttachment = readAttachment
      decoder.columns = table?.columns.map(\.name) ?? []
      let file = decoder.file(isKnownClause: isKnownClause)
      findings.add(decoder.findings, row: row?.number)
      secrets += decoder.secrets
      if let row, !decoder.secrets.isEmpty { secrets += table?.spans(of: row) ?? [] }
      guard var file else { continue }
      file.path = path
      file.attachments = decoder.attachments
      file.caseRow = row
      if let row { file.name.value += "[\(row.number)]" }
      rows.append(file)
    }
    let source = SourceText(bytes: bytes, secrets: secrets)
    let found = findings.inFileOrder(of: max(table?.rows.count ?? 1, 1))
    guard !findings.hasError, !rows.isEmpty else {
      throw InvalidScenario(path: path, source: source, diagnostics: found)
    }
    for index in rows.indices {
      rows[index].source = source
      // What could be written better is told once.
      rows[index].hints = index == 0 ? found : []
    }
    return rows
  }
}

/// The findings about a file and its rows: what holds for every row is one finding, what holds for
/// some of them names each.
private struct RowFindings {
  private var common: Findings
  private var ofRows: [(row: Int, findings: Findings)] = []
  private(set) var hasError: Bool

  init(_ reading: Findings, _ table: Findings?) {
    common = reading
    if let table { common.append(table) }
    hasError = common.hasError
  }

  mutating func add(_ findings: Findings, row: Int?) {
    hasError = hasError || findings.hasError
    if let row { ofRows.append((row, findings)) } else { common.append(findings) }
  }

  func inFileOrder(of rowCount: Int) -> [Diagnostic] {
    var counts: [Diagnostic: Int] = [:]
    for (_, findings) in ofRows {
      for diagnostic in findings.all { counts[diagnostic, default: 0] += 1 }
    }
    var all = common
    var told: Set<Diagnostic> = []
    for (row, findings) in ofRows {
      for diagnostic in findings.all {
        let isInEvery = counts[diagnostic] == rowCount
        if isInEvery, !told.insert(diagnostic).inserted { continue }
        all.append(diagnostic, row: isInEvery ? nil : row)
      }
    }
    return all.inFileOrder
  }
}

import Lifecycle
import Simulator

/// Turns the tree of a file into a `ScenarioFile`, or finds everything that is wrong with it.
///
/// Every map's keys are checked against its shape in `Format`; what the values mean is written out
/// by hand, a file of functions a part of the format. A function returns nil when there is nothing
/// to return, and then either nothing was written or a finding has been made: one for each cause,
/// so that nothing else has to be said about the same place.
struct Decoder {
  let tree: YAMLTree
  var findings = Findings()
  /// Values that look like secrets.
  var secrets: [SourceSpan] = []

  /// Whether `${` stands anywhere; spares the search in every value.
  let mayHavePlaceholders: Bool
  /// Whether the file has `cases`. What its placeholders stand for is not known then.
  var hasCases = false

  // What later parts of a file are checked against
  /// The accounts that a start can name; nil while the configs themselves are wrong.
  var accounts: KnownAccounts?
  /// The notifications that a call can hand over; nil while their names are not known.
  var notifications: [String]?
  /// Reads a file beside the scenario.
  var readAttachment: AttachmentReader = { _ in .missing }
  /// What was read so.
  var attachments: [Attachment] = []
  /// Where each omitted method stands.
  var omits: [(callback: CallbackName, position: SourcePosition)] = []
  /// Lifetimes in `tokens`, by symbol, for look-ups only.
  var tokenLifetimes: [String: SourceSpan] = [:]
  /// Whether an `expect` list or a `returns` stands anywhere.
  var writesExpectations = false

  init(_ tree: YAMLTree) {
    self.tree = tree
    mayHavePlaceholders = tree.text.contains(UInt8(ascii: "$"))
  }
}

extension ScenarioFile {
  /// Reads a scenario file.
  ///
  /// - Parameters:
  ///   - bytes: The file as it is, at most `InvalidScenario.sizeLimit` of them.
  ///   - path: What messages call it.
  ///   - readAttachment: Reads a file that the scenario names, by its path relative to the
  ///     scenario.
  ///   - isKnownClause: Whether an id of `covers` is one of the contract's clauses or constraints.
  /// - Throws: Everything that is wrong with the file.
  package static func decode(
    bytes: [UInt8], path: String, readAttachment: @escaping AttachmentReader = { _ in .missing },
    isKnownClause: (String) -> Bool
  ) throws(InvalidScenario) -> ScenarioFile {
    var reader = YAMLReader()
    guard let tree = reader.read(bytes) else {
      throw InvalidScenario(
        path: path, source: SourceText(bytes: bytes, secrets: reader.secrets),
        diagnostics: reader.findings.inFileOrder)
    }
    var decoder = Decoder(tree)
    decoder.readAttachment = readAttachment
    let file = decoder.file(isKnownClause: isKnownClause)
    var findings = reader.findings
    findings.append(decoder.findings)
    let source = SourceText(bytes: bytes, secrets: reader.secrets + decoder.secrets)
    guard !findings.hasError, var file else {
      throw InvalidScenario(path: path, source: source, diagnostics: findings.inFileOrder)
    }
    file.path = path
    file.attachments = decoder.attachments
    file.source = source
    file.hints = findings.inFileOrder
    return file
  }
}

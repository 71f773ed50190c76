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
  /// The columns of the file's cases; empty without any.
  var columns: [String] = []

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

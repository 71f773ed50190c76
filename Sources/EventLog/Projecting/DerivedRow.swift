package import Lifecycle

/// A row of a derived table, column by column as `ProjectionTable.columns` names them, without the
/// position and version at their end.
package struct DerivedRow: Hashable, Sendable {
  package var table: ProjectionTable
  package var cells: [Cell]
  /// The last event that changed the row, or, where a run has one row, the last of all.
  package var position: Sequence

  package enum Cell: Hashable, Sendable {
    case null
    case integer(Int64)
    case text(String)

    package init(_ text: String?) {
      self = text.map { .text($0) } ?? .null
    }

    package init(_ number: Int64?) {
      self = number.map { .integer($0) } ?? .null
    }

    /// As SQLite prints it; nil for NULL.
    var text: String? {
      switch self {
      case .null: nil
      case .integer(let number): "\(number)"
      case .text(let text): text
      }
    }
  }

  package init(_ table: ProjectionTable, _ cells: [Cell], position: Sequence) {
    self.table = table
    self.cells = cells
    self.position = position
  }
}

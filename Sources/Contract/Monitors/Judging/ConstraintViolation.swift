package import Lifecycle

/// A breach of one ordering constraint, with the events that show it.
package struct ConstraintViolation: Hashable, Sendable {
  /// The number of the constraint: 5 for `OC-5`.
  package let number: Int
  package let breach: Breach
  /// The event that promised or forbade, or the one that should not have come.
  package let first: Sequence
  /// The event that came against it; nil where none came at all.
  package let second: Sequence?

  package init(
    _ number: Int, _ breach: Breach, _ first: Sequence, _ second: Sequence? = nil
  ) {
    self.number = number
    self.breach = breach
    self.first = first
    self.second = second
  }

  /// The constraint's id: `OC-5`.
  package var id: String { "OC-\(number)" }

  /// The ids of the clauses it follows from.
  package var clauses: [String] {
    ContractCatalog.constraint(id)?.clauses ?? []
  }
}

/// In which way a constraint was breached.
package enum Breach: Hashable, Sendable, CaseIterable {
  /// What `first` promises had not come when its time was over, or when `second` came.
  case missing
  /// `first` came without what must come before it.
  case unprepared
  /// `second` came after `first`, which rules it out.
  case forbidden
  /// `first` led to `second`, which it must never do.
  case caused
  /// `second` came although `first` had been the only one allowed.
  case repeated
  /// `second` overtook what should have come before it: `first`, or what `first` began.
  case outOfOrder
  /// `first` came in a status, or inside a call, in which it must not.
  case misplaced
  /// `first` carries a value that it must not carry, or that `second` does not answer to.
  case wrongValue
}

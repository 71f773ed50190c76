package import Lifecycle

/// Something in a log that is not as it must be, and where.
package struct Defect: Hashable, Sendable {
  package var place: Place
  /// What is the matter, as half a sentence.
  package var problem: String

  package enum Place: Hashable, Sendable {
    case file
    /// A run by its name, and the event, if it is one.
    case run(String, Sequence?)
  }

  package init(_ place: Place, _ problem: String) {
    self.place = place
    self.problem = problem
  }
}

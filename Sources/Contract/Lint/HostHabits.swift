/// What a host is known to do though no event shows it: a scripted host that acts as the documents'
/// samples do stands for them, and the samples report, validate and process.
package struct HostHabits: Hashable, Sendable {
  /// It logs and reports every failed start (HOST-6).
  package var reportsFailedStarts: Bool
  /// It opens only urls that its router knows (HOST-19).
  package var validatesURLs: Bool
  /// It processes the messages that the system brings and the SDK does not take (HOST-35).
  package var processesForeignMessages: Bool

  package init(
    reportsFailedStarts: Bool = false, validatesURLs: Bool = false,
    processesForeignMessages: Bool = false
  ) {
    self.reportsFailedStarts = reportsFailedStarts
    self.validatesURLs = validatesURLs
    self.processesForeignMessages = processesForeignMessages
  }
}

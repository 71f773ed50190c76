/// Who speaks in an event.
package enum Channel: String, Hashable, Sendable, CaseIterable {
  /// The host calls in.
  case host
  /// The SDK calls out.
  case callback
  case server
  case system
  case client
  /// What the SDK decided.
  case sdk
  case clock
}

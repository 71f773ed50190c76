package import Lifecycle

/// The notes of a host that the lint reads. The raw value is the note's text.
package enum HostNote: String, Hashable, Sendable, CaseIterable {
  /// It leads the client to sign-in.
  case signIn = "sign-in"
  /// It reports an error to its monitoring, without what is nobody's business.
  case report
  /// It writes to its own log.
  case log
  /// It persists its state, and has finished.
  case persist
  /// It checks a url, or an analytics event, against what it may handle.
  case validate
  /// It opens a url with its own router.
  case open
  /// It stores a token.
  case storeToken = "store-token"
  /// It shows or processes a notification by itself.
  case ownNotification = "own-notification"
  /// It hands what it was given to a tracker as it came: an analytics event, or an error.
  case track

  /// What a note says; nil for one that the lint does not read.
  package init?(_ note: Symbol, in symbols: SymbolTable) {
    self.init(rawValue: symbols[note])
  }
}

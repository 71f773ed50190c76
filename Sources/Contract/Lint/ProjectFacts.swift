/// Facts about the project that the host lint reads: what was agreed with the SDK's vendor.
package struct ProjectFacts: Hashable, Sendable {
  /// The broker agreed on a renewal of its own (AUTH-16).
  package var customRenewal: Bool
  /// `-[LBWhaleAppConfig logout]` was confirmed for this project (DESTROY-13).
  package var configLogoutConfirmed: Bool
  /// The project team supplied a configuration for another environment than production (CONFIG-23).
  package var nonProductionConfig: Bool
  /// Who delivers push messages; nil when nothing was agreed (PUSH-22).
  package var channel: ProjectChannel?

  package init(
    customRenewal: Bool = false, configLogoutConfirmed: Bool = false,
    nonProductionConfig: Bool = false, channel: ProjectChannel? = nil
  ) {
    self.customRenewal = customRenewal
    self.configLogoutConfirmed = configLogoutConfirmed
    self.nonProductionConfig = nonProductionConfig
    self.channel = channel
  }
}

/// The two ways in which push messages reach the host (PUSH-20, PUSH-23).
package enum ProjectChannel: String, Hashable, Sendable, CaseIterable {
  /// Whale sends them; the host forwards the notification's lifecycle.
  case whale
  /// The broker sends them and hands Whale's on.
  case broker
}

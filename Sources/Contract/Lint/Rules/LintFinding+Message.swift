extension LintFinding {
  /// What the host did or left out, as a sentence.
  package var fault: String {
    switch (rule, severity) {
    case (.signInAfterRuntimeError, .info):
      "The host led the client to sign-in before it called logoutAndDestroy."
    case (.answerInTime, .warning):
      "The host called a resolver that it had answered already."
    case (let rule, _):
      rule.fault
    }
  }
}

extension LintRule {
  /// What a host does that goes against the rule, as a sentence. A test holds that each has one.
  package var fault: String { Self.faults[self] ?? rawValue }

  private static let faults: [LintRule: String] = [
    .destroyAfterRuntimeError: "The host did not call logoutAndDestroy after the runtime 401.",
    .signInAfterRuntimeError: "The host did not lead the client to sign-in after the runtime 401.",
    .redundantDestroy: "The host destroyed an SDK that destroys itself after this failed start.",
    .signInAfterFailedStart: "The host did not lead the client to sign-in after the failed start.",
    .signInAfterRefusedStart:
      "A start was refused for its configuration; signing in again does not mend that.",
    .reportFailedStart: "The host neither logged nor reported the failed start.",
    .verifyConfiguration:
      "The project's configuration was rejected: verify what was delivered with Whale.",
    .storesToken: "The host stored the renewed token, which the SDK manages by itself.",
    .answerInTime: "The host did not call the resolver before its window was over.",
    .partialAnswer:
      "The host answered the resolver with half a pair; without an agreement the answer is nil.",
    .unagreedCredentials: "The host gave the resolver credentials without an agreement on that.",
    .persistInTime: "The host persisted its state too late: pages had closed already.",
    .routeAfterFinish: "The host called a routing method before didFinishLaunching.",
    .validateURL: "The host opened an external url without validating it.",
    .handsURLBack: "The host handed a url back to the SDK that had asked it to open it.",
    .logUnknownURL: "The host neither opened the url nor logged that it does not know it.",
    .destroyInsteadOfLogout:
      "The host answered a runtime 401 with the config's logout instead of logoutAndDestroy.",
    .unconfirmedLogout:
      "The host called the config's logout, which was not confirmed for this project.",
    .nonProduction:
      "The host chose another environment than production without a configuration for it.",
    .mixedChannels: "The host uses the calls of both push channels; a project has one.",
    .checkFirst: "The host handed the SDK a message without checking that it is Whale's.",
    .askFirst: "The host showed a notification of its own before it offered it to the SDK.",
    .shownTwice: "The host showed a notification that the SDK had handled.",
    .completeOnce:
      "The host did not call the system's completion handler exactly once for this notification.",
    .startPushFirst: "The host did not start the push service first thing after launch.",
    .submitAgain: "The host did not hand the message over again once the SDK was started.",
    .processForeign: "The host did not process a message that is not Whale's.",
    .emptyRouterHandler: "The host did not navigate in its routerHandler.",
    .blindTracking: "The host forwarded an analytics event without checking that it was agreed.",
    .releasedDelegate: "The host let its delegate go while the SDK needs it.",
    .halfURLFlow: "The host implements only one of canOpenURL and didRequestOpenURL.",
    .forwardDeviceToken: "The host did not forward the device token to the push service.",
    .rawError: "The host handed an error to its tracker as it came.",
    .routeOnInvalidSession: "The host navigates in a session that a runtime 401 has ended.",
    .handledTwice: "The host handed over a message whose id was handled already.",
    .environmentAfterStart:
      "The host changed the environment after the start; that has no effect until the next one.",
  ]
}

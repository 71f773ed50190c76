extension LintFinding {
  /// What was found and where, in one line for people.
  package var message: String {
    let against = ids.isEmpty ? "" : " (\(ids.joined(separator: ", ")))"
    return "\(id) \(severity.rawValue): \(rule.fault(severity)) #\(seq)\(against)"
  }
}

extension LintRule {
  /// What the host did or left out, as a sentence; the event that shows it follows.
  fileprivate func fault(_ severity: LintSeverity) -> String {
    switch self {
    case .destroyAfterRuntimeError:
      "The host did not call logoutAndDestroy after the runtime 401."
    case .signInAfterRuntimeError:
      severity == .info
        ? "The host led the client to sign-in before it called logoutAndDestroy."
        : "The host did not lead the client to sign-in after the runtime 401."
    case .redundantDestroy:
      "The host destroyed an SDK that destroys itself after this failed start."
    case .signInAfterFailedStart:
      "The host did not lead the client to sign-in after the failed start."
    case .signInAfterRefusedStart:
      "A start was refused for its configuration; signing in again does not mend that."
    case .reportFailedStart:
      "The host neither logged nor reported the failed start."
    case .verifyConfiguration:
      "The project's configuration was rejected: verify what was delivered with Whale."
    case .storesToken:
      "The host stored the renewed token, which the SDK manages by itself."
    case .answerInTime:
      severity == .warning
        ? "The host called a resolver that it had answered already."
        : "The host did not call the resolver before its window was over."
    case .partialAnswer:
      "The host answered the resolver with half a pair; without an agreement the answer is nil."
    case .unagreedCredentials:
      "The host gave the resolver credentials without an agreement on that."
    case .persistInTime:
      "The host persisted its state too late: pages had closed already."
    case .routeAfterFinish:
      "The host called a routing method before didFinishLaunching."
    case .validateURL:
      "The host opened an external url without validating it."
    case .handsURLBack:
      "The host handed a url back to the SDK that had asked it to open it."
    case .logUnknownURL:
      "The host neither opened the url nor logged that it does not know it."
    case .destroyInsteadOfLogout:
      "The host answered a runtime 401 with the config's logout instead of logoutAndDestroy."
    case .unconfirmedLogout:
      "The host called the config's logout, which was not confirmed for this project."
    case .nonProduction:
      "The host chose another environment than production without a configuration for it."
    case .mixedChannels:
      "The host uses the calls of both push channels; a project has one."
    case .checkFirst:
      "The host handed the SDK a message without checking that it is Whale's."
    case .askFirst:
      "The host showed a notification of its own before it offered it to the SDK."
    case .shownTwice:
      "The host showed a notification that the SDK had handled."
    case .completeOnce:
      "The host did not call the system's completion handler exactly once for this notification."
    case .startPushFirst:
      "The host did not start the push service first thing after launch."
    case .submitAgain:
      "The host did not hand the message over again once the SDK was started."
    case .processForeign:
      "The host did not process a message that is not Whale's."
    case .emptyRouterHandler:
      "The host did not navigate in its routerHandler."
    case .blindTracking:
      "The host forwarded an analytics event without checking that it was agreed."
    case .releasedDelegate:
      "The host let its delegate go while the SDK needs it."
    case .halfURLFlow:
      "The host implements only one of canOpenURL and didRequestOpenURL."
    case .forwardDeviceToken:
      "The host did not forward the device token to the push service."
    case .rawError:
      "The host handed an error to its tracker as it came."
    case .routeOnInvalidSession:
      "The host navigates in a session that a runtime 401 has ended."
    case .handledTwice:
      "The host handed over a message whose id was handled already."
    case .environmentAfterStart:
      "The host changed the environment after the start; that has no effect until the next one."
    }
  }
}

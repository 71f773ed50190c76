/// A rule of the host lint that the events of a run can show. The raw value is its id.
///
/// Nearly all are clauses of the group HOST. Three rest on an ambiguity's answer alone and have its
/// id.
package enum LintRule: String, Hashable, Sendable, CaseIterable {
  case destroyAfterRuntimeError = "HOST-1"
  case signInAfterRuntimeError = "HOST-2"
  case redundantDestroy = "HOST-3"
  case signInAfterFailedStart = "HOST-4"
  case signInAfterRefusedStart = "HOST-5"
  case reportFailedStart = "HOST-6"
  case verifyConfiguration = "HOST-7"
  case storesToken = "HOST-10"
  case answerInTime = "HOST-11"
  case partialAnswer = "HOST-12"
  case unagreedCredentials = "HOST-13"
  case persistInTime = "HOST-15"
  case routeAfterFinish = "HOST-17"
  case validateURL = "HOST-19"
  case handsURLBack = "HOST-21"
  case logUnknownURL = "HOST-22"
  case destroyInsteadOfLogout = "HOST-24"
  case unconfirmedLogout = "HOST-25"
  case nonProduction = "HOST-26"
  case mixedChannels = "HOST-28"
  case checkFirst = "HOST-29"
  case askFirst = "HOST-30"
  case shownTwice = "HOST-31"
  case completeOnce = "HOST-32"
  case startPushFirst = "HOST-33"
  case submitAgain = "HOST-34"
  case processForeign = "HOST-35"
  case emptyRouterHandler = "HOST-36"
  case blindTracking = "HOST-37"
  case releasedDelegate = "HOST-40"
  case halfURLFlow = "HOST-42"
  case forwardDeviceToken = "HOST-45"
  case rawError = "HOST-46"
  case routeOnInvalidSession = "AMB-81"
  case handledTwice = "AMB-99"
  case environmentAfterStart = "AMB-112"

  /// How seriously it is meant, as the documents say it; an occasion can weigh less.
  package var severity: LintSeverity {
    switch self {
    case .routeOnInvalidSession: .info
    case .handledTwice, .environmentAfterStart: .warning
    case .destroyAfterRuntimeError, .signInAfterRuntimeError, .redundantDestroy,
      .signInAfterFailedStart, .signInAfterRefusedStart, .reportFailedStart,
      .verifyConfiguration, .storesToken, .answerInTime, .partialAnswer, .unagreedCredentials,
      .persistInTime, .routeAfterFinish, .validateURL, .handsURLBack, .logUnknownURL,
      .destroyInsteadOfLogout, .unconfirmedLogout, .nonProduction, .mixedChannels, .checkFirst,
      .askFirst, .shownTwice, .completeOnce, .startPushFirst, .submitAgain, .processForeign,
      .emptyRouterHandler, .blindTracking, .releasedDelegate, .halfURLFlow,
      .forwardDeviceToken, .rawError:
      ContractCatalog.clause(rawValue)?.severity ?? .warning
    }
  }

  /// The other clauses it follows from, then the ordering constraints that bind the host.
  package var ids: [String] {
    switch self {
    case .destroyAfterRuntimeError: ["RUN-10", "DESTROY-11", "OC-29"]
    case .signInAfterRuntimeError: ["RUN-11", "OC-30"]
    case .redundantDestroy: ["START-16"]
    case .signInAfterFailedStart: ["START-21", "START-22"]
    case .signInAfterRefusedStart: ["START-20", "START-22"]
    case .reportFailedStart: ["START-23"]
    case .verifyConfiguration: ["START-13", "START-25"]
    case .storesToken: ["AUTH-7"]
    case .answerInTime: ["AUTH-18", "AUTH-19", "EXTRA-10", "OC-20"]
    case .partialAnswer: ["AUTH-14", "AUTH-17"]
    case .unagreedCredentials: ["AUTH-16", "SEC-12"]
    case .persistInTime: ["DESTROY-5", "DESTROY-6", "OC-38"]
    case .routeAfterFinish: ["ROUTE-1", "START-31", "OC-13"]
    case .validateURL: ["URL-18", "SEC-6", "OC-57"]
    case .handsURLBack: ["URL-15"]
    case .logUnknownURL: ["URL-17"]
    case .destroyInsteadOfLogout: ["DESTROY-10", "DESTROY-11"]
    case .unconfirmedLogout: ["DESTROY-13"]
    case .nonProduction: ["CONFIG-23"]
    case .mixedChannels: ["PUSH-22"]
    case .checkFirst: ["PUSH-24", "PUSH-26", "OC-65"]
    case .askFirst: ["PUSH-15", "OC-66"]
    case .shownTwice: ["PUSH-16", "OC-66"]
    case .completeOnce: ["PUSH-16", "PUSH-19", "OC-67"]
    case .startPushFirst: ["PUSH-2", "PUSH-3", "OC-61"]
    case .submitAgain: ["PUSH-11", "PUSH-12", "OC-63"]
    case .processForeign: ["PUSH-14"]
    case .emptyRouterHandler: ["PUSH-34"]
    case .blindTracking: ["ANALYTICS-2"]
    case .releasedDelegate: ["CONFIG-9"]
    case .halfURLFlow: ["URL-9", "URL-12"]
    case .forwardDeviceToken: ["PUSH-9", "PUSH-20"]
    case .rawError: ["SEC-3", "SEC-4"]
    case .routeOnInvalidSession: ["ROUTE-1", "RUN-10"]
    case .handledTwice: ["PUSH-10", "PUSH-21", "PUSH-36"]
    case .environmentAfterStart: ["CONFIG-14"]
    }
  }
}

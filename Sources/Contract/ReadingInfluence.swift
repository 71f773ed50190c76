/// What the reading of one open question changes in the monitors and in the host lint.
package struct ReadingInfluence: Hashable, Sendable {
  /// The question's name: `run.destroyer401`.
  package let question: String
  /// The numbers of the constraints whose monitors ask it.
  package let constraints: [Int]
  /// The lint rules that ask it.
  package let rules: [LintRule]
  /// What it changes there, or why nothing.
  package let effect: String

  private init(
    _ question: String, _ constraints: [Int] = [], rules: [LintRule] = [], changes effect: String
  ) {
    self.question = question
    self.constraints = constraints
    self.rules = rules
    self.effect = effect
  }

  /// A question whose reading changes nothing here.
  private init(_ question: String, no reason: String) {
    self.init(question, changes: "nothing: \(reason)")
  }

  /// Every open question, in the catalogue's order.
  package static let all: [ReadingInfluence] =
    auth + config + destroy + others + push + route + run + start + statusAndTime + url

  private static let auth = [
    ReadingInfluence(
      "auth.noticeAfterResolver", [15, 23],
      changes: "whether an accepted pair owes a tokenDidChange"),
    ReadingInfluence("auth.partialPair", [21], changes: "whether half a pair ends the session"),
    ReadingInfluence("auth.renewBefore", no: "no constraint says when a token is renewed"),
    ReadingInfluence(
      "auth.resolverMaxRounds", [18],
      changes: "how often the host may be asked for one failed renewal"),
    ReadingInfluence(
      "auth.resolverPhase", [21, 25], changes: "whether the host may be asked during startup"),
    ReadingInfluence(
      "auth.startupRenewalNotice", [15, 17, 23],
      changes: "when the tokenDidChange of a renewal during startup is due, or that none is"),
    ReadingInfluence(
      "auth.transientRenewal", no: "what is taken for a refusal is logged as one"),
  ]

  private static let config = [
    ReadingInfluence(
      "config.afterDestroy", [39], changes: "whether a config may be read after a teardown"),
    ReadingInfluence("config.languageFallback", no: "no constraint is about texts"),
    ReadingInfluence("config.logoutAftermath", no: "a request that is not sent has no answer"),
    ReadingInfluence("config.missingMeans", no: "a start says itself what it is missing"),
    ReadingInfluence(
      "config.tokenView", [16], changes: "a config that keeps its first token holds no new one"),
    ReadingInfluence("config.validation", no: "a start says itself what it is missing"),
  ]

  private static let destroy = [
    ReadingInfluence(
      "destroy.exitOnTeardown", [36, 44, 45],
      changes: "whether a teardown with pages brings an exit"),
    ReadingInfluence(
      "destroy.exitOrder", [35, 36, 37],
      changes: "whether pages close before willDestroy or after it"),
    ReadingInfluence("destroy.mode", no: "a teardown is judged when it ends, however late"),
    ReadingInfluence(
      "destroy.pendingNavigation", [37, 47, 49],
      changes: "whether what is pending is completed before willDestroy, after it, or never"),
    ReadingInfluence(
      "destroy.pushService", [58, 60, 72],
      changes: "whether a teardown may reset the service, and with it the blocks it owes"),
    ReadingInfluence(
      "destroy.whileStarting", [33], changes: "when a destroy while Starting begins its teardown"),
  ]

  private static let others = [
    ReadingInfluence("facade.profile", [73], changes: "whether there are analytics at all"),
    ReadingInfluence(
      "lint.sanitisedErrors", rules: [.rawError],
      changes: "how seriously a raw error is meant, or not"),
  ]

  private static let push = [
    ReadingInfluence(
      "push.bufferBeforeStart", [64], rules: [.submitAgain],
      changes: "whether a message that came too early may show a tip later, by itself"),
    ReadingInfluence("push.checkOrder", no: "either error refuses the message"),
    ReadingInfluence(
      "push.clickHandlerTiming", [62], changes: "whether a link may be followed inside the call"),
    ReadingInfluence(
      "push.dedupeById", [70], rules: [.handledTwice],
      changes: "whether a message of an id handled before leads anywhere"),
    ReadingInfluence("push.emptyLaunchOptions", no: "without a message nothing follows"),
    ReadingInfluence("push.identifierLocation", no: "a call says itself what it returned"),
    ReadingInfluence("push.identifierValue", no: "a call says itself what it returned"),
    ReadingInfluence(
      "push.tokenBeforeStart", [60], changes: "whether a block may be called before its binding"),
  ]

  private static let route = [
    ReadingInfluence(
      "route.afterInvalidation", no: "a call is completed once, opened or refused"),
    ReadingInfluence(
      "route.beforeStart", [47, 49, 50], changes: "whether a call before a start is completed"),
    ReadingInfluence(
      "route.completionTiming", [47], changes: "whether a completion may come inside its call"),
    ReadingInfluence("route.defaultAnimated", no: "no constraint is about animation"),
    ReadingInfluence(
      "route.enterBeforeCompletion", [43, 48],
      changes: "which of enterSdkPage and the completion comes first"),
    ReadingInfluence(
      "route.failureCode", [71], changes: "which code a failed navigation may carry"),
    ReadingInfluence(
      "route.unresolvedDirect", [48],
      changes: "whether a url the host took may be completed with YES"),
    ReadingInfluence(
      "route.whileStarting", [37, 47, 50],
      changes: "whether a call while Starting waits for Started"),
  ]

  private static let run = [
    ReadingInfluence(
      "run.allowUndocumentedCodes", [28], changes: "whether didRunInError may report other errors"),
    ReadingInfluence(
      "run.authErrorPath", [28], changes: "whether a refused request is tried again first"),
    ReadingInfluence(
      "run.destroyer401", [22], rules: [.destroyAfterRuntimeError],
      changes: "who must destroy the SDK after a runtime 401, and who must not"),
    ReadingInfluence("run.map403", [28], changes: "whether didRunInError may carry a 403xxx"),
    ReadingInfluence("run.repeat", [28], changes: "whether didRunInError may come again"),
  ]

  private static let start = [
    ReadingInfluence(
      "start.destroyOn403", [6], changes: "whether the SDK destroys itself after a 403 at startup"),
    ReadingInfluence("start.duplicate", no: "an ignored start is not refused, and owes nothing"),
    ReadingInfluence(
      "start.finishScope", [1, 4, 12, 14, 73], changes: "what didFinishLaunching counts for"),
    ReadingInfluence("start.forbiddenCode", no: "403 and 403xxx are one family"),
    ReadingInfluence("start.nonAuthFailure", no: "a failed start ends alike, whatever its code"),
    ReadingInfluence("start.rejectedDelegate", no: "given out is given out, whoever hears it"),
    ReadingInfluence(
      "start.selfDestroyTiming", [4, 6, 40, 41],
      changes: "whether startFailed may come after the teardown"),
    ReadingInfluence(
      "start.validationDelivery", [3],
      changes: "whether startFailed(400) may come inside the call"),
    ReadingInfluence("start.whileDestroying", no: "a queued start is accepted when its turn comes"),
    ReadingInfluence("start.whileStarting", no: "an ignored start owes nothing"),
    ReadingInfluence(
      "start.willDestroyOnAuthFailure", [7, 35, 36, 37],
      changes: "whether the SDK's own destroy while Starting is announced"),
  ]

  private static let statusAndTime = [
    ReadingInfluence("status.inStartFailed400", no: "no constraint reads the status there"),
    ReadingInfluence("status.inStartFailedAuth", no: "no constraint reads the status there"),
    ReadingInfluence(
      "time.suspend",
      [4, 6, 9, 15, 19, 21, 22, 23, 24, 25, 28, 33, 43, 44, 47, 49, 50, 52, 53]
        + [58, 60, 70], changes: "whether what is promised waits while the app is suspended"),
  ]

  private static let url = [
    ReadingInfluence(
      "url.canOpenBurst", [52], changes: "how often canOpenURL may be asked for one url"),
    ReadingInfluence(
      "url.canOpenUnimplemented", [55],
      changes: "whether a host without canOpenURL is handed the url"),
    ReadingInfluence("url.onNo", no: "the host cannot tell the two apart"),
    ReadingInfluence(
      "url.pushLinkAsks", [52, 70],
      changes: "whether a message's link is handed over without asking"),
  ]
}

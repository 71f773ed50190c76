extension ReadingCatalog {
  /// The push service and its messages.
  static let push: [OpenQuestion] = [
    OpenQuestion(
      "push.bufferBeforeStart", "Does the SDK remember a message handed over before the start?",
      default: "false", ["false", "true"], source: "AMB-91", clauses: ["PUSH-11", "PUSH-12"]),
    OpenQuestion(
      "push.checkOrder", "Which check of a message comes first?",
      default: "nonSDKFirst", ["nonSDKFirst", "notStartedFirst"], source: "AMB-90",
      clauses: ["PUSH-11", "PUSH-14"]),
    OpenQuestion(
      "push.clickHandlerTiming", "Does a click's routerHandler run inside the call or after it?",
      default: "nextTick", ["nextTick", "sync"], source: "AMB-97", clauses: ["PUSH-33", "PUSH-36"]),
    OpenQuestion(
      "push.dedupeById", "Is a message whose id was handled before handled again?",
      default: "false", ["false", "true"], source: "AMB-99",
      clauses: ["PUSH-10", "PUSH-21", "PUSH-36"]),
    OpenQuestion(
      "push.emptyLaunchOptions", "What does handleLaunchOptions return without a notification?",
      default: "99991", ["99991", "nil", "99990"], source: "AMB-93",
      clauses: ["PUSH-10", "API-70"]),
    OpenQuestion(
      "push.identifierLocation", "Where in a message is lb_push_from looked for?",
      default: "either", ["nested", "topLevel", "either"], source: "AMB-94",
      clauses: ["PUSH-27", "PUSH-28"]),
    OpenQuestion(
      "push.identifierValue", "Does an empty lb_push_from make a message Whale's?",
      default: "present", ["present", "nonEmpty"], source: "AMB-95", clauses: ["PUSH-27"]),
    OpenQuestion(
      "push.tokenBeforeStart", "When does the block of a device token given before the start come?",
      default: "bindAfterStart", ["bindAfterStart", "callbackAtOnce"], source: "AMB-100",
      clauses: ["PUSH-7"]),
  ]
}

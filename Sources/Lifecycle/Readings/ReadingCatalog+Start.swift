extension ReadingCatalog {
  /// Startup.
  static let start: [OpenQuestion] = [
    OpenQuestion(
      "start.destroyOn403", "Does a 403 or 403xxx at startup destroy the SDK?",
      default: "true", ["true", "false"], source: "AMB-2", clauses: ["START-14", "START-15"]),
    OpenQuestion(
      "start.duplicate", "What does a start while Started do?",
      default: "reject400", ["reject400", "ignore"], source: "AMB-8", clauses: ["START-9"]),
    OpenQuestion(
      "start.finishScope", "Does didFinishLaunching come once a start or once a process?",
      default: "perSession", ["perSession", "perProcess"], source: "AMB-13", clauses: ["START-4"]),
    OpenQuestion(
      "start.forbiddenCode", "Which code is reported for a plain 403 at startup?",
      default: "403", [.number(403...403), .number(403_000...403_999)], source: "AMB-1",
      clauses: ["START-11", "START-12", "START-13"]),
    OpenQuestion(
      "start.nonAuthFailure", "What becomes of a start that fails for another reason than access?",
      default: "retry", ["retry", "stall", .call("fail", ReadingForm.codes), "finish"],
      source: "AMB-17", clauses: ["START-6", "START-7"]),
    OpenQuestion(
      "start.rejectedDelegate", "Whose delegate hears of a refused second start?",
      default: "new", ["new", "active"], source: "AMB-11", clauses: ["START-9", "CONFIG-9"]),
    OpenQuestion(
      "start.selfDestroyTiming", "Is an SDK that destroys itself gone before startFailed(401/403)?",
      default: "afterCallback", ["afterCallback", "beforeCallback"], source: "AMB-4",
      clauses: ["START-14", "START-21"]),
    OpenQuestion(
      "start.validationDelivery", "Does startFailed(400) come inside the call or in the next turn?",
      default: "nextTick", ["nextTick", "sync"], source: "AMB-12", clauses: ["START-2", "START-6"]),
    OpenQuestion(
      "start.whileDestroying", "What does a start while IsDestroying do?",
      default: "reject400", ["reject400", "queue", "ignore"], source: "AMB-10",
      clauses: ["START-9", "DESTROY-14"]),
    OpenQuestion(
      "start.whileStarting", "What does a second start while Starting do?",
      default: "reject400", ["reject400", "ignore"], source: "AMB-9", clauses: ["START-9"]),
    OpenQuestion(
      "start.willDestroyOnAuthFailure", "Does willDestroy come when a start fails with 401 or 403?",
      default: "true", ["true", "false"], source: "AMB-5", clauses: ["DESTROY-3", "DESTROY-15"]),
  ]

  /// What sdkStatus reads inside a failed start's callback.
  static let status: [OpenQuestion] = [
    OpenQuestion(
      "status.inStartFailed400", "Which status does a host read inside startFailed(400)?",
      default: "NotStarted", ["NotStarted", "Starting"], source: "AMB-7",
      clauses: ["START-8", "START-27"]),
    OpenQuestion(
      "status.inStartFailedAuth", "Which status does a host read inside startFailed(401/403)?",
      default: "Starting", ["Starting", "IsDestroying", "NotStarted"], source: "AMB-6",
      clauses: ["START-14", "START-29"]),
  ]
}

extension ClauseTable {
  /// The runtime error.
  static let run: [Clause] = [
    Clause(
      "RUN-1", .precondition,
      """
      lbWhaleAppDidRunInError: fires only after startup completed, i.e. while the status is \
      Started.
      """),
    Clause("RUN-2", .ordering, "Startup-phase errors never use DidRunInError."),
    Clause(
      "RUN-3", .errorCode,
      "Source (a): an authentication error on a network request, always mapped to code 401."),
    Clause(
      "RUN-4", .ordering,
      "Source (b): automatic renewal failed and the server returned an authentication error code."),
    Clause("RUN-5", .cardinality, "The listed sources are 'typical', not declared exhaustive."),
    Clause("RUN-6", .errorCode, "Domain is always LBWhaleApp."),
    Clause(
      "RUN-7", .errorCode,
      "Currently every runtime error code is 401 (authentication invalidated)."),
    Clause("RUN-8", .postcondition, "localizedDescription is the description the server returned."),
    Clause(
      "RUN-9", .errorCode,
      "Runtime 401 means the client was signed out by a sign-in from another location."),
    Clause(
      "RUN-10", .hostObligation,
      "On runtime 401 the host must call logoutAndDestroy to destroy the SDK."),
    Clause(
      "RUN-11", .hostObligation,
      "On runtime 401 the host must guide the client back to sign-in."),
    Clause("RUN-12", .ordering, "Both samples destroy first and redirect second."),
    Clause(
      "RUN-13", .hostObligation,
      "Seed 001's error table for 401: destroy the SDK when needed and require sign-in."),
    Clause(
      "RUN-14", .errorCode,
      """
      Both samples act only if error.code == 401; the handling of any other runtime code is left \
      undefined.
      """),
    Clause(
      "RUN-15", .declaration,
      "The DidRunInError error parameter is nonnull; the method is optional."),
  ]
}

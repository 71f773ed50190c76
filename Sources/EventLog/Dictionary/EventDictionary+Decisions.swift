import Lifecycle

extension EventDictionary {
  /// What the SDK decides about its start, its credentials and its end.
  static let decisions: [EventKindEntry] = [
    EventKindEntry(
      .startAccepted, "The SDK accepts a start: the status is Starting, a session begins.",
      subject: "session:1", example: exampleStart
    ) { reader throws(ScanFailure) in
      .startAccepted(try reader.session(), try reader.start())
    },
    EventKindEntry(
      .startRefused, "The SDK refuses a start: a field is missing, or it runs already.",
      example: #"{"account":"A","missing":"appId","reason":"missing"}"#
    ) { reader throws(ScanFailure) in try reader.refused() },
    EventKindEntry(
      .launchSucceeded, "The startup request succeeded: the status is Started.",
      .launchSucceeded),
    EventKindEntry(
      .launchFailed,
      "The start failed for good: a teardown follows, or the session is over at once.",
      example: #"{"code":403201,"message":"app key rejected","teardown":true}"#
    ) { reader throws(ScanFailure) in
      let code = try reader.int32("code")
      let message = try reader.symbol("message")
      return .launchFailed(
        code: code, message: message, endsSession: !(try reader.boolean("teardown")))
    },
    EventKindEntry(
      .requestSent, "A request goes out, judged by this credential.", subject: "request:1",
      example: #"""
        {"block":false,"credential":"T1","endpoint":"launch","path":null,"refreshToken":null,\#
        "secondAttempt":false}
        """#
    ) { reader throws(ScanFailure) in try reader.sent() },
    EventKindEntry(
      .requestDeferred, "A page's request waits for a renewal.", subject: "request:1",
      example: #"{"path":"quotes/list","secondAttempt":false}"#
    ) { reader throws(ScanFailure) in try reader.waiting() },
    EventKindEntry(
      .requestDropped, "A request that waited is given up.", subject: "request:1",
      example: #"{"path":"quotes/list"}"#
    ) { reader throws(ScanFailure) in
      .requestDropped(try reader.request(), path: try reader.symbol("path"))
    },
    EventKindEntry(
      .renewalBegan, "The SDK begins to renew its token.", example: #"{"cause":"timer"}"#
    ) { reader throws(ScanFailure) in .renewalBegan(try reader.word("cause")) },
    EventKindEntry(
      .renewalSucceeded, "The token is renewed.", .renewalSucceeded),
    EventKindEntry(
      .renewalFailed, "A renewal, or the check of the host's pair of tokens, failed.",
      example: #"{"code":401,"message":"refresh token expired","reason":"refused"}"#
    ) { reader throws(ScanFailure) in .renewalFailed(try reader.renewalFailure()) },
    EventKindEntry(
      .credentialIssued, "A token and a refresh token count from now on.",
      example: #"""
        {"refreshToken":"R1","refreshTokenIssuedMs":0,"refreshTokenLifetimeMs":null,\#
        "source":"start","token":"T1","tokenIssuedMs":0,"tokenLifetimeMs":900000}
        """#
    ) { reader throws(ScanFailure) in try reader.issued() },
    EventKindEntry(
      .credentialsCleared, "The SDK forgets its tokens.", .credentialsCleared),
    EventKindEntry(
      .resolverOpened, "The SDK waits for the host's pair of tokens until this instant.",
      subject: "resolver:1", example: #"{"deadlineMs":870000}"#
    ) { reader throws(ScanFailure) in
      .resolverOpened(try reader.resolver(), deadline: try reader.integer("deadlineMs"))
    },
    EventKindEntry(
      .resolverSettled, "The wait for the host's pair of tokens is over.",
      subject: "resolver:1", example: #"{"outcome":"answered"}"#
    ) { reader throws(ScanFailure) in
      .resolverSettled(try reader.resolver(), try reader.word("outcome"))
    },
    EventKindEntry(
      .lateAnswer, "The host answers a resolver that is settled; nothing comes of it.",
      subject: "resolver:1", example: #"{"refreshToken":null,"token":null}"#
    ) { reader throws(ScanFailure) in
      .lateAnswer(try reader.resolverIfAny(), try reader.answer())
    },
    EventKindEntry(
      .sessionInvalidated, "The session can no longer be used; didRunInError follows.",
      example: #"{"message":"signed in elsewhere","reason":"requestRefused","serverCode":401}"#
    ) { reader throws(ScanFailure) in
      let message = try reader.symbol("message")
      let reason: InvalidationReason = try reader.word("reason")
      let serverCode = try reader.optionalInt32("serverCode")
      return .sessionInvalidated(
        SessionInvalidation(reason: reason, serverCode: serverCode, message: message))
    },
    EventKindEntry(
      .teardownBegan, "The SDK begins to destroy itself: the status is IsDestroying.",
      example: #"{"by":"host"}"#
    ) { reader throws(ScanFailure) in .teardownBegan(by: try reader.word("by")) },
    EventKindEntry(
      .teardownFinished, "The SDK is destroyed: the status is NotStarted, the session over.",
      .teardownFinished),
  ]
}

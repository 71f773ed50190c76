import Lifecycle

extension PayloadWriter {
  mutating func reply(_ reply: Reply, to endpoint: Endpoint, _ symbols: SymbolTable) {
    var pair: CredentialPair?
    if case .success(let given) = reply.outcome { pair = given }
    word("endpoint", endpoint)
    symbol("message", reply.message, symbols)
    credential(.refreshToken, pair?.refreshToken, symbols)
    status(reply.outcome)
    credential(.token, pair?.token, symbols)
  }

  /// Writes the status as a scenario does: a number of HTTP, or the word for having none.
  private mutating func status(_ outcome: ReplyOutcome) {
    switch outcome {
    case .success: integer("status", ReplyStatusCode.success)
    case .refused(let code): integer("status", code)
    case .serverError(let code): integer("status", code)
    case .offline: word("status", ReplyStatusWord.offline)
    case .timeout: word("status", ReplyStatusWord.timeout)
    case .malformed: word("status", ReplyStatusWord.malformed)
    }
  }

  mutating func sent(_ request: SentRequest, _ symbols: SymbolTable) {
    boolean("block", request.hasBlock)
    symbol("credential", request.credential, symbols)
    word("endpoint", request.endpoint)
    symbol("path", request.path, symbols)
    symbol("refreshToken", request.refreshToken, symbols)
    boolean("secondAttempt", request.isSecondAttempt)
  }

  mutating func waiting(_ request: DeferredRequest, _ symbols: SymbolTable) {
    symbol("path", request.path, symbols)
    boolean("secondAttempt", request.isSecondAttempt)
  }

  mutating func failure(_ failure: RenewalFailure, _ symbols: SymbolTable) {
    switch failure {
    case .refused(let code, let message):
      integer("code", code)
      symbol("message", message, symbols)
      word("reason", RenewalFailureName.refused)
    case .refreshTokenExpired:
      null("code")
      null("message")
      word("reason", RenewalFailureName.refreshTokenExpired)
    case .transient(let message):
      null("code")
      symbol("message", message, symbols)
      word("reason", RenewalFailureName.transient)
    }
  }
}

extension PayloadReader {
  /// Reads a reply and the endpoint it answers.
  mutating func reply() throws(ScanFailure) -> (Reply, Endpoint) {
    let request = try request()
    let endpoint: Endpoint = try word("endpoint")
    let message = try symbol("message")
    let refreshToken = try optionalCredential(.refreshToken)
    let status = try status()
    let token = try optionalCredential(.token)
    var outcome = status
    switch (token, refreshToken) {
    case (.none, .none): break
    case (.some(let token), .some(let refreshToken)):
      guard case .success = status else { throw contradiction("token") }
      outcome = .success(CredentialPair(token: token, refreshToken: refreshToken))
    case (.some, .none), (.none, .some): throw contradiction("token")
    }
    return (Reply(request: request, outcome: outcome, message: message), endpoint)
  }

  /// Reads a status. 5xx is a failure of the server, any other number but 200 a refusal.
  private mutating func status() throws(ScanFailure) -> ReplyOutcome {
    try key("status")
    if next == UInt8(ascii: "\"") {
      switch try knownWord("status") as ReplyStatusWord {
      case .offline: return .offline
      case .timeout: return .timeout
      case .malformed: return .malformed
      }
    }
    let code = try int32Here("status")
    if code == ReplyStatusCode.success { return .success(nil) }
    return ReplyStatusCode.serverErrors.contains(code)
      ? .serverError(code: code) : .refused(code: code)
  }

  mutating func sent() throws(ScanFailure) -> Event {
    let request = try request()
    let hasBlock = try boolean("block")
    let credential = try symbol("credential")
    let endpoint: Endpoint = try word("endpoint")
    let path = try optionalSymbol("path")
    let refreshToken = try optionalSymbol("refreshToken")
    var sent = SentRequest(
      request: request, endpoint: endpoint, credential: credential, refreshToken: refreshToken,
      path: path, hasBlock: hasBlock)
    sent.isSecondAttempt = try boolean("secondAttempt")
    return .requestSent(sent)
  }

  mutating func waiting() throws(ScanFailure) -> Event {
    let request = try request()
    let path = try symbol("path")
    return .requestDeferred(
      DeferredRequest(
        request: request, path: path, isSecondAttempt: try boolean("secondAttempt")))
  }

  mutating func renewalFailure() throws(ScanFailure) -> RenewalFailure {
    let code = try optionalInt32("code")
    let message = try optionalSymbol("message")
    let reason: RenewalFailureName = try word("reason")
    switch (reason, code, message) {
    case (.refused, .some(let code), .some(let message)):
      return .refused(code: code, message: message)
    case (.refreshTokenExpired, .none, .none):
      return .refreshTokenExpired
    case (.transient, .none, .some(let message)):
      return .transient(message: message)
    case (.refused, _, _), (.refreshTokenExpired, _, _), (.transient, _, _):
      throw contradiction("reason")
    }
  }
}

/// The numbers that tell the outcomes of a reply apart.
enum ReplyStatusCode {
  static let success: Int32 = 200
  static let serverErrors: ClosedRange<Int32> = 500...599
}

/// How the log names the outcomes of a request that got no status.
private enum ReplyStatusWord: String, Word {
  case offline
  case timeout
  case malformed
}

/// How the log names the ways in which a renewal fails.
private enum RenewalFailureName: String, Word {
  case refused
  case refreshTokenExpired
  case transient
}

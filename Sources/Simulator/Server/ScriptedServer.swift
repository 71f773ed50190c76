import Lifecycle

/// The scripted server: what it issued, what it revoked, and what it answers.
///
/// An answer is decided wholly when its request is sent (D6). What the server knows survives the
/// process that asked it (D29).
struct ScriptedServer: Sendable {
  private let lifetimes: [Symbol: TokenScript]
  private var replies: [ScriptedReply]
  private(set) var isOffline: Bool
  private var issues: [Symbol: Credential] = [:]
  private var revoked: Set<Symbol> = []
  /// Credentials given by an answer that is still under way.
  private var upcoming: [UpcomingIssue] = []
  private var renewals = 0

  init(_ script: ServerScript, symbols: inout SymbolTable) {
    var lifetimes: [Symbol: TokenScript] = [:]
    for token in script.tokens { lifetimes[symbols.intern(token.symbol)] = token }
    self.lifetimes = lifetimes
    replies = script.replies.map { ScriptedReply(script: $0, isUsed: false) }
    isOffline = script.isOffline
  }

  /// The scripted replies that no request took, by their place in the script.
  var unusedReplies: [Int] {
    replies.indices.filter { !replies[$0].isUsed && !replies[$0].script.isOptional }
  }

  // MARK: Credentials

  /// The credential as a start carries it at `now`: issued then, unless it was issued before.
  func credential(_ symbol: Symbol, at now: Milliseconds) -> Credential {
    if let issued = issues[symbol] { return issued }
    return newIssue(of: symbol, at: now)
  }

  private func newIssue(of symbol: Symbol, at now: Milliseconds) -> Credential {
    guard let script = lifetimes[symbol] else {
      return Credential(symbol: symbol, issuedAt: now, lifetime: nil)
    }
    guard script.isExpired else {
      return Credential(symbol: symbol, issuedAt: now, lifetime: script.lifetime)
    }
    // It expired as it was issued; without a lifetime of its own it has none at all.
    let lifetime = script.lifetime ?? 0
    return Credential(symbol: symbol, issuedAt: now - lifetime, lifetime: lifetime)
  }

  /// A start was accepted with these credentials.
  mutating func startCarried(_ credential: Credential) {
    if issues[credential.symbol] == nil { issues[credential.symbol] = credential }
  }

  mutating func revoke(_ symbol: Symbol, at now: Milliseconds) {
    settle(before: now)
    revoked.insert(symbol)
  }

  mutating func setOffline(_ isOffline: Bool) {
    self.isOffline = isOffline
  }

  /// The answer to `request` is due, whether or not a suspended app takes it: what it gives is
  /// issued in its turn of the instant (D7, ruling 1).
  mutating func replyIsDue(to request: Ordinal) {
    issue { $0.request == request }
  }

  /// Issues what answers due earlier gave, those to a process that was killed included.
  private mutating func settle(before now: Milliseconds) {
    issue { $0.due < now }
  }

  /// A new issue of a revoked symbol is valid again (D8).
  private mutating func issue(where isDue: (UpcomingIssue) -> Bool) {
    for issue in upcoming where isDue(issue) {
      issues[issue.credential.symbol] = issue.credential
      revoked.remove(issue.credential.symbol)
    }
    upcoming.removeAll(where: isDue)
  }

  private func accepts(_ symbol: Symbol, at now: Milliseconds) -> Bool {
    if symbol.isEmpty || revoked.contains(symbol) { return false }
    return !credential(symbol, at: now).isExpired(at: now)
  }

  // MARK: Answers

  /// The answer to a request sent at `now`, and after how many ms it is due.
  ///
  /// - Parameter running: the credentials the SDK holds; an unscripted renewal replaces them.
  mutating func answer(
    _ sent: SentRequest, at now: Milliseconds, running: CredentialPair?,
    symbols: inout SymbolTable
  ) -> (reply: Reply, latency: Milliseconds) {
    settle(before: now)
    let latency = ReplyScript.defaultLatency
    if isOffline {
      return (Reply(request: sent.request, outcome: .offline), latency)
    }
    let script = takeReply(to: sent.endpoint)
    let after = script?.after ?? latency
    let outcome = outcome(
      of: sent, script, at: now, due: now + after, running: running, symbols: &symbols)
    let message = script?.message.map { symbols.intern($0) } ?? .empty
    return (Reply(request: sent.request, outcome: outcome, message: message), after)
  }

  private mutating func takeReply(to endpoint: Endpoint) -> ReplyScript? {
    guard
      let index = replies.firstIndex(where: { !$0.isUsed && $0.script.endpoint == endpoint })
    else { return nil }
    replies[index].isUsed = true
    return replies[index].script
  }

  private mutating func outcome(
    of sent: SentRequest, _ script: ReplyScript?, at now: Milliseconds, due: Milliseconds,
    running: CredentialPair?, symbols: inout SymbolTable
  ) -> ReplyOutcome {
    // The push service's requests are not judged by a credential (D6).
    let isAccepted = sent.endpoint.belongsToProcess || accepts(sent.credential, at: now)
    switch script?.status ?? .code(isAccepted ? 200 : 401) {
    case .offline: return .offline
    case .timeout: return .timeout
    case .malformed: return .malformed
    case .code(200):
      return .success(
        given(to: sent, script?.gives, due: due, running: running, symbols: &symbols))
    case .code(let code) where (500...599).contains(code): return .serverError(code: code)
    case .code(let code): return .refused(code: code)
    }
  }

  /// The credentials a successful answer gives, issued when it is due (D7).
  private mutating func given(
    to sent: SentRequest, _ gives: GivesScript?, due: Milliseconds, running: CredentialPair?,
    symbols: inout SymbolTable
  ) -> CredentialPair? {
    switch sent.endpoint {
    case .launch, .request, .pushStart, .bindDevice:
      return nil
    case .verifyPair:
      let pair = CredentialPair(
        token: newIssue(of: sent.credential, at: due),
        refreshToken: newIssue(of: sent.refreshToken ?? .empty, at: due))
      promise(pair.token, pair.refreshToken, givenTo: sent.request, due: due)
      return pair
    case .renew:
      guard let running else { return nil }
      return renewed(running, gives, by: sent.request, due: due, symbols: &symbols)
    }
  }

  private mutating func renewed(
    _ running: CredentialPair, _ gives: GivesScript?, by request: Ordinal, due: Milliseconds,
    symbols: inout SymbolTable
  ) -> CredentialPair {
    guard let gives else {
      let pair = unscriptedRenewal(of: running, due: due, &symbols)
      promise(pair.token, pair.refreshToken, givenTo: request, due: due)
      return pair
    }
    var token = newIssue(of: symbols.intern(gives.token), at: due)
    if let lifetime = gives.lifetime { token.lifetime = lifetime }
    guard let refreshSymbol = gives.refreshToken else {
      promise(token, givenTo: request, due: due)
      return CredentialPair(token: token, refreshToken: running.refreshToken)
    }
    let refreshToken = newIssue(of: symbols.intern(refreshSymbol), at: due)
    promise(token, refreshToken, givenTo: request, due: due)
    return CredentialPair(token: token, refreshToken: refreshToken)
  }

  private mutating func unscriptedRenewal(
    of running: CredentialPair, due: Milliseconds, _ symbols: inout SymbolTable
  ) -> CredentialPair {
    renewals += 1
    // A lifetime of 0 marks a token that was expired from the first and has no other lifetime.
    let lifetime = running.token.lifetime == 0 ? nil : running.token.lifetime
    return CredentialPair(
      token: Credential(
        symbol: symbols.intern("renewed#\(renewals)"), issuedAt: due, lifetime: lifetime),
      refreshToken: Credential(
        symbol: symbols.intern("refresh#\(renewals)"), issuedAt: due, lifetime: nil))
  }

  /// Credentials that the answer to `request` gives are issued when it is due.
  private mutating func promise(
    _ credentials: Credential..., givenTo request: Ordinal, due: Milliseconds
  ) {
    for credential in credentials {
      upcoming.append(UpcomingIssue(request: request, due: due, credential: credential))
    }
  }
}

/// A scripted reply and whether a request took it.
private struct ScriptedReply: Sendable {
  var script: ReplyScript
  var isUsed: Bool
}

/// A credential that an answer under way gives.
private struct UpcomingIssue: Sendable {
  var request: Ordinal
  var due: Milliseconds
  var credential: Credential
}

import Lifecycle

/// The three keys under which a payload holds a credential.
struct CredentialKeys {
  let symbol: StaticString
  let issued: StaticString
  let lifetime: StaticString

  static let token = CredentialKeys(
    symbol: "token", issued: "tokenIssuedMs", lifetime: "tokenLifetimeMs")
  static let refreshToken = CredentialKeys(
    symbol: "refreshToken", issued: "refreshTokenIssuedMs", lifetime: "refreshTokenLifetimeMs")
}

extension PayloadWriter {
  mutating func credential(
    _ keys: CredentialKeys, _ credential: Credential, _ symbols: SymbolTable
  ) {
    symbol(keys.symbol, credential.symbol, symbols)
    integer(keys.issued, credential.issuedAt)
    integer(keys.lifetime, credential.lifetime)
  }

  mutating func credential(
    _ keys: CredentialKeys, _ credential: Credential?, _ symbols: SymbolTable
  ) {
    if let credential {
      self.credential(keys, credential, symbols)
    } else {
      null(keys.symbol)
      null(keys.issued)
      null(keys.lifetime)
    }
  }

  mutating func issued(
    _ pair: CredentialPair, from source: CredentialSource, _ symbols: SymbolTable
  ) {
    credential(.refreshToken, pair.refreshToken, symbols)
    word("source", source)
    credential(.token, pair.token, symbols)
  }

  mutating func answer(_ answer: ResolverAnswer, _ symbols: SymbolTable) {
    symbol("refreshToken", answer.refreshToken, symbols)
    symbol("token", answer.token, symbols)
  }
}

extension PayloadReader {
  mutating func credential(_ keys: CredentialKeys) throws(ScanFailure) -> Credential {
    let symbol = try symbol(keys.symbol)
    let issuedAt = try integer(keys.issued)
    return Credential(
      symbol: symbol, issuedAt: issuedAt, lifetime: try optionalInteger(keys.lifetime))
  }

  mutating func optionalCredential(_ keys: CredentialKeys) throws(ScanFailure) -> Credential? {
    let symbol = try optionalSymbol(keys.symbol)
    let issuedAt = try optionalInteger(keys.issued)
    guard (symbol == nil) == (issuedAt == nil) else { throw contradiction(keys.issued) }
    let lifetime = try optionalInteger(keys.lifetime)
    guard let symbol, let issuedAt else {
      guard lifetime == nil else { throw contradiction(keys.lifetime) }
      return nil
    }
    return Credential(symbol: symbol, issuedAt: issuedAt, lifetime: lifetime)
  }

  mutating func issued() throws(ScanFailure) -> Event {
    let refreshToken = try credential(.refreshToken)
    let source: CredentialSource = try word("source")
    let token = try credential(.token)
    return .credentialIssued(CredentialPair(token: token, refreshToken: refreshToken), source)
  }

  mutating func answer() throws(ScanFailure) -> ResolverAnswer {
    let refreshToken = try optionalSymbol("refreshToken")
    return ResolverAnswer(token: try optionalSymbol("token"), refreshToken: refreshToken)
  }

  func contradiction(_ key: StaticString) -> ScanFailure {
    failure(.contradiction(key: key.description))
  }
}

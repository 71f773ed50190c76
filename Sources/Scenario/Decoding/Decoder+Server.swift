import Lifecycle
import Simulator

extension Decoder {
  struct DecodedSDK {
    var version: String?
    var routes: [RouteScript] = []
    var details: [RouteDetails] = []
  }

  mutating func decodeSDK(_ value: Value) -> DecodedSDK {
    var sdk = DecodedSDK()
    guard let fields = fields(of: value, .sdk) else { return sdk }
    sdk.version = fields.value(.version).flatMap { oneLine($0) }
    guard let routes = fields.value(.routes), let urls = self.fields(of: routes, .routes) else {
      return sdk
    }
    for (key, id) in urls.others {
      guard let url = url(Value(id: key, shape: .url, owner: .key(key))) else { continue }
      let route = Value(id: id, shape: Format.routeValue, owner: .key(key))
      if let decoded = decodeRoute(route) {
        sdk.routes.append(RouteScript(url: url, route: decoded.route))
        let details = RouteDetails(key: tree.span(of: key), afterAtMost: decoded.atMost)
        sdk.details.append(details)
      }
    }
    return sdk
  }

  private mutating func decodeRoute(_ value: Value) -> (route: Route, atMost: Milliseconds?)? {
    if tree[value.id].kind != .mapping {
      guard isScalar(value) else { return nil }
      guard tree.has(value.id, "unresolved") else {
        let nearest = Suggestion.nearest(to: string(of: value.id), in: ["unresolved"])
        wrong(value, advice: nearest.map { .didYouMean($0) })
        return nil
      }
      return (.unresolved, nil)
    }
    guard let fields = fields(of: value, .route) else { return nil }
    let latency = fields.value(.after).flatMap { self.latency($0) }
    let code = fields.value(.fails).flatMap { number($0) }
    let orientation: Orientation? = fields.value(.orientation).flatMap { choice($0) }
    if let fails = fields[.fails], let other = fields[.orientation] {
      addConflict(fails, other)
      return nil
    }
    let after = latency?.after ?? 0
    if let code { return (.fails(after: after, code: code), latency?.atMost) }
    return (.opens(after: after, orientation: orientation ?? .portrait), latency?.atMost)
  }

  /// Two keys that exclude each other: points at the one that stands later.
  mutating func addConflict(_ one: Field, _ other: Field) {
    let (first, second) = one.key < other.key ? (one, other) : (other, one)
    let cause = ShapeCause.conflictingKeys(
      second.word.rawValue, with: first.word.rawValue, at: tree[first.key].start)
    findings.add(.shape(cause), at: tree.span(of: second.key))
  }

  struct DecodedServer {
    var script = ServerScript()
    var replyKeys: [SourceSpan] = []
  }

  mutating func decodeServer(_ value: Value) -> DecodedServer {
    var server = DecodedServer()
    guard let fields = fields(of: value, .server) else { return server }
    server.script.isOffline = fields.value(.offline).flatMap { flag($0) } ?? false
    if let tokens = fields.value(.tokens) { server.script.tokens = decodeTokens(tokens) }
    if let replies = fields.value(.replies) {
      for item in items(replies) ?? [] {
        guard let reply = decodeReply(item) else { continue }
        server.script.replies.append(reply)
        server.replyKeys.append(firstKey(of: item.id))
      }
    }
    return server
  }

  private mutating func decodeTokens(_ value: Value) -> [TokenScript] {
    guard let symbols = fields(of: value, .tokens) else { return [] }
    return symbols.others.compactMap { key, id in
      guard let symbol = symbolKey(key) else { return nil }
      let token = Value(id: id, shape: .map(.token), owner: .key(key))
      guard let fields = fields(of: token, .token) else { return nil }
      let lifetime = fields.value(.lifetime).flatMap { self.lifetime($0) }
      if let key = fields[.lifetime]?.key { tokenLifetimes[symbol] = tree.span(of: key) }
      let isExpired = fields.value(.expired).flatMap { flag($0) } ?? false
      return TokenScript(symbol: symbol, lifetime: lifetime, isExpired: isExpired)
    }
  }

  /// A lifetime, which cannot be nothing (D7).
  private mutating func lifetime(_ value: Value) -> Milliseconds? {
    let lifetime = time(value)
    if lifetime == 0 {
      findings.add(.value(.zeroLifetime), at: tree.span(of: value.id))
      return nil
    }
    return lifetime
  }

  private mutating func decodeReply(_ value: Value) -> ReplyScript? {
    guard let fields = fields(of: value, .reply) else { return nil }
    let endpoint: Endpoint? = fields.value(.to).flatMap { choice($0) }
    let latency = fields.value(.after).flatMap { self.latency($0) }
    let status = fields.value(.status).flatMap { replyStatus($0) }
    let message = fields.value(.message).flatMap { text($0) }
    let gives = fields.value(.gives).flatMap { decodeGives($0) }
    let isOptional = fields.value(.optional).flatMap { flag($0) } ?? false
    guard let endpoint else { return nil }
    checkReply(fields, endpoint, status)
    return ReplyScript(
      endpoint: endpoint, after: latency?.after, afterAtMost: latency?.atMost, status: status,
      message: message, gives: gives, isOptional: isOptional)
  }

  /// What the parts of a reply ask of each other.
  private mutating func checkReply(
    _ fields: Fields, _ endpoint: Endpoint, _ status: ReplyStatus?
  ) {
    let isStatusUnread = fields[.status] != nil && status == nil
    if let gives = fields[.gives] {
      if endpoint != .renew {
        findings.add(
          .sense(.givesWithoutRenewal(endpoint.rawValue)), at: tree.span(of: gives.key))
      } else if status != .code(200), !isStatusUnread {
        findings.add(.sense(.givesWithoutSuccess), at: tree.span(of: gives.key))
      }
    } else if endpoint == .renew, status == .code(200), !fields.isDoubtful {
      addMissing("gives", fields, "this reply", because: .because("a renewal with `status: 200`"))
    }
    if status == .timeout, fields[.after] == nil, !fields.isDoubtful {
      addMissing("after", fields, "this reply", because: .because("`status: timeout`"))
    }
  }

  /// 200, 401, 403, 403000…403999, 500…599, or a word for an answer without a status.
  private mutating func replyStatus(_ value: Value) -> ReplyStatus? {
    guard isScalar(value) else { return nil }
    let words: [(String, ReplyStatus)] = [
      ("offline", .offline), ("timeout", .timeout), ("malformed", .malformed),
    ]
    let bytes = tree.bytes(of: value.id)
    if let code = Decimal.parse(bytes) {
      switch code {
      case 200, 401, 403, 403_000...403_999, 500...599: return .code(code)
      default: break  // foreign: a number; the rest are no status
      }
    } else if let word = words.first(where: { $0.0.utf8.elementsEqual(bytes) }) {
      return word.1
    }
    let nearest = Suggestion.nearest(to: string(of: value.id), in: words.map(\.0))
    wrong(value, advice: nearest.map { .didYouMean($0) })
    return nil
  }

  private mutating func decodeGives(_ value: Value) -> GivesScript? {
    guard let fields = fields(of: value, .gives) else { return nil }
    let token = fields.value(.token).flatMap { symbol($0) }
    let refreshToken = fields.value(.refreshToken).flatMap { symbol($0) }
    let lifetime = fields.value(.lifetime).flatMap { self.lifetime($0) }
    guard let token else { return nil }
    if let field = fields[.lifetime], let other = tokenLifetimes[token] {
      let here = tree.span(of: field.key)
      let (first, second) = other.start < here.start ? (other, here) : (here, other)
      findings.add(.sense(.lifetimeTwice(token, at: first.start)), at: second)
    }
    return GivesScript(token: token, refreshToken: refreshToken, lifetime: lifetime)
  }
}

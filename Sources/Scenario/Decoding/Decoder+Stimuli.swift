import Lifecycle
import Simulator

extension Decoder {
  mutating func decodeStimulus(_ field: Field, _ fields: Fields) -> Stimulus? {
    switch field.role {
    case .hostCall(let call): hostStimulus(call, field.value, fields).map { .host($0) }
    case .stimulus(let word): stimulus(word, field.value)
    case .plain, .answer, .complete, .rule, .block: nil
    }
  }

  /// A host's call, in a step or in an action.
  mutating func hostStimulus(
    _ call: HostCallWord, _ value: Value, _ fields: Fields
  ) -> HostStimulus? {
    switch call {
    case .start: start(value)
    case .logoutAndDestroy: nothing(value) ? .logoutAndDestroy : nil
    case .configLogout: nothing(value) ? .configLogout : nil
    case .releaseDelegate: nothing(value) ? .releaseDelegate : nil
    case .pushURL: navigation(value, .push, fields)
    case .presentURL: navigation(value, .present, fields)
    case .setTheme: choice(value).map { .set(.theme($0)) }
    case .setLanguage: choice(value).map { .set(.language($0)) }
    case .setPriceColorType: choice(value).map { .set(.priceColorType($0)) }
    case .setEnv: choice(value).map { .set(.env($0)) }
    case .resolve: resolve(value)
    case .read: choice(value).map { .read($0) }
    case .setUIDelegate:
      choice(value, [("present", true), ("absent", false)]) { $0.0 }.map {
        .setUIDelegate(present: $0.1)
      }
    case .note: oneLine(value).map { .note($0) }
    case .startPush, .updateDeviceToken, .handleLaunchOptions, .willPresent, .didReceive,
      .checkIsLBNotification, .showTip, .handleNotificationClick:
      pushStimulus(call, value, fields).map { .push($0) }
    }
  }

  /// A call that stands as its bare name in `do`.
  mutating func bareStimulus(_ call: HostCallWord, _ value: Value) -> HostStimulus? {
    switch call {
    case .start: defaultAccount(at: value.id).map { .start(account: $0) }
    case .logoutAndDestroy: .logoutAndDestroy
    case .configLogout: .configLogout
    case .releaseDelegate: .releaseDelegate
    case .pushURL, .presentURL, .setTheme, .setLanguage, .setPriceColorType, .setEnv, .resolve,
      .read, .setUIDelegate, .startPush, .updateDeviceToken, .handleLaunchOptions, .willPresent,
      .didReceive, .checkIsLBNotification, .showTip, .handleNotificationClick, .note:
      nil
    }
  }

  private mutating func stimulus(_ word: StimulusWord, _ value: Value) -> Stimulus? {
    switch word {
    case .notification: delivery(value).map { .system($0) }
    case .deviceToken: symbol(value).map { .system(.deviceToken($0)) }
    case .app: choice(value, AppStimulus.allCases, \.rawValue).map { .app($0) }
    case .closePage: closePage(value).map { .client($0) }
    case .replacePage: url(value).map { .client(.replacePage(url: $0)) }
    case .tapLink: url(value).map { .client(.tapLink(url: $0)) }
    case .tapTip: nothing(value) ? .client(.tapTip) : nil
    case .coverWithHostPage: nothing(value) ? .client(.coverWithHostPage) : nil
    case .uncover: nothing(value) ? .client(.uncover) : nil
    case .request: oneLine(value).map { .client(.request(path: $0)) }
    case .revoke: symbol(value).map { .server(.revoke(symbol: $0)) }
    case .signInElsewhere: nothing(value) ? .server(.signInElsewhere) : nil
    case .offline: flag(value).map { .server(.offline($0)) }
    case .analytics: analytics(value).map { .server($0) }
    case .wait: time(value).map { .wait($0) }
    case .idle: oneLine(value).map { .idle($0) }
    }
  }

  /// `{}`: a stimulus without argument.
  private mutating func nothing(_ value: Value) -> Bool {
    guard !tree[value.id].isSpoilt else { return false }
    guard tree[value.id].kind == .mapping, tree.isEmpty(value.id) else {
      wrong(value)
      return false
    }
    return true
  }

  /// An account's name, or `{}`.
  private mutating func start(_ value: Value) -> HostStimulus? {
    if tree[value.id].kind == .mapping {
      guard nothing(value) else { return nil }
      return defaultAccount(at: value.id).map { .start(account: $0) }
    }
    return account(value).map { .start(account: $0) }
  }

  /// Account A, or the only one.
  private mutating func defaultAccount(at id: YAMLTree.ID) -> String? {
    guard let accounts else { return nil }
    if accounts.defaultName == nil {
      findings.add(.name(.accountNotNamed(known: accounts.listed)), at: tree.span(of: id))
    }
    return accounts.defaultName
  }

  private mutating func navigation(
    _ value: Value, _ style: PageStyle, _ fields: Fields
  ) -> HostStimulus? {
    let parameters = fields.value(.parameters).flatMap { self.parameters($0) }
    let animated = fields.value(.animated).flatMap { flag($0) }
    let completion = fields.value(.completion).flatMap { flag($0) } ?? true
    guard let url = url(value) else { return nil }
    return .navigate(
      NavigationStimulus(
        url: url, style: style, parameters: parameters, animated: animated,
        completion: completion))
  }

  /// A pair, one of the two, or `none`. An empty symbol is none of its half (AMB-26).
  private mutating func resolve(_ value: Value) -> HostStimulus? {
    if tree[value.id].kind == .scalar, tree.has(value.id, "none") {
      return .resolve(token: nil, refreshToken: nil)
    }
    guard let fields = fields(of: value, .pair) else { return nil }
    if fields.list.isEmpty, !fields.isDoubtful {
      wrong(value, advice: .write("none"))
      return nil
    }
    let token = fields.value(.token).flatMap { symbol($0, allowsEmpty: true) }
    let refreshToken = fields.value(.refreshToken).flatMap { symbol($0, allowsEmpty: true) }
    return .resolve(token: token, refreshToken: refreshToken)
  }

  private mutating func closePage(_ value: Value) -> ClientStimulus? {
    guard let url = oneLine(value) else { return nil }
    switch url {
    case "top": return .closeTop
    case "all": return .closeAll
    default: return .close(url: url)  // foreign: a text; any url
    }
  }
}

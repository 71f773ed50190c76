import Lifecycle
import Simulator

extension RandomScripts {
  /// A host that mostly does what the documents say, or nothing, with a few reactions of its own.
  mutating func host() -> HostScript {
    var omits: [CallbackName] = []
    for _ in 0..<chance.pick([0, 0, 0, 1, 2, 4]) {
      omits.append(
        chance.pick(CallbackName.allCases.filter { $0.receiver == .eventDelegate }))
    }
    var reactions: [ReactionScript] = []
    for _ in 0..<chance.below(5) { reactions.append(reaction()) }
    if chance.isTrue(inPercent: 25) { reactions.append(answer()) }
    return HostScript(
      preset: chance.isTrue(inPercent: 65) ? .documented : .silent,
      omits: omits.reduce(into: .none) { $0.insert(OmittedCallbacks($1)) },
      router: chance.isTrue(inPercent: 70) ? ["broker://", "https://"] : [],
      reactions: reactions)
  }

  private mutating func reaction() -> ReactionScript {
    let triggers: [(weight: Int, choice: ReactionTrigger)] =
      CallbackName.allCases.map { (4, .callback($0)) } + [(10, .notification), (4, .deviceToken)]
    let trigger = chance.pick(weighted: triggers)
    var actions: [HostAction] = []
    for _ in 0..<(1 + chance.below(3)) { actions.append(reactionAction(to: trigger)) }
    return ReactionScript(trigger: trigger, actions: actions)
  }

  /// A host that has something to say when it is asked for new credentials.
  private mutating func answer() -> ReactionScript {
    let delay: Milliseconds? = chance.isTrue(inPercent: 60) ? nil : chance.pick([0, 90, 2000])
    return ReactionScript(
      callback: .refreshTokenExpired, actions: [HostAction(.call(resolve()), after: delay)])
  }

  private mutating func reactionAction(to trigger: ReactionTrigger) -> HostAction {
    if trigger == .callback(.canOpenURL), chance.isTrue(inPercent: 60) {
      return HostAction(.answer(chance.isTrue(inPercent: 70)))
    }
    let delay: Milliseconds? =
      chance.isTrue(inPercent: 60) ? nil : chance.pick([0, 1, 90, 2000, 30_000])
    return HostAction(.call(reactionCall(to: trigger)), after: delay)
  }

  /// A call that a reaction makes: often the one that fits, else any that cannot feed itself.
  private mutating func reactionCall(to trigger: ReactionTrigger) -> HostStimulus {
    if chance.isTrue(inPercent: 30) { return quietCall() }
    switch trigger {
    case .callback(.refreshTokenExpired): return resolve()
    case .callback(.didRunInError), .callback(.tokenDidChange), .callback(.willDestroy),
      .callback(.exitSdkPage):
      // A host that starts whenever it was destroyed goes in circles; few need to.
      return chance.isTrue(inPercent: 85) ? .logoutAndDestroy : .start(account: "B")
    case .callback(.startFailed), .callback(.pushStartCompleted),
      .callback(.deviceTokenCompleted), .callback(.navigationCompleted):
      return quietCall()
    case .notification:
      return chance.isTrue(inPercent: 30)
        ? .push(.complete(chance.pick(Presentation.allCases))) : .push(handling())
    case .deviceToken:
      return .push(.updateDeviceToken(chance.pick(["D1", "D2"]), disableMultiDevices: false))
    case .callback:
      return chance.isTrue(inPercent: 80) ? .navigate(navigation()) : call()
    }
  }

  private mutating func quietCall() -> HostStimulus {
    chance.pick(weighted: [
      (20, .note(note())), (10, .logoutAndDestroy), (10, .read(.sdkStatus)),
      (5, .read(.requiredAppInterfaceOrientationMask)), (5, .read(.config)), (10, resolve()),
      (5, .setUIDelegate(present: chance.isTrue(inPercent: 50))), (2, .releaseDelegate),
    ])
  }

  private mutating func note() -> String {
    chance.pick([
      "sign-in", "report", "log", "persist", "validate", "open", "store-token",
      "own-notification", "track", "something else",
    ])
  }

  /// Any call of the host's.
  mutating func call() -> HostStimulus {
    chance.pick(weighted: [
      (12, .start(account: chance.pick(["A", "A", "A", "B", "C", "D"]))), (6, .logoutAndDestroy),
      (3, .configLogout), (34, .navigate(navigation())), (5, resolve()), (4, .set(setting())),
      (3, .setUIDelegate(present: chance.isTrue(inPercent: 60))), (1, .releaseDelegate),
      (8, .read(chance.pick(ReadableProperty.allCases))), (3, .note(note())),
      (30, .push(pushCall())),
    ])
  }

  private mutating func navigation() -> NavigationStimulus {
    let urls = chance.isTrue(inPercent: 65) ? Self.pages : Self.otherURLs
    return NavigationStimulus(
      url: chance.pick(urls), style: chance.pick(PageStyle.allCases),
      completion: chance.isTrue(inPercent: 80))
  }

  private mutating func resolve() -> HostStimulus {
    chance.pick(weighted: [
      (35, .resolve(token: nil, refreshToken: nil)),
      (40, .resolve(token: chance.pick(["T7", "T1"]), refreshToken: "R7")),
      (10, .resolve(token: "T7", refreshToken: nil)),
      (8, .resolve(token: nil, refreshToken: "R7")), (7, .resolve(token: "", refreshToken: "R7")),
    ])
  }

  private mutating func setting() -> ConfigSetting {
    chance.pick([
      .theme(.dark), .language(.zhCN), .priceColorType(.redUpGreenDown), .env(.test),
    ])
  }

  private mutating func pushCall() -> PushStimulus {
    chance.pick(weighted: [
      (14, .start(key: "K1", secret: "S1")),
      (14, .updateDeviceToken(chance.pick(["D1", "D2"]), disableMultiDevices: false)),
      (60, handling()), (10, .check(notification: notification())), (2, .complete(.none)),
    ])
  }

  private mutating func handling() -> PushStimulus {
    let method = chance.pick(HandlingMethod.allCases)
    let name: String? =
      method == .handleLaunchOptions && chance.isTrue(inPercent: 20) ? nil : notification()
    return .handle(method, notification: name, routerHandler: chance.isTrue(inPercent: 25))
  }
}

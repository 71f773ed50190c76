import Lifecycle
import Simulator

extension RandomScripts {
  /// What can happen next, as far as it can be told without playing the script.
  mutating func stimulus(isFirst: Bool) -> Stimulus {
    if isFirst, chance.isTrue(inPercent: 15) {
      return .system(.notification(notification(), .coldStart))
    }
    if isFirst, chance.isTrue(inPercent: 70) { return .host(.start(account: "A")) }
    if !isAlive { return afterKill() }
    if isSuspended { return whileSuspended() }
    let kinds: [(weight: Int, choice: Kind)] = [
      (46, .host), (26, .client), (8, .server), (7, .app), (8, .system), (5, .time),
    ]
    switch chance.pick(weighted: kinds) {
    case .host: return .host(call())
    case .client: return .client(action())
    case .server: return .server(happening())
    case .app: return .app(appAction())
    case .system: return .system(delivery())
    case .time: return .wait(chance.pick([0, 90, 1000, 20_000, 400_000]))
    }
  }

  private enum Kind {
    case host
    case client
    case server
    case app
    case system
    case time
  }

  private mutating func afterKill() -> Stimulus {
    if chance.isTrue(inPercent: 20) { return .server(happening()) }
    isAlive = true
    return chance.isTrue(inPercent: 50)
      ? .app(.launch) : .system(.notification(notification(), .coldStart))
  }

  private mutating func whileSuspended() -> Stimulus {
    if chance.isTrue(inPercent: 40) {
      return chance.isTrue(inPercent: 60)
        ? .server(happening()) : .wait(chance.pick([0, 90, 30_000, 400_000]))
    }
    isSuspended = false
    if chance.isTrue(inPercent: 15) {
      isAlive = false
      return .app(.kill)
    }
    return .app(.resume)
  }

  private mutating func appAction() -> AppStimulus {
    let action = chance.pick(weighted: [
      (40, AppStimulus.suspend), (20, .kill), (20, .background), (20, .foreground),
    ])
    if action == .suspend { isSuspended = true }
    if action == .kill { isAlive = false }
    return action
  }

  private mutating func action() -> ClientStimulus {
    chance.pick(weighted: [
      (20, .closeTop), (6, .closeAll), (4, .close(url: chance.pick(Self.pages))),
      (6, .replacePage(url: chance.pick(Self.pages + Self.otherURLs))),
      (18, .tapLink(url: chance.pick(Self.pages + Self.otherURLs))), (5, .coverWithHostPage),
      (4, .uncover), (32, .request(path: chance.pick(["quotes/list", "orders"]))), (14, .tapTip),
    ])
  }

  private mutating func happening() -> ServerStimulus {
    let symbols = ["T1", "R1", "T2", "R2", "renewed#1", "refresh#1", "T7"]
    return chance.pick(weighted: [
      (20, .revoke(symbol: chance.pick(symbols))), (25, .signInElsewhere),
      (12, .offline(true)), (18, .offline(false)),
      (25, .analytics(name: "page_view", properties: "{}")),
    ])
  }

  private mutating func delivery() -> DeliveryStimulus {
    if chance.isTrue(inPercent: 20) { return .deviceToken(chance.pick(["D1", "D2"])) }
    return .notification(notification(), chance.pick([.foreground, .tapped]))
  }

  mutating func notification() -> String {
    chance.pick(Self.notifications).name
  }
}

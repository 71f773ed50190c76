import Lifecycle

/// A message handed over, or a tip tapped: what may lead to its link.
struct LinkFacts: Sendable {
  /// The host's call, or the tipDismissed of the tap.
  var seq: Sequence
  /// How many callbacks that was nested in.
  var depth: Int32
  var isTip: Bool
  /// Whether the call returned an error.
  var isRefused: Bool
  var hasRouterHandler: Bool
  /// Whether its link is to be followed, and is not one of the SDK's.
  var leadsOut: Bool
  /// The first thing it led to.
  var used: Sequence = 0
}

/// A tip on the screen.
struct TipFacts: Sendable {
  var ordinal: Ordinal
  var hasRouterHandler: Bool
  var leadsOut: Bool
}

extension RunFacts {
  func index(ofLink seq: Sequence) -> Int? {
    var index = links.count
    while index > 0 {
      index -= 1
      if links[index].seq <= seq { return links[index].seq == seq ? index : nil }
    }
    return nil
  }

  /// What led to an event, if that was a message or a tip.
  func link(of record: EventRecord) -> LinkFacts? {
    guard record.cause != 0, let index = index(ofLink: record.cause) else { return nil }
    return links[index]
  }

  /// What a call that hands over a message promises of its link.
  func link(_ call: NotificationCall, _ result: HandlingResult, _ record: EventRecord) -> LinkFacts
  {
    LinkFacts(
      seq: record.seq, depth: record.depth, isTip: false, isRefused: result != .ok,
      hasRouterHandler: call.hasRouterHandler, leadsOut: result == .ok && leadsOut(call))
  }

  private func leadsOut(_ call: NotificationCall) -> Bool {
    guard let message = call.notification, !message.link.isEmpty, message.route == .unresolved,
      call.method.followsLink, !call.hasRouterHandler
    else { return false }
    return !push.handledIDs.contains(message.messageID)
  }

  /// What a tap on a tip promises of its link; nil for a tip that is not on the screen.
  func link(ofTip ordinal: Ordinal, _ record: EventRecord) -> LinkFacts? {
    tips.last { $0.ordinal == ordinal }.map { tip in
      LinkFacts(
        seq: record.seq, depth: record.depth, isTip: true, isRefused: false,
        hasRouterHandler: tip.hasRouterHandler, leadsOut: tip.leadsOut)
    }
  }

  mutating func applyHandling(
    _ call: NotificationCall, _ result: HandlingResult, _ record: EventRecord
  ) {
    links.append(link(call, result, record))
    guard let message = call.notification else { return }
    learn(message.link, message.route, at: record.seq)
    if result == .ok { noteHandled(message, call.method) }
  }

  mutating func noteHandled(_ message: Notification, _ method: HandlingMethod) {
    guard readings.pushDedupeById, method.followsLink, !message.messageID.isEmpty else { return }
    push.handledIDs.append(message.messageID)
  }

  mutating func applyTip(_ tip: Tip) {
    tips.append(
      TipFacts(
        ordinal: tip.tip, hasRouterHandler: tip.hasRouterHandler,
        leadsOut: !tip.hasRouterHandler && !tip.link.isEmpty && tip.route == .unresolved))
  }

  mutating func applyTipGone(_ ordinal: Ordinal, _ record: EventRecord) {
    if record.cause == lastTapTip, let link = link(ofTip: ordinal, record) { links.append(link) }
    if let index = tips.lastIndex(where: { $0.ordinal == ordinal }) { tips.remove(at: index) }
  }

  /// Something a message or a tip led to.
  mutating func applyEffect(_ record: EventRecord) {
    guard record.cause != 0, let index = index(ofLink: record.cause), links[index].used == 0 else {
      return
    }
    links[index].used = record.seq
  }
}

extension HandlingMethod {
  /// Whether a message handed over this way leads to its link by itself (ruling 19).
  var followsLink: Bool {
    switch self {
    case .handleLaunchOptions, .didReceive, .handleNotificationClick: true
    case .willPresent, .showTip: false
    }
  }
}

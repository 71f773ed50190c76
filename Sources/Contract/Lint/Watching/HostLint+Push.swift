import Lifecycle

// Messages: HOST-28 to HOST-35, HOST-45, AMB-99.
extension HostLint {
  mutating func startedPush(_ record: EventRecord) {
    use(.whale, record)
    if facts.hasCalledStart, !facts.hasStartedPush, !facts.hasMissedPushStart {
      missedPushStart(record)
    }
    facts.hasStartedPush = true
  }

  /// Recommended only, and noted once a process.
  private mutating func missedPushStart(_ record: EventRecord) {
    facts.hasMissedPushStart = true
    find(.startPushFirst, record)
  }

  mutating func forwarded(_ call: DeviceTokenCall, _ record: EventRecord) {
    use(.whale, record)
    settle(.forwardDeviceToken, key: Int(call.token.index))
  }

  mutating func arrived(_ arrival: Arrival, _ record: EventRecord) {
    tell(.notification(arrival), record)
    // Launch options come without a completion handler.
    if arrival != .coldStart { owe(.completeOnce, record, key: Int(record.seq)) }
  }

  mutating func checked(_ message: Notification, _ isWhale: Bool, _ record: EventRecord) {
    facts.checks.removeAll { $0.message == message.name }
    facts.checks.append((message.name, isWhale))
    offered(record)
  }

  private mutating func offered(_ record: EventRecord) {
    if let index = occasionIndex(of: record) { occasions[index].isOffered = true }
  }

  mutating func handed(
    _ call: NotificationCall, _ result: HandlingResult, _ record: EventRecord
  ) {
    let channel = call.method.channel
    if call.method == .handleLaunchOptions, !facts.hasStartedPush, !facts.hasMissedPushStart,
      project.channel != .broker
    {
      missedPushStart(record)
    }
    use(channel, record)
    offered(record)
    guard let message = call.notification else { return }
    if channel == .broker, !isChecked(message.name) { find(.checkFirst, record) }
    switch result {
    case .ok: handled(message, call, record)
    case .notStarted:
      owe(.submitAgain, record, call.method.isUrgent ? .warning : .info, key: key(of: message))
    case .nonSDK:
      let occasion = occasion(of: record)
      if occasion != nil, habits.processesForeignMessages { return }
      owe(.processForeign, record, key: occasion.map { Int($0.seq) } ?? 0)
    }
  }

  private func key(of message: Notification) -> Int { Int(message.name.index) }

  private func isChecked(_ message: Symbol) -> Bool {
    facts.checks.contains { $0.message == message && $0.isWhale }
  }

  private mutating func handled(
    _ message: Notification, _ call: NotificationCall, _ record: EventRecord
  ) {
    settle(.submitAgain, key: key(of: message))
    guard call.method.followsLink else {
      if let index = occasionIndex(of: record) { occasions[index].isShownBySDK = true }
      return
    }
    guard !message.messageID.isEmpty, !readings.pushDedupeById else { return }
    if facts.handledIDs.contains(message.messageID) {
      find(.handledTwice, record)
    } else {
      facts.handledIDs.append(message.messageID)
    }
  }

  /// The system's completion handler belongs to the notification in whose reaction it is called, or
  /// to the latest.
  mutating func completed(_ presentation: Presentation, _ record: EventRecord) {
    guard let index = occasionIndex(of: record) ?? occasions.lastIndex(where: \.isNotification),
      case .notification(let arrival) = occasions[index].kind
    else { return }
    let occasion = occasions[index]
    let key = Int(occasion.seq)
    if occasion.isCompleted, arrival != .coldStart { find(.completeOnce, record) }
    occasions[index].isCompleted = true
    settle(.completeOnce, key: key)
    if presentation == .banner {
      if occasion.isShownBySDK { find(.shownTwice, record) }
      settle(.processForeign, key: key)
    }
  }

  /// A project has one channel: the agreed one, or the one whose calls came first (AMB-105). Said
  /// once a run.
  private mutating func use(_ channel: ProjectChannel, _ record: EventRecord) {
    switch channel {
    case .whale: facts.usesWhaleChannel = true
    case .broker: facts.usesBrokerChannel = true
    }
    let isMixed =
      project.channel.map { $0 != channel }
      ?? (facts.usesWhaleChannel && facts.usesBrokerChannel)
    if isMixed, !facts.hasMixedChannels {
      facts.hasMixedChannels = true
      find(.mixedChannels, record)
    }
  }
}

extension Occasion {
  fileprivate var isNotification: Bool {
    guard case .notification = kind else { return false }
    return true
  }
}

extension HandlingMethod {
  /// The channel whose call it is (PUSH-21, PUSH-30, PUSH-36).
  fileprivate var channel: ProjectChannel {
    switch self {
    case .handleLaunchOptions, .willPresent, .didReceive: .whale
    case .showTip, .handleNotificationClick: .broker
    }
  }

  /// Whether a message that came too early must be handed over again: a launch or a click, where
  /// the client waits for something (AMB-109).
  fileprivate var isUrgent: Bool {
    switch self {
    case .handleLaunchOptions, .didReceive, .handleNotificationClick: true
    case .willPresent, .showTip: false
    }
  }
}

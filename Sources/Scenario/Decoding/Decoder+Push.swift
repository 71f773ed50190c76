import Lifecycle
import Simulator

extension Decoder {
  /// A call of the push service, in a step or in an action.
  mutating func pushStimulus(
    _ call: HostCallWord, _ value: Value, _ fields: Fields
  ) -> PushStimulus? {
    if let method = call.handling { return handling(method, value, fields) }
    switch call {
    case .startPush:
      guard let keys = self.fields(of: value, .pushKeys) else { return nil }
      let key = keys.value(.key).flatMap { symbol($0) }
      let secret = keys.value(.secret).flatMap { symbol($0) }
      guard let key, let secret else { return nil }
      return .start(key: key, secret: secret)
    case .updateDeviceToken:
      let isSingle = fields.value(.disableMultiDevices).flatMap { flag($0) } ?? false
      return symbol(value).map { .updateDeviceToken($0, disableMultiDevices: isSingle) }
    case .checkIsLBNotification:
      return notificationName(value).map { .check(notification: $0) }
    case .start, .logoutAndDestroy, .configLogout, .pushURL, .presentURL, .setTheme,
      .setLanguage, .setPriceColorType, .setEnv, .resolve, .read, .setUIDelegate,
      .releaseDelegate, .handleLaunchOptions, .willPresent, .didReceive, .showTip,
      .handleNotificationClick, .note:
      return nil
    }
  }

  /// A call that hands over a notification; only launch options can be without one.
  private mutating func handling(
    _ method: HandlingMethod, _ value: Value, _ fields: Fields
  ) -> PushStimulus? {
    let hasRouter = fields.value(.routerHandler).flatMap { flag($0) } ?? false
    if method == .handleLaunchOptions, tree.has(value.id, "none") {
      return .handle(method, notification: nil, routerHandler: false)
    }
    return notificationName(value).map {
      .handle(method, notification: $0, routerHandler: hasRouter)
    }
  }

  /// A notification that the system brings.
  mutating func delivery(_ value: Value) -> DeliveryStimulus? {
    guard let fields = fields(of: value, .delivery) else { return nil }
    let name = fields.value(.is).flatMap { notificationName($0) }
    let arrival: Arrival? = fields.value(.arrives).flatMap { choice($0) }
    guard let name, let arrival else { return nil }
    return .notification(name, arrival)
  }

  /// An event of the SDK's own.
  mutating func analytics(_ value: Value) -> ServerStimulus? {
    guard let fields = fields(of: value, .analytics) else { return nil }
    let name = fields.value(.name).flatMap { oneLine($0) }
    let properties = fields.value(.properties).map { parameters($0) } ?? "{}"
    guard let name, let properties else { return nil }
    return .analytics(name: name, properties: properties)
  }

  /// What a reaction to a delivery asks of it.
  mutating func deliveryConditions(
    _ value: Value, of trigger: ReactionTrigger
  ) -> [ReactionCondition] {
    let isNotification = trigger == .notification
    let shape: ShapeName = isNotification ? .notificationCondition : .deviceTokenCondition
    guard let fields = fields(of: value, shape) else { return [] }
    var conditions: [ReactionCondition] = []
    if let value = fields.value(.is) {
      let name = isNotification ? notificationName(value) : symbol(value)
      if let name { conditions.append(ReactionCondition(argument: "is", text: name)) }
    }
    let arrival: Arrival? = fields.value(.arrives).flatMap { choice($0) }
    if let arrival {
      conditions.append(ReactionCondition(argument: "arrives", text: arrival.rawValue))
    }
    return conditions
  }
}

import Contract
import Lifecycle

extension Notification {
  static func sample(link: Symbol = .page, id: Symbol = .empty) -> Notification {
    Notification(
      name: .sample, identifier: PushIdentifier(nested: .text, topLevel: .absent), title: .sample,
      link: link, route: link == .page ? .page : .unresolved, messageID: id)
  }
}

extension Tape {
  /// A message is handed over; the seq of the call.
  @discardableResult
  mutating func hand(
    _ method: HandlingMethod, _ message: Notification = .sample(), handler: Bool = false,
    returns result: HandlingResult = .ok
  ) -> Sequence {
    add(
      .handle(
        NotificationCall(method: method, notification: message, hasRouterHandler: handler),
        returned: result), cause: 0)
  }

  /// A message that comes too early is kept for Started, by a reading.
  mutating func keep(_ method: HandlingMethod, _ message: Notification) {
    hand(method, message, returns: .notStarted)
    add(
      .callDeferred(
        .notification(
          NotificationCall(method: method, notification: message, hasRouterHandler: false))))
  }

  @discardableResult
  mutating func showTip(
    _ tip: Ordinal = 1, link: Symbol = .page, handler: Bool = false
  ) -> Sequence {
    add(
      .tipShown(
        Tip(
          tip: tip, notification: .sample, link: link,
          route: link == .page ? .page : .unresolved, hasRouterHandler: handler)))
  }

  /// A tip is tapped; the seq of tipDismissed.
  @discardableResult
  mutating func tapTip(_ tip: Ordinal = 1) -> Sequence {
    add(.tapTip, cause: 0)
    return add(.tipDismissed(tip))
  }

  /// The SDK navigates by itself; the seq of navigationBegan.
  @discardableResult
  mutating func follow(_ navigation: Ordinal = 1, cause: Sequence) -> Sequence {
    begin(navigation, block: false, isInternal: true, cause: cause)
  }
}

extension ConstraintCase {
  static let messages: [ConstraintCase] = [
    ConstraintCase(62, "a link is followed after its call returned") { tape in
      let finished = tape.startAndLaunch()
      var found: [Found] = []
      tape.inside(finished) { tape in
        let handed = tape.hand(.handleNotificationClick)
        found = [Found(62, .misplaced, handed, tape.follow(cause: handed))]
      }
      return found
    } kept: { tape in
      let finished = tape.startAndLaunch()
      var handed: Sequence = 0
      tape.inside(finished) { handed = $0.hand(.handleNotificationClick) }
      tape.follow(cause: handed)
    },
    ConstraintCase(
      62, "a link is followed inside its call", ("push.clickHandlerTiming", "sync"),
      ("url.pushLinkAsks", "false")
    ) { tape in
      tape.startAndLaunch()
      tape.hand(.handleNotificationClick, .sample(link: .foreign))
      let unresolved = tape.add(.urlUnresolved(.foreign))
      let dropped = tape.drop()
      return [Found(70, .missing, unresolved, dropped)]
    } kept: { tape in
      let finished = tape.startAndLaunch()
      tape.inside(finished) { tape in
        tape.hand(.handleNotificationClick, .sample(link: .foreign))
        tape.add(.urlUnresolved(.foreign))
        tape.requestOpening()
      }
    },
    ConstraintCase(64, "a refused message shows no tip") { tape in
      let handed = tape.hand(.showTip, returns: .notStarted)
      return [Found(64, .forbidden, handed, tape.showTip())]
    } kept: { tape in
      tape.startAndLaunch()
      tape.hand(.showTip, returns: .nonSDK)
      tape.hand(.showTip)
      tape.showTip()
    },
    ConstraintCase(64, "a tip is its message's") { tape in
      tape.startAndLaunch()
      return [Found(64, .unprepared, tape.showTip())]
    } kept: { tape in
      tape.startAndLaunch()
      tape.hand(.willPresent)
      tape.showTip()
    },
    ConstraintCase(
      64, "a message that was kept shows its tip later", ("push.bufferBeforeStart", "true")
    ) { tape in
      tape.startAndLaunch()
      let handed = tape.hand(.handleNotificationClick, returns: .nonSDK)
      return [Found(64, .forbidden, handed, tape.follow(cause: handed))]
    } kept: { tape in
      tape.start()
      tape.hand(.showTip, returns: .notStarted)
      tape.launch()
      tape.showTip()
    },
    ConstraintCase(68, "a tap leads to one thing") { tape in
      tape.startAndLaunch()
      tape.hand(.showTip)
      tape.showTip()
      let tapped = tape.tapTip()
      let handler = tape.call(.routerHandler(url: .page), cause: tapped)
      let followed = tape.follow(cause: tapped)
      return [Found(68, .repeated, handler, followed)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.hand(.showTip, handler: true)
      tape.showTip(handler: true)
      let tapped = tape.tapTip()
      tape.call(.routerHandler(url: .page), cause: tapped)
    },
    ConstraintCase(68, "only a tip on the screen is tapped") { tape in
      tape.startAndLaunch()
      return [Found(68, .unprepared, tape.tapTip())]
    } kept: { tape in
      tape.startAndLaunch()
      tape.hand(.showTip)
      tape.showTip()
      tape.follow(cause: tape.tapTip())
    },
    ConstraintCase(69, "a routerHandler takes the link") { tape in
      tape.startAndLaunch()
      let handed = tape.hand(.handleNotificationClick, handler: true)
      return [Found(69, .forbidden, handed, tape.follow(cause: handed))]
    } kept: { tape in
      tape.startAndLaunch()
      let handed = tape.hand(.handleNotificationClick, handler: true)
      let handler = tape.call(.routerHandler(url: .page), cause: handed)
      tape.inside(handler) { tape in
        tape.navigate(1, block: false)
        tape.begin(1, block: false)
      }
    },
    ConstraintCase(70, "a foreign link reaches the host") { tape in
      tape.startAndLaunch()
      let handed = tape.hand(.didReceive, .sample(link: .foreign))
      tape.pass()
      tape.add(.appBackgrounded)
      return [Found(70, .missing, handed)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.hand(.didReceive, .sample(link: .foreign))
      tape.add(.urlUnresolved(.foreign))
      tape.askToOpen(true)
      tape.requestOpening()
      tape.hand(.showTip, .sample(link: .foreign))
      tape.showTip(link: .foreign)
      tape.tapTip()
      tape.add(.urlUnresolved(.foreign))
      tape.askToOpen(false)
      tape.drop()
    },
    ConstraintCase(70, "a foreign link reaches the host once") { tape in
      tape.startAndLaunch()
      let handed = tape.hand(.didReceive, .sample(link: .foreign))
      let first = tape.add(.urlUnresolved(.foreign))
      tape.askToOpen(false)
      tape.drop()
      let second = tape.add(.urlUnresolved(.foreign), cause: handed)
      tape.askToOpen(false)
      tape.drop()
      return [Found(70, .repeated, first, second)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.follow(cause: tape.hand(.didReceive))
      tape.hand(.willPresent, .sample(link: .foreign))
      tape.showTip(link: .foreign)
      tape.pass()
      tape.add(.appBackgrounded)
    },
    ConstraintCase(70, "a message of a known id leads nowhere", ("push.dedupeById", "true")) {
      tape in
      tape.startAndLaunch()
      let handed = tape.hand(.didReceive, .sample(link: .foreign, id: .t1))
      tape.pass()
      tape.hand(.didReceive, .sample(link: .foreign, id: .t1))
      return [Found(70, .missing, handed)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.hand(.didReceive, .sample(link: .foreign, id: .t1))
      tape.add(.urlUnresolved(.foreign))
      tape.askToOpen(true)
      tape.requestOpening()
      tape.hand(.handleNotificationClick, .sample(link: .foreign, id: .t1))
    },
    ConstraintCase(
      70, "a message that was kept is known, also after the service was reset",
      ("push.dedupeById", "true"), ("push.bufferBeforeStart", "true"),
      ("destroy.pushService", "reset")
    ) { tape in
      tape.keep(.didReceive, .sample(link: .foreign, id: .t1))
      tape.startAndLaunch()
      let handed = tape.hand(.didReceive, .sample(link: .foreign, id: .t2))
      tape.pass()
      tape.add(.appBackgrounded)
      return [Found(70, .missing, handed)]
    } kept: { tape in
      tape.keep(.didReceive, .sample(link: .foreign, id: .t1))
      tape.startAndLaunch()
      tape.add(.pushServiceReset)
      tape.hand(.didReceive, .sample(link: .foreign, id: .t1))
    },
  ]
}

import Lifecycle

extension MonitorTable {
  /// OC-62, OC-64 and OC-68 to OC-70: messages, tips and their links.
  static let messages: [Monitor] = [
    Monitor(62, on: .navigationBegan, .urlUnresolved, .routerHandler) {
      $0.callsReturnBeforeTheyLead($1)
    },
    Monitor(64, on: .tipShown, .navigationBegan, .urlUnresolved, .routerHandler) {
      $0.refusedMessagesLeadNowhere($1)
    },
    Monitor(68, on: .tipDismissed, .navigationBegan, .urlUnresolved, .routerHandler) {
      $0.tapLeadsToOneThing($1)
    },
    Monitor(69, on: .navigationBegan, .urlUnresolved, .canOpenURL, .didRequestOpenURL) {
      $0.routerHandlerTakesTheLink($1)
    },
    Monitor(
      70, on: .handleLaunchOptions, .didReceive, .handleNotificationClick, .tipDismissed,
      .urlUnresolved, .didRequestOpenURL, .urlDropped
    ) { $0.foreignLinkReachesTheHost($1) },
  ]
}

extension ConstraintMonitors {
  /// OC-62: what a message leads to comes after its call returned, unless a reading allows it
  /// inside (AMB-97). A later turn is inside no callback; for a call inside none the log shows no
  /// return.
  mutating func callsReturnBeforeTheyLead(_ record: EventRecord) {
    guard readings.pushClickHandlerTiming == .nextTick, record.depth > 0,
      let link = facts.link(of: record), !link.isTip
    else { return }
    breach(62, .misplaced, link.seq, record.seq)
  }

  /// OC-64: a message that was refused shows no tip and leads nowhere. A tip is always shown by the
  /// call that hands over its message, or after Started where a reading keeps that (AMB-91).
  mutating func refusedMessagesLeadNowhere(_ record: EventRecord) {
    let link = facts.link(of: record)
    if let link, link.isRefused {
      breach(64, .forbidden, link.seq, record.seq)
    } else if case .tipShown = record.event, link == nil, !readings.pushBufferBeforeStart {
      breach(64, .unprepared, record.seq)
    }
  }

  /// OC-68: only a tip on the screen can be tapped, and a tap leads to one thing at most.
  mutating func tapLeadsToOneThing(_ record: EventRecord) {
    if case .tipDismissed(let ordinal) = record.event {
      if facts.link(ofTip: ordinal, record) == nil { breach(68, .unprepared, record.seq) }
    } else if let link = facts.link(of: record), link.isTip, link.used != 0 {
      breach(68, .repeated, link.used, record.seq)
    }
  }

  /// OC-69: a link that has a routerHandler is neither resolved by the SDK nor offered to the host.
  mutating func routerHandlerTakesTheLink(_ record: EventRecord) {
    guard let link = facts.link(of: record), link.hasRouterHandler else { return }
    breach(69, .forbidden, link.seq, record.seq)
  }

  /// OC-70: a link that is not the SDK's and has no routerHandler is offered to the host once;
  /// where a reading does not ask first, it is handed over (AMB-86).
  mutating func foreignLinkReachesTheHost(_ record: EventRecord) {
    if let link = newLink(record) {
      if link.leadsOut { promise(70, record) }
    } else if case .urlUnresolved(let flow) = record.event {
      guard flow.navigation == 0, record.cause != facts.lastTapLink else { return }
      promises.settle(70, key: record.cause)
      if let link = facts.link(of: record), link.used != 0 {
        breach(70, .repeated, link.used, record.seq)
      }
      if !readings.urlPushLinkAsks { promise(70, record) }
    } else if let flow = endedMessageFlow(record) {
      promises.settle(70, key: flow.began)
      if case .urlDropped = record.event { breach(70, .missing, flow.began, record.seq) }
    }
  }

  /// The link of a message that is handed over or a tip that is tapped by this event.
  private func newLink(_ record: EventRecord) -> LinkFacts? {
    if case .handle(let call, let result) = record.event { return facts.link(call, result, record) }
    if case .tipDismissed(let ordinal) = record.event, record.cause == facts.lastTapTip {
      return facts.link(ofTip: ordinal, record)
    }
    return nil
  }

  /// The flow that ends with this event, if nobody was to be asked about it.
  private func endedMessageFlow(_ record: EventRecord) -> URLFlowFacts? {
    let ended: URLFlow?
    if case .didRequestOpenURL(let flow)? = record.givenOut {
      ended = flow
    } else if case .urlDropped(let flow, _) = record.event {
      ended = flow
    } else {
      ended = nil
    }
    guard let ended, let index = facts.index(ofFlow: ended), !facts.flows[index].isAsked else {
      return nil
    }
    return facts.flows[index]
  }
}

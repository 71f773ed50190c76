import Lifecycle

extension MonitorTable {
  /// OC-52 to OC-56.
  static let urlFlow: [Monitor] = [
    Monitor(52, on: .urlUnresolved, .canOpenURL, .didRequestOpenURL, .urlDropped) {
      $0.unresolvedURLIsAskedAbout($1)
    },
    Monitor(53, on: .canOpenURL, .didRequestOpenURL, .urlDropped) { $0.yesIsFollowedUp($1) },
    Monitor(54, on: .didRequestOpenURL) { $0.noIsRespected($1) },
    Monitor(55, on: .didRequestOpenURL) { $0.nobodyAskedMeansNo($1) },
    Monitor(56, on: .canOpenURL, .didRequestOpenURL) { $0.ownURLsStayInside($1) },
  ]
}

extension ConstraintMonitors {
  private func flow(of flow: URLFlow) -> URLFlowFacts? {
    facts.index(ofFlow: flow).map { facts.flows[$0] }
  }

  /// OC-52: CanOpenURL comes for every url the SDK cannot open, before anything else becomes of it,
  /// at most as often as a reading says (AMB-84); not for a message's link by another (AMB-86).
  mutating func unresolvedURLIsAskedAbout(_ record: EventRecord) {
    if case .urlUnresolved(let flow) = record.event {
      let isMessage = flow.navigation == 0 && record.cause != facts.lastTapLink
      if isMessage, !readings.urlPushLinkAsks { return }
      promise(52, record)
    } else if case .canOpenURL(let flow, _)? = record.givenOut {
      guard let asked = self.flow(of: flow) else {
        breach(52, .unprepared, record.seq)
        return
      }
      promises.settle(52, key: asked.began)
      if asked.asks >= readings.urlCanOpenBurst {
        breach(52, .repeated, asked.lastAsk, record.seq)
      }
    } else {
      endUnasked(record)
    }
  }

  private mutating func endUnasked(_ record: EventRecord) {
    let ended: URLFlow?
    if case .didRequestOpenURL(let flow)? = record.givenOut {
      ended = flow
    } else if case .urlDropped(let flow, _) = record.event {
      ended = flow
    } else {
      ended = nil
    }
    guard let ended, let flow = flow(of: ended), flow.asks == 0, flow.isAsked else { return }
    promises.settle(52, key: flow.began)
    breach(52, .missing, flow.began, record.seq)
  }

  /// OC-53: after YES, by the last answer, the same url is handed over, once.
  mutating func yesIsFollowedUp(_ record: EventRecord) {
    if case .canOpenURL(let flow, let answer)? = record.givenOut {
      guard let asked = self.flow(of: flow) else { return }
      promises.settle(53, key: asked.began)
      if answer { promise(53, record, key: asked.began) }
    } else if case .urlDropped(let flow, _) = record.event {
      guard let asked = self.flow(of: flow) else { return }
      promises.settle(53, key: asked.began)
      if asked.isAllowed { breach(53, .missing, asked.lastAsk, record.seq) }
    } else if case .didRequestOpenURL(let flow)? = record.givenOut {
      if let asked = self.flow(of: flow) {
        promises.settle(53, key: asked.began)
      } else if facts.lastRequested == flow, facts.lastRequest != 0 {
        breach(53, .repeated, facts.lastRequest, record.seq)
      } else {
        breach(53, .unprepared, record.seq)
      }
    }
  }

  /// OC-54: after NO, by the last answer, nothing is handed over.
  mutating func noIsRespected(_ record: EventRecord) {
    guard let flow = endedFlow(record), flow.asks > 0, flow.suppression == nil, !flow.isAllowed
    else { return }
    breach(54, .forbidden, flow.lastAsk, record.seq)
  }

  /// OC-55: where nobody can be asked nothing is handed over; a reading does it where only the
  /// method is missing (AMB-82).
  mutating func nobodyAskedMeansNo(_ record: EventRecord) {
    guard let flow = endedFlow(record), let suppression = flow.suppression else { return }
    let isAssumedYes =
      suppression == .notImplemented && readings.urlCanOpenUnimplemented == .requestAnyway
    if !isAssumedYes { breach(55, .forbidden, flow.lastAsk, record.seq) }
  }

  private func endedFlow(_ record: EventRecord) -> URLFlowFacts? {
    guard case .didRequestOpenURL(let flow)? = record.givenOut else { return nil }
    return self.flow(of: flow)
  }

  /// OC-56: the host never hears of a url that the SDK's own routes know.
  mutating func ownURLsStayInside(_ record: EventRecord) {
    let url: Symbol
    if case .canOpenURL(let flow, _)? = record.givenOut {
      url = flow.url
    } else if case .didRequestOpenURL(let flow)? = record.givenOut {
      url = flow.url
    } else {
      return
    }
    if let known = facts.knownURLs[url] { breach(56, .forbidden, known, record.seq) }
  }
}

extension Machine {
  /// Asks the host about a url the SDK cannot open (URL-1, URL-7…12, AMB-82, AMB-89).
  mutating func beginURLFlow(_ flow: URLFlow, cause: Sequence) {
    let unresolved = emit(.urlUnresolved(flow), cause: cause)
    if let reason = Receiver(state).suppresses(.canOpenURL) {
      let seq = emit(
        .callbackSuppressed(.canOpenURL(flow, answer: false), reason), cause: unresolved)
      emit(.urlDropped(flow, .notAsked), cause: seq)
      owe([.endURLFlow(flow)], cause: lastSeq)
      return
    }
    askedFlow = OwedAnswer(flow: flow, cause: unresolved)
    // While the host thinks, a push of the same url is the host's router handing it back (D23).
    frames[frames.count - 1].openURL = flow.url
    outbox.append(.ask(flow))
  }

  /// The host's answer to the `ask` just handed out (API-52).
  package mutating func answer(_ answer: Bool) {
    guard let owed = askedFlow else { preconditionFailure("No answer is owed.") }
    askedFlow = nil
    deliver(
      .canOpenURL(owed.flow, answer: answer), cause: owed.cause,
      then: .afterCanOpen(owed.flow, answer: answer, state.session))
    frames[frames.count - 1].openURL = owed.flow.url
  }

  /// After canOpenURL returned: YES asks the host to open it, NO drops it (URL-9…11, AMB-85).
  mutating func afterCanOpen(
    _ flow: URLFlow, answer: Bool, _ session: SessionOrdinal, cause: Sequence
  ) {
    // A destroy inside canOpenURL ends the flow; teardown has completed the navigation (OC-40).
    guard state.session == session, state.status == .started else { return }
    if answer {
      deliver(.didRequestOpenURL(flow), cause: cause, then: .endURLFlow(flow))
    } else {
      emit(.urlDropped(flow, .refused), cause: cause)
      owe([.endURLFlow(flow)], cause: lastSeq)
    }
  }

  /// The completion of the call that began the flow: NO, last, since no page opened (ruling 14).
  mutating func endURLFlow(_ flow: URLFlow, cause: Sequence) {
    guard
      let pending = state.navigations.first(where: { $0.navigation == flow.navigation })
    else { return }
    let code = Self.navigationFailureCode
    let failed = emit(
      .navigationFailed(pending.navigation, url: flow.url, code: code), cause: cause)
    guard pending.begun.hasCompletion else { return }
    deliver(
      .navigationCompleted(pending.navigation, url: flow.url, code: code), cause: failed)
  }

  /// Whether a callback that asks about `url` is being delivered right now (D23).
  func isInsideURLFlow(of url: Symbol) -> Bool {
    frames.contains { $0.openURL == url }
  }
}

extension Machine {
  /// Asks the host about a url the SDK cannot open (URL-1, URL-7…12, AMB-82, AMB-89).
  ///
  /// - Parameter asks: whether canOpenURL comes first; a reading can leave it out for a message's
  ///   link (AMB-86).
  mutating func beginURLFlow(_ flow: URLFlow, asks: Bool = true, cause: Sequence) {
    let unresolved = emit(.urlUnresolved(flow), cause: cause)
    guard asks else {
      request(flow, cause: unresolved)
      return
    }
    guard let reason = Receiver(state).suppresses(.canOpenURL) else {
      ask(flow, asked: 1, cause: unresolved)
      return
    }
    let seq = emit(
      .callbackSuppressed(.canOpenURL(flow, answer: false), reason), cause: unresolved)
    if reason == .notImplemented,
      state.readings.urlCanOpenUnimplemented == .requestAnyway
    {
      request(flow, cause: seq)
      return
    }
    let dropped = emit(.urlDropped(flow, .notAsked), cause: seq)
    owe([.endURLFlow(flow, wasTaken: false)], cause: dropped)
  }

  private mutating func ask(_ flow: URLFlow, asked: Int32, cause: Sequence) {
    askedFlow = OwedAnswer(flow: flow, cause: cause, asked: asked)
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
      then: .afterCanOpen(owed.flow, answer: answer, state.session, asked: owed.asked))
    frames[frames.count - 1].openURL = owed.flow.url
  }

  /// After canOpenURL returned: YES asks the host to open it, NO drops it (URL-9…11, AMB-85). A
  /// reading asks several times in a row; the last answer counts (URL-13, AMB-84).
  mutating func afterCanOpen(
    _ flow: URLFlow, answer: Bool, _ session: SessionOrdinal, asked: Int32, cause: Sequence
  ) {
    // A destroy inside canOpenURL ends the flow; teardown has completed the navigation (OC-40).
    guard isStarted(session) else { return }
    if asked < state.readings.urlCanOpenBurst,
      Receiver(state).suppresses(.canOpenURL) == nil
    {
      ask(flow, asked: asked + 1, cause: cause)
    } else if answer {
      request(flow, cause: cause)
    } else {
      let reason: URLDropReason =
        state.readings.urlOnNo == .notify ? .clientNotified : .refused
      let dropped = emit(.urlDropped(flow, reason), cause: cause)
      owe([.endURLFlow(flow, wasTaken: false)], cause: dropped)
    }
  }

  private mutating func request(_ flow: URLFlow, cause: Sequence) {
    // A host that does not hear of it does not take it (AMB-83).
    let wasTaken = Receiver(state).suppresses(.didRequestOpenURL) == nil
    deliver(.didRequestOpenURL(flow), cause: cause, then: .endURLFlow(flow, wasTaken: wasTaken))
  }

  /// The completion of the call that began the flow, last (ruling 14): NO, since no page opened, or
  /// by a reading YES if the host took the url (AMB-75).
  mutating func endURLFlow(_ flow: URLFlow, wasTaken: Bool, cause: Sequence) {
    guard
      let pending = state.navigations.first(where: { $0.navigation == flow.navigation })
    else { return }
    if wasTaken, state.readings.routeUnresolvedDirect == .forwardCompletionYes,
      pending.begun.hasCompletion
    {
      deliver(
        .navigationCompleted(pending.navigation, url: flow.url, code: nil), cause: cause)
      return
    }
    let code = state.readings.routeFailureCode
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

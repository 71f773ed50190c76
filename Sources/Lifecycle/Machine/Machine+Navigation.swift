extension Machine {
  /// `+pushURL:…` and `+presentURL:…` (ROUTE-1…9, AMB-73, AMB-74).
  mutating func navigate(_ call: NavigationCall, cause: Sequence) {
    let navigation = state.navigationsBegun + 1
    let called = emit(.navigate(navigation, call), cause: cause)
    let begun = BegunNavigation(
      url: call.url, style: call.style, route: call.route, hasCompletion: call.hasCompletion,
      isInternal: false, isBounced: isInsideURLFlow(of: call.url))
    switch state.status {
    case .started where !isClosedByInvalidation:
      begin(navigation, begun, cause: called)
    case .starting where state.readings.routeWhileStarting == .queue:
      emit(.callDeferred(.navigation(navigation, begun)), cause: called)
    case .notStarted, .starting, .started, .isDestroying:
      refuse(navigation, begun, cause: called)
    }
  }

  /// Whether didRunInError has closed the routes, by a reading (AMB-81).
  private var isClosedByInvalidation: Bool {
    state.isInvalidated && state.readings.routeAfterInvalidation == .fail401
  }

  /// A call in a status that allows none: NO/401 for its block (START-31, AMB-73, D15).
  private mutating func refuse(
    _ navigation: Ordinal, _ begun: BegunNavigation, cause: Sequence
  ) {
    let failed = emit(
      .navigationFailed(navigation, url: begun.url, code: 401), cause: cause, session: 0)
    guard begun.hasCompletion else { return }
    if state.status == .notStarted, state.readings.routeBeforeStart == .silent { return }
    switch state.readings.routeCompletionTiming {
    case .nextTick: later(.refuseNavigation(navigation, url: begun.url), cause: failed)
    case .sync: refuseNavigation(navigation, url: begun.url, cause: failed)
    }
  }

  /// The completion of a call refused at once; it belongs to no session (D15).
  mutating func refuseNavigation(_ navigation: Ordinal, url: Symbol, cause: Sequence) {
    deliverOutsideSession(
      .navigationCompleted(navigation, url: url, code: 401), cause: cause, to: Receiver(state))
  }

  /// A client taps a link: the SDK navigates by itself, or asks the host (URL-1, URL-2, D3, D24).
  mutating func tapLink(_ url: Symbol, _ route: Route, cause: Sequence) {
    let tapped = emit(.tapLink(url: url, route: route), cause: cause)
    openLink(url, route, cause: tapped)
  }

  /// Follows a link of a page or a message: an SDK page, or the URL flow (D3, D24).
  mutating func openLink(
    _ url: Symbol, _ route: Route, asks: Bool = true, cause tapped: Sequence
  ) {
    switch route {
    case .unresolved:
      beginURLFlow(URLFlow(url: url, navigation: 0), asks: asks, cause: tapped)
    case .opens, .fails:
      begin(
        state.navigationsBegun + 1,
        BegunNavigation(
          url: url, style: .push, route: route, hasCompletion: false, isInternal: true,
          isBounced: false), cause: tapped)
    }
  }

  mutating func begin(_ navigation: Ordinal, _ begun: BegunNavigation, cause: Sequence) {
    let began = emit(.navigationBegan(navigation, begun), cause: cause)
    let delay: Milliseconds =
      switch begun.route {
      case .opens(let after, _), .fails(let after, _): after
      case .unresolved: 0
      }
    if delay == 0, !begun.isInternal, state.readings.routeCompletionTiming == .sync {
      navigationDue(navigation, cause: began)
    } else {
      later(.navigationDue(navigation), delay: delay, cause: began)
    }
  }

  /// A load ends. One that teardown has failed in the meantime is no longer there, and one that it
  /// has yet to fail opens nothing (AMB-71, AMB-87).
  mutating func navigationDue(_ navigation: Ordinal, cause: Sequence) {
    guard state.status == .started,
      let pending = state.navigations.first(where: { $0.navigation == navigation })
    else { return }
    switch pending.begun.route {
    case _ where pending.begun.url.isEmpty:
      // There is nothing to open and nothing to ask about (AMB-79).
      fail(pending, code: state.readings.routeFailureCode, cause: cause)
    case .opens(_, let orientation):
      open(pending, orientation, cause: cause)
    case .fails(_, let code):
      fail(pending, code: code, cause: cause)
    case .unresolved
    where pending.begun.isBounced || state.readings.routeUnresolvedDirect == .failOnly:
      // The host's router handed the url back: it is not forwarded again (D23, AMB-75).
      fail(pending, code: state.readings.routeFailureCode, cause: cause)
    case .unresolved:
      beginURLFlow(URLFlow(url: pending.begun.url, navigation: navigation), cause: cause)
    }
  }

  /// PageOpened, enterSdkPage on 0 → 1, then the completion (PAGE-1, OC-48, AMB-66).
  private mutating func open(
    _ pending: PendingNavigation, _ orientation: Orientation, cause: Sequence
  ) {
    let isFirst = state.pageCount == 0
    let page = Page(
      page: state.pagesOpened + 1, url: pending.begun.url, style: pending.begun.style,
      orientation: orientation, navigation: pending.navigation)
    let opened = emit(.pageOpened(page), cause: cause)
    let completion = Work.completeNavigation(pending.navigation)
    if isFirst, state.isEnterOwed {
      owe([completion, .enterAfterCompletion(state.session)], cause: opened)
    } else if isFirst {
      deliver(.enterSdkPage, cause: opened, then: completion)
    } else {
      owe([completion], cause: opened)
    }
  }

  /// YES, unless a teardown inside enterSdkPage has answered NO already (ruling 16).
  mutating func completeNavigation(_ navigation: Ordinal, cause: Sequence) {
    guard
      let pending = state.navigations.first(where: { $0.navigation == navigation })
    else { return }
    deliver(
      .navigationCompleted(navigation, url: pending.begun.url, code: nil), cause: cause)
  }

  /// enterSdkPage after the completion, unless a destroy inside it has ended the page (D25).
  mutating func enterAfterCompletion(_ session: SessionOrdinal, cause: Sequence) {
    guard isStarted(session), state.isEnterOwed, state.pageCount > 0 else { return }
    deliver(.enterSdkPage, cause: cause)
  }

  private mutating func fail(_ pending: PendingNavigation, code: Int32, cause: Sequence) {
    let failed = emit(
      .navigationFailed(pending.navigation, url: pending.begun.url, code: code), cause: cause)
    guard pending.begun.hasCompletion else { return }
    deliver(
      .navigationCompleted(pending.navigation, url: pending.begun.url, code: code),
      cause: failed)
  }
}

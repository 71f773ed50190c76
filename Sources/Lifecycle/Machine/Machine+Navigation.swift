extension Machine {
  /// `+pushURL:…` and `+presentURL:…` (ROUTE-1…9, AMB-73, AMB-74).
  mutating func navigate(_ call: NavigationCall, cause: Sequence) {
    let navigation = state.navigationsBegun + 1
    let called = emit(.navigate(navigation, call), cause: cause)
    guard state.status == .started else {
      let failed = emit(
        .navigationFailed(navigation, url: call.url, code: 401), cause: called, session: 0)
      if call.hasCompletion {
        later(.refuseNavigation(navigation, url: call.url), cause: failed)
      }
      return
    }
    begin(
      navigation,
      BegunNavigation(
        url: call.url, style: call.style, route: call.route, hasCompletion: call.hasCompletion,
        isInternal: false, isBounced: isInsideURLFlow(of: call.url)), cause: called)
  }

  /// The completion of a call refused at once; it belongs to no session (D15).
  mutating func refuseNavigation(_ navigation: Ordinal, url: Symbol, cause: Sequence) {
    deliverOutsideSession(
      .navigationCompleted(navigation, url: url, code: 401), cause: cause, to: Receiver(state))
  }

  /// A client taps a link: the SDK navigates by itself, or asks the host (URL-1, URL-2, D3, D24).
  mutating func tapLink(_ url: Symbol, _ route: Route, cause: Sequence) {
    let tapped = emit(.tapLink(url: url, route: route), cause: cause)
    switch route {
    case .unresolved:
      beginURLFlow(URLFlow(url: url, navigation: 0), cause: tapped)
    case .opens, .fails:
      begin(
        state.navigationsBegun + 1,
        BegunNavigation(
          url: url, style: .push, route: route, hasCompletion: false, isInternal: true,
          isBounced: false), cause: tapped)
    }
  }

  private mutating func begin(_ navigation: Ordinal, _ begun: BegunNavigation, cause: Sequence) {
    let began = emit(.navigationBegan(navigation, begun), cause: cause)
    let delay: Milliseconds =
      switch begun.route {
      case .opens(let after, _), .fails(let after, _): after
      case .unresolved: 0
      }
    later(.navigationDue(navigation), delay: delay, cause: began)
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
      fail(pending, code: Self.navigationFailureCode, cause: cause)
    case .opens(_, let orientation):
      open(pending, orientation, cause: cause)
    case .fails(_, let code):
      fail(pending, code: code, cause: cause)
    case .unresolved where pending.begun.isBounced:
      // The host's router handed the url back: it is not forwarded again (D23).
      fail(pending, code: Self.navigationFailureCode, cause: cause)
    case .unresolved:
      beginURLFlow(URLFlow(url: pending.begun.url, navigation: navigation), cause: cause)
    }
  }

  /// The code of a navigation that opened no page, where no route gives one (AMB-78).
  static let navigationFailureCode: Int32 = 404

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
    if isFirst {
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

  private mutating func fail(_ pending: PendingNavigation, code: Int32, cause: Sequence) {
    let failed = emit(
      .navigationFailed(pending.navigation, url: pending.begun.url, code: code), cause: cause)
    guard pending.begun.hasCompletion else { return }
    deliver(
      .navigationCompleted(pending.navigation, url: pending.begun.url, code: code),
      cause: failed)
  }
}

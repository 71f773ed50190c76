extension State {
  mutating func applyNavigation(_ navigation: Ordinal, _ begun: BegunNavigation) {
    navigationsBegun = max(navigationsBegun, navigation)
    forgetNavigation(navigation)
    navigations.append(PendingNavigation(navigation: navigation, begun: begun))
  }

  /// A navigation that failed is over, unless its block has yet to hear of it. One that a teardown
  /// drops, by a reading, is over whatever it has (AMB-49).
  mutating func applyNavigationEnd(_ navigation: Ordinal) {
    let isDropped =
      status == .isDestroying && readings.destroyPendingNavigation == .drop
    guard let pending = pendingNavigations.first(where: { $0.navigation == navigation }),
      isDropped || !pending.begun.hasCompletion
    else { return }
    forgetNavigation(navigation)
  }

  /// It is neither under way any more nor waiting for Started.
  private mutating func forgetNavigation(_ navigation: Ordinal) {
    navigations.removeAll { $0.navigation == navigation }
    deferredCalls.removeAll { call in
      guard case .navigation(navigation, _) = call else { return false }
      return true
    }
  }

  mutating func applyCallback(_ callback: Callback) {
    switch callback {
    case .navigationCompleted(let navigation, _, _):
      forgetNavigation(navigation)
    case .enterSdkPage:
      isEnterOwed = false
    case .tokenDidChange(let token):
      if keptNotices.first == token { keptNotices.removeFirst() }
    case .didFinishLaunching, .startFailed, .didRunInError, .refreshTokenExpired, .willDestroy,
      .canOpenURL, .didRequestOpenURL, .analyticsEvent, .exitSdkPage, .pushStartCompleted,
      .deviceTokenCompleted, .routerHandler:
      break
    }
  }

  mutating func applyPageOpened(_ page: Page) {
    if pageCount == 0, !readings.routeEnterBeforeCompletion { isEnterOwed = true }
    pagesOpened = max(pagesOpened, page.page)
    let entry = StackEntry(page: page)
    if let replaced = page.replaces,
      let index = stack.lastIndex(where: { $0.page?.page == replaced })
    {
      stack.insert(entry, at: index + 1)
    } else {
      stack.append(entry)
    }
    // Without a block nobody waits for the outcome, so the navigation is over with its page.
    navigations.removeAll { $0.navigation == page.navigation && !$0.begun.hasCompletion }
  }

  /// A page whose enterSdkPage never came leaves nothing owed behind.
  mutating func applyPageClosed(_ page: Ordinal) {
    stack.removeAll { $0.page?.page == page }
  }

  mutating func applyUncover() {
    guard let index = stack.lastIndex(of: .hostPage) else { return }
    stack.remove(at: index)
  }
}

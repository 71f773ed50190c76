import Lifecycle

extension RunFacts {
  mutating func applyPageOpened(_ page: Page, at seq: Sequence) {
    if let navigation = page.navigation { note(navigation, \.opened, seq) }
    if pages.count == 0 {
      pages.enterOwed = seq
      pages.edgeNavigation = page.navigation ?? 0
    } else {
      pages.quiet.append(seq)
    }
    pages.open(page)
  }

  mutating func applyPageClosed(_ page: Ordinal, at seq: Sequence) {
    if status == .isDestroying, session.closedPage == 0 { session.closedPage = seq }
    if pages.count > 1 {
      pages.quiet.append(seq)
    } else {
      if isExitOwed { pages.exitOwed = seq }
      pages.enterOwed = 0
    }
    pages.close(page)
  }

  /// Whether closing the last page brings exitSdkPage: not without an enter before it (D25), nor
  /// where a reading leaves it out of a teardown (AMB-48).
  var isExitOwed: Bool {
    pages.isEntered && (status != .isDestroying || readings.destroyExitOnTeardown)
  }

  mutating func applyEnter(at seq: Sequence) {
    pages.isEntered = true
    pages.lastEnter = seq
    pages.enterOwed = 0
  }

  mutating func applyExit(at seq: Sequence) {
    pages.isEntered = false
    pages.lastExit = seq
    pages.exitOwed = 0
    if status == .isDestroying, session.exited == 0 { session.exited = seq }
  }

  mutating func applyDeferral(_ call: DeferredCall) {
    guard case .navigation(let ordinal, _) = call, let index = index(ofNavigation: ordinal) else {
      return
    }
    navigations[index].isQueued = true
  }
}

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

  /// A message that is kept counts as handled from then on: the same one handed over again leads
  /// nowhere where a reading tells messages apart by their id (D27).
  mutating func applyDeferral(_ call: DeferredCall) {
    switch call {
    case .navigation(let ordinal, _):
      if let index = index(ofNavigation: ordinal) { navigations[index].isQueued = true }
    case .notification(let handling):
      if let message = handling.notification { noteHandled(message, handling.method) }
    case .start, .logoutAndDestroy:
      break
    }
  }
}

extension State {
  mutating func applyNavigation(_ navigation: Ordinal, _ begun: BegunNavigation) {
    navigationsBegun = max(navigationsBegun, navigation)
    navigations.append(PendingNavigation(navigation: navigation, begun: begun))
  }

  /// A navigation that failed is over, unless its block has yet to hear of it.
  mutating func applyNavigationEnd(_ navigation: Ordinal) {
    navigations.removeAll { $0.navigation == navigation && !$0.begun.hasCompletion }
  }

  mutating func applyCallback(_ callback: Callback) {
    guard case .navigationCompleted(let navigation, _, _) = callback else { return }
    navigations.removeAll { $0.navigation == navigation }
  }

  mutating func applyPageOpened(_ page: Page) {
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

  mutating func applyUncover() {
    guard let index = stack.lastIndex(of: .hostPage) else { return }
    stack.remove(at: index)
  }
}

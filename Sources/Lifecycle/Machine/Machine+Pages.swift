extension Machine {
  /// A client closes pages (PAGE-2, PAGE-4, AMB-72).
  mutating func closePage(_ which: ClosePage, cause: Sequence) {
    let acted = emit(.closePage(which), cause: cause)
    let topDown = state.stack.reversed().compactMap(\.page)
    switch which {
    case .top: closePages(Array(topDown.prefix(1)), cause: acted)
    case .all: closePages(topDown, cause: acted)
    case .url(let url): closePages(Array(topDown.filter { $0.url == url }.prefix(1)), cause: acted)
    }
  }

  /// Closes pages in the order given; the last of all brings exitSdkPage (PAGE-2, PAGE-5).
  ///
  /// An exit has an enter before it: a page whose enterSdkPage never came leaves silently (D25).
  mutating func closePages(_ pages: [Page], isSilent: Bool = false, cause: Sequence) {
    guard !pages.isEmpty else { return }
    let isEntered = !state.isEnterOwed
    var closed = cause
    for page in pages {
      closed = emit(.pageClosed(page.page, url: page.url), cause: cause)
    }
    if state.pageCount == 0, isEntered, !isSilent { deliver(.exitSdkPage, cause: closed) }
  }

  /// Swaps the topmost SDK page in one step: the count never reaches 0 (AMB-69, D25).
  mutating func replacePage(_ url: Symbol, _ orientation: Orientation, cause: Sequence) {
    let acted = emit(.replacePage(url: url, orientation: orientation), cause: cause)
    guard let old = state.topPage else { return }
    let page = Page(
      page: state.pagesOpened + 1, url: url, style: old.style, orientation: orientation,
      replaces: old.page)
    let opened = emit(.pageOpened(page), cause: acted)
    emit(.pageClosed(old.page, url: old.url), cause: opened)
  }
}

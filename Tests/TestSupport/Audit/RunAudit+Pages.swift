import Lifecycle

extension RunAudit {
  /// Page edges and their callbacks (OC-43…46, OC-49, AMB-71).
  mutating func checkPages(_ record: EventRecord, before: State) {
    if let owed = owedPageCallback {
      expect(record.givenOut?.name == owed, "\(owed.rawValue) follows its edge at once", record)
      owedPageCallback = nil
    }
    switch record.event {
    case .pageOpened:
      expect(before.status == .started, "pages open in Started", record)
      if before.pageCount == 0, readings.routeEnterBeforeCompletion {
        owedPageCallback = .enterSdkPage
      }
    case .pageClosed(let page, _):
      expect(
        before.stack.contains { $0.page?.page == page }, "only an open page closes", record)
      let isSilent = before.status == .isDestroying && !readings.destroyExitOnTeardown
      if state.pageCount == 0, isInside, !isSilent { owedPageCallback = .exitSdkPage }
    case .processEnded, .teardownFinished:
      expect(
        !isInside || record.event.kind == .processEnded || !readings.destroyExitOnTeardown,
        "a teardown leaves the pages", record)
      isInside = false
    default:  // only pages and the process matter here
      break
    }
    switch record.givenOut?.name {
    case .enterSdkPage:
      expect(!isInside, "enterSdkPage and exitSdkPage alternate", record)
      expect(
        state.pageCount == 1 || (state.pageCount > 1 && !readings.routeEnterBeforeCompletion),
        "enterSdkPage means one page", record)
      isInside = true
    case .exitSdkPage:
      expect(isInside, "enterSdkPage and exitSdkPage alternate", record)
      expect(state.pageCount == 0, "exitSdkPage means no page", record)
      isInside = false
    default:  // the other callbacks say nothing of pages
      break
    }
  }

  /// canOpenURL before didRequestOpenURL, YES between them (OC-52…55, OC-40).
  mutating func checkURLFlow(_ record: EventRecord) {
    switch record.givenOut {
    case .canOpenURL(let flow, let answer):
      expect(
        approved == nil || (approved == flow && readings.urlCanOpenBurst > 1),
        "one url is asked about at a time", record)
      approved = answer ? flow : nil
    case .didRequestOpenURL(let flow):
      let isUnasked =
        readings.urlCanOpenUnimplemented == .requestAnyway || !readings.urlPushLinkAsks
      expect(
        approved == flow || (approved == nil && isUnasked),
        "the host is asked to open what it said yes to", record)
      approved = nil
    default:  // the other callbacks are no part of the url flow
      // A yes is void when the session ends inside canOpenURL.
      if state.status != .started { approved = nil }
      if let yes = approved {
        expect(
          record.depth > 0, "didRequestOpenURL follows its yes at once, \(yes.url.index)", record)
      }
    }
  }
}

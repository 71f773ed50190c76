import Contract
import Lifecycle

extension ConstraintCase {
  static let pages: [ConstraintCase] = [
    ConstraintCase(43, "the first page enters") { tape in
      tape.startAndLaunch()
      tape.navigate(1, block: false)
      tape.begin(1, block: false)
      let opened = tape.open(1, 1)
      tape.pass()
      tape.add(.appBackgrounded)
      return [Found(43, .missing, opened)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.openFirst()
      tape.open(2, nil)
    },
    ConstraintCase(43, "a page that is gone before its enter") { tape in
      tape.startAndLaunch()
      let opened = tape.open(1, nil)
      let closed = tape.close(1)
      return [Found(43, .missing, opened, closed)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.open(1, nil)
      tape.add(.callbackSuppressed(.enterSdkPage, .noDelegate))
      tape.close(1)
      tape.add(.callbackSuppressed(.exitSdkPage, .noDelegate))
    },
    ConstraintCase(44, "the last page exits") { tape in
      tape.startAndLaunch()
      tape.openFirst()
      let closed = tape.close(1)
      tape.pass()
      tape.add(.appBackgrounded)
      return [Found(44, .missing, closed)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.openFirst()
      tape.open(2, nil)
      tape.close(2)
      tape.close(1)
      tape.call(.exitSdkPage)
    },
    ConstraintCase(45, "enter and exit alternate") { tape in
      tape.startAndLaunch()
      let entered = tape.openFirst()
      let again = tape.call(.enterSdkPage)
      return [Found(43, .unprepared, again), Found(45, .repeated, entered, again)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.openFirst()
      tape.add(.processEnded)
      tape.endSession()
      tape.startAndLaunch()
      tape.openFirst(page: 2, navigation: 2)
    },
    ConstraintCase(46, "the app in the background exits nothing") { tape in
      tape.startAndLaunch()
      tape.openFirst()
      let left = tape.add(.appBackgrounded)
      let exited = tape.call(.exitSdkPage)
      return [Found(44, .unprepared, exited), Found(46, .caused, left, exited)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.openFirst()
      tape.add(.appBackgrounded)
      tape.add(.appForegrounded)
      tape.close(1)
      tape.call(.exitSdkPage)
    },
    ConstraintCase(46, "a second page enters nothing") { tape in
      tape.startAndLaunch()
      let entered = tape.openFirst()
      let opened = tape.open(2, nil, replaces: 1)
      let again = tape.call(.enterSdkPage)
      return [
        Found(43, .unprepared, again), Found(45, .repeated, entered, again),
        Found(46, .caused, opened, again),
      ]
    } kept: { tape in
      tape.startAndLaunch()
      tape.openFirst()
      tape.open(2, nil, replaces: 1)
      tape.close(1)
      tape.close(2)
      tape.call(.exitSdkPage)
    },
    ConstraintCase(51, "the mask is the current page's") { tape in
      tape.startAndLaunch()
      tape.openFirst()
      let mask = WellKnownText.zero
      return [
        Found(
          51, .wrongValue, tape.add(.read(.requiredAppInterfaceOrientationMask, returned: mask)))
      ]
    } kept: { tape in
      tape.startAndLaunch()
      tape.read(WellKnownText.zero)
      tape.openFirst()
      tape.read(WellKnownText.orientation(.portrait))
      tape.add(.coverWithHostPage)
      tape.read(WellKnownText.zero)
      tape.add(.uncover)
      tape.read(WellKnownText.orientation(.portrait))
    },
  ]

  static let navigation: [ConstraintCase] = [
    ConstraintCase(47, "a call is completed") { tape in
      tape.startAndLaunch()
      let call = tape.navigate(1)
      tape.begin(1)
      tape.open(1, 1)
      tape.call(.enterSdkPage)
      tape.pass()
      tape.add(.appBackgrounded)
      return [Found(47, .missing, call)]
    } kept: { tape in
      tape.startAndLaunch()
      let slow = Route.opens(after: 400, orientation: .portrait)
      tape.navigate(1, route: slow)
      tape.begin(1, route: slow)
      tape.pass(400)
      tape.open(1, 1)
      tape.call(.enterSdkPage)
      tape.complete(1)
    },
    ConstraintCase(47, "a call is completed once") { tape in
      tape.startAndLaunch()
      let completed = tape.openFirst() + 1
      return [Found(47, .repeated, completed, tape.complete(1))]
    } kept: { tape in
      tape.startAndLaunch()
      tape.openFirst()
    },
    ConstraintCase(47, "a call without a block is not completed") { tape in
      tape.startAndLaunch()
      let call = tape.navigate(1, block: false)
      tape.begin(1, block: false)
      tape.open(1, 1)
      tape.call(.enterSdkPage)
      return [Found(47, .forbidden, call, tape.complete(1))]
    } kept: { tape in
      tape.startAndLaunch()
      tape.navigate(1, block: false)
      tape.begin(1, block: false)
      tape.open(1, 1)
      tape.call(.enterSdkPage)
    },
    ConstraintCase(47, "a call is completed after it returned") { tape in
      let finished = tape.startAndLaunch()
      var found: [Found] = []
      tape.inside(finished) { tape in
        let call = tape.navigate(1)
        tape.begin(1)
        tape.open(1, 1)
        tape.call(.enterSdkPage)
        found = [Found(47, .misplaced, call, tape.complete(1))]
      }
      return found
    } kept: { tape in
      let finished = tape.startAndLaunch()
      tape.inside(finished) { tape in
        tape.navigate(1)
        tape.begin(1)
        tape.destroy()
        tape.willDestroy()
        tape.add(.navigationFailed(1, url: .page, code: 401))
        tape.complete(1, 401, .isDestroying)
      }
      tape.finishTeardown()
    },
    ConstraintCase(
      47, "a call that waits for Started is completed", ("route.whileStarting", "queue")
    ) { tape in
      tape.start()
      let call = tape.navigate(1)
      tape.deferNavigation(1)
      tape.launch()
      tape.pass()
      tape.add(.appBackgrounded)
      return [Found(47, .missing, call)]
    } kept: { tape in
      tape.start()
      tape.navigate(1)
      tape.deferNavigation(1)
      tape.pass()
      tape.launch()
      tape.begin(1)
      tape.open(1, 1)
      tape.call(.enterSdkPage)
      tape.complete(1)
    },
    ConstraintCase(37, "a teardown completes what is pending") { tape in
      tape.startAndLaunch()
      let call = tape.navigate(1)
      tape.begin(1)
      tape.destroy()
      tape.willDestroy()
      let finished = tape.finishTeardown()
      return [Found(37, .missing, call, finished), Found(47, .missing, call, finished)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.navigate(1)
      tape.begin(1)
      tape.destroy()
      tape.willDestroy()
      tape.add(.navigationFailed(1, url: .page, code: 401))
      tape.complete(1, 401, .isDestroying)
      tape.finishTeardown()
    },
    ConstraintCase(37, "a teardown completes in the order of the calls") { tape in
      tape.startAndLaunch()
      let first = tape.navigate(1)
      tape.begin(1)
      tape.navigate(2)
      tape.begin(2)
      tape.destroy()
      tape.willDestroy()
      tape.add(.navigationFailed(2, url: .page, code: 401))
      let second = tape.complete(2, 401, .isDestroying)
      tape.add(.navigationFailed(1, url: .page, code: 401))
      tape.complete(1, 401, .isDestroying)
      tape.finishTeardown()
      return [Found(37, .outOfOrder, first, second)]
    } kept: { tape in
      tape.failPending()
      tape.finishTeardown()
    },
    ConstraintCase(
      37, "a teardown completes before willDestroy",
      ("destroy.pendingNavigation", "failBeforeWillDestroy")
    ) { tape in
      let announced = tape.failPending()
      tape.finishTeardown()
      return [Found(37, .forbidden, announced, announced + 2)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.navigate(1)
      tape.begin(1)
      tape.destroy()
      tape.add(.navigationFailed(1, url: .page, code: 401))
      tape.complete(1, 401, .isDestroying)
      tape.willDestroy()
      tape.finishTeardown()
    },
    ConstraintCase(
      37, "a teardown completes nothing", ("destroy.pendingNavigation", "drop")
    ) { tape in
      let announced = tape.failPending()
      tape.finishTeardown()
      return [Found(37, .forbidden, announced - 1, announced + 2)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.navigate(1)
      tape.begin(1)
      tape.destroy()
      tape.willDestroy()
      tape.add(.navigationFailed(1, url: .page, code: 401))
      tape.finishTeardown()
    },
    ConstraintCase(48, "the first page enters before YES") { tape in
      tape.startAndLaunch()
      tape.navigate(1)
      tape.begin(1)
      let opened = tape.open(1, 1)
      let completed = tape.complete(1)
      tape.call(.enterSdkPage)
      return [Found(48, .outOfOrder, opened, completed)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.openFirst()
    },
    ConstraintCase(
      48, "the first page enters after YES", ("route.enterBeforeCompletion", "false")
    ) { tape in
      tape.startAndLaunch()
      let opened = tape.openFirst() - 1
      return [Found(48, .outOfOrder, opened, opened + 1)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.navigate(1)
      tape.begin(1)
      tape.open(1, 1)
      tape.complete(1)
      tape.call(.enterSdkPage)
    },
    ConstraintCase(48, "YES needs a page") { tape in
      tape.startAndLaunch()
      tape.navigate(1)
      tape.begin(1)
      return [Found(48, .unprepared, tape.complete(1))]
    } kept: { tape in
      tape.startAndLaunch()
      tape.openFirst()
    },
    ConstraintCase(49, "a failed navigation is completed with NO") { tape in
      tape.startAndLaunch()
      tape.navigate(1)
      tape.begin(1)
      let failed = tape.add(.navigationFailed(1, url: .page, code: 404))
      let completed = tape.complete(1)
      return [Found(48, .unprepared, completed), Found(49, .wrongValue, failed, completed)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.navigate(1)
      tape.begin(1)
      tape.add(.navigationFailed(1, url: .page, code: 404))
      tape.complete(1, 404)
    },
    ConstraintCase(49, "a failed navigation opens nothing") { tape in
      tape.startAndLaunch()
      tape.navigate(1)
      tape.begin(1)
      let failed = tape.add(.navigationFailed(1, url: .page, code: 404))
      tape.complete(1, 404)
      let opened = tape.open(1, 1)
      tape.call(.enterSdkPage)
      return [Found(49, .forbidden, failed, opened)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.navigate(1, block: false)
      tape.begin(1, block: false)
      tape.add(.navigationFailed(1, url: .page, code: 404))
    },
    ConstraintCase(50, "a call before the start is completed with NO/401") { tape in
      let call = tape.navigate(1)
      tape.add(.navigationFailed(1, url: .page, code: 404), session: 0)
      let completed = tape.complete(1, 404, .notStarted, session: 0)
      return [Found(50, .wrongValue, call, completed)]
    } kept: { tape in
      tape.navigate(1)
      tape.add(.navigationFailed(1, url: .page, code: 401), session: 0)
      tape.complete(1, 401, .notStarted, session: 0)
    },
    ConstraintCase(50, "a call before didFinishLaunching opens nothing") { tape in
      tape.start()
      let call = tape.navigate(1)
      tape.launch()
      let opened = tape.open(1, 1)
      tape.call(.enterSdkPage)
      tape.add(.navigationFailed(1, url: .page, code: 401))
      tape.complete(1, 401)
      return [Found(50, .forbidden, call, opened)]
    } kept: { tape in
      tape.start()
      tape.navigate(1)
      tape.add(.navigationFailed(1, url: .page, code: 401), session: 0)
      tape.complete(1, 401, .starting, session: 0)
      tape.launch()
    },
    ConstraintCase(
      50, "a call before the start is completed by nobody", ("route.beforeStart", "silent")
    ) { tape in
      let call = tape.navigate(1)
      tape.add(.navigationFailed(1, url: .page, code: 401), session: 0)
      let completed = tape.complete(1, 401, .notStarted, session: 0)
      return [Found(50, .forbidden, call, completed)]
    } kept: { tape in
      tape.navigate(1)
      tape.add(.navigationFailed(1, url: .page, code: 401), session: 0)
    },
  ]
}

extension Tape {
  mutating func read(_ mask: Symbol) {
    add(.read(.requiredAppInterfaceOrientationMask, returned: mask))
  }

  /// A navigation that a reading keeps for Started.
  mutating func deferNavigation(_ navigation: Ordinal) {
    let begun = BegunNavigation(
      url: .page, style: .push, route: .page, hasCompletion: true, isInternal: false,
      isBounced: false)
    add(.callDeferred(.navigation(navigation, begun)))
  }

  /// A session whose pending navigation a teardown completes after willDestroy, whose seq it gives.
  @discardableResult
  mutating func failPending() -> Sequence {
    startAndLaunch()
    navigate(1)
    begin(1)
    destroy()
    let announced = willDestroy()
    add(.navigationFailed(1, url: .page, code: 401))
    complete(1, 401, .isDestroying)
    return announced
  }
}

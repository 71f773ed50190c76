import Contract
import Lifecycle

extension Tape {
  /// A page's request and its refusal, of which nothing has come yet; the seq of the answer.
  @discardableResult
  mutating func refuseRequest(_ request: Ordinal = 9) -> Sequence {
    add(.replyArrived(Reply(request: request, outcome: .refused(code: 401)), .request))
  }
}

extension ConstraintCase {
  static let runtimeError: [ConstraintCase] = [
    ConstraintCase(22, "a destruction after a runtime error is announced") { tape in
      tape.startAndLaunch()
      let error = tape.runInError()
      let call = tape.destroy() - 1
      let finished = tape.finishTeardown()
      return [Found(22, .missing, error, finished), Found(33, .missing, call, finished)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.runInError()
      tape.destroyAll()
    },
    ConstraintCase(22, "the SDK leaves the destruction to the host") { tape in
      tape.startAndLaunch()
      tape.runInError()
      let teardown = tape.destroy(by: .sdk)
      tape.willDestroy()
      tape.finishTeardown()
      return [Found(22, .misplaced, teardown)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.runInError()
    },
    ConstraintCase(
      22, "the SDK destroys itself", ("run.destroyer401", "sdkAfterCallback")
    ) { tape in
      tape.startAndLaunch()
      let error = tape.runInError()
      tape.pass()
      tape.add(.appBackgrounded)
      return [Found(22, .missing, error)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.runInError()
      tape.destroy(by: .sdk)
      tape.willDestroy()
      tape.finishTeardown()
    },
    ConstraintCase(27, "the status is Started at a runtime error") { tape in
      tape.startAndLaunch()
      tape.refuseRequest()
      return [Found(27, .misplaced, tape.call(.didRunInError(.code(401)), .isDestroying))]
    } kept: { tape in
      tape.startAndLaunch()
      tape.runInError()
    },
    ConstraintCase(28, "a refused request is reported") { tape in
      tape.startAndLaunch()
      let refused = tape.refuseRequest()
      tape.pass()
      tape.add(.appBackgrounded)
      return [Found(28, .missing, refused)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.runInError()
      tape.refuseRequest()
    },
    ConstraintCase(28, "a runtime error is reported once") { tape in
      tape.startAndLaunch()
      let error = tape.runInError()
      let again = tape.runInError()
      return [Found(28, .repeated, error, again)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.runInError()
      tape.destroyAll()
      tape.startAndLaunch()
      tape.runInError()
    },
    ConstraintCase(28, "a runtime error is a 401") { tape in
      tape.startAndLaunch()
      return [Found(28, .wrongValue, tape.runInError(403_201))]
    } kept: { tape in
      tape.startAndLaunch()
      tape.runInError()
    },
    ConstraintCase(
      28, "a request is tried again first, every refusal is reported, as it came",
      ("run.authErrorPath", "renewFirst"), ("run.repeat", "perRequest"), ("run.map403", "false"),
      ("run.allowUndocumentedCodes", "true")
    ) { tape in
      tape.startAndLaunch()
      tape.runInError()
      let refused = tape.refuseRequest()
      tape.pass()
      tape.add(.appBackgrounded)
      return [Found(28, .missing, refused)]
    } kept: { tape in
      tape.startAndLaunch()
      // The first refusal leads to a renewal.
      tape.refuseRequest()
      tape.pass()
      tape.call(.didRunInError(.code(503)))
      tape.runInError(403_201)
      tape.runInError()
    },
    ConstraintCase(32, "no token after a runtime error") { tape in
      tape.startAndLaunch()
      let error = tape.runInError()
      tape.renew(.t2)
      let told = tape.call(.tokenDidChange(token: .t2))
      return [Found(32, .forbidden, error, told)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.renew(.t2)
      tape.call(.tokenDidChange(token: .t2))
      tape.runInError()
    },
  ]

  static let teardown: [ConstraintCase] = [
    ConstraintCase(33, "a destroy is announced once") { tape in
      tape.startAndLaunch()
      tape.destroy()
      let first = tape.willDestroy()
      let second = tape.willDestroy()
      tape.finishTeardown()
      return [Found(33, .repeated, first, second)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.destroyAll()
      tape.add(.logoutAndDestroy)
      tape.add(.callIgnored(.logoutAndDestroy, status: .notStarted))
    },
    ConstraintCase(33, "a destroy begins a teardown") { tape in
      tape.startAndLaunch()
      let call = tape.add(.logoutAndDestroy)
      tape.pass()
      tape.add(.appBackgrounded)
      return [Found(33, .missing, call)]
    } kept: { tape in
      tape.start()
      tape.destroyAll()
    },
    ConstraintCase(
      33, "a destroy while Starting comes after Started", ("destroy.whileStarting", "defer")
    ) { tape in
      tape.start()
      let call = tape.add(.logoutAndDestroy)
      tape.launch()
      tape.pass()
      tape.add(.appBackgrounded)
      return [Found(33, .missing, call)]
    } kept: { tape in
      tape.start()
      tape.add(.logoutAndDestroy)
      tape.pass()
      tape.launch()
      tape.add(.teardownBegan(by: .host))
      tape.willDestroy()
      tape.finishTeardown()
    },
    ConstraintCase(34, "the status is IsDestroying when it is announced") { tape in
      tape.startAndLaunch()
      tape.destroy()
      let announced = tape.call(.willDestroy, .started)
      tape.finishTeardown()
      return [Found(34, .misplaced, announced)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.destroyAll()
    },
    ConstraintCase(35, "pages close after willDestroy") { tape in
      tape.startAndLaunch()
      tape.openFirst()
      tape.destroy()
      let closed = tape.close(1)
      tape.willDestroy()
      tape.call(.exitSdkPage, .isDestroying)
      tape.finishTeardown()
      return [Found(35, .unprepared, closed)]
    } kept: { tape in
      tape.closeByTeardown()
    },
    ConstraintCase(
      35, "pages close and exit before willDestroy", ("destroy.exitOrder", "beforeWillDestroy")
    ) { tape in
      tape.startAndLaunch()
      tape.openFirst()
      tape.destroy()
      let announced = tape.willDestroy()
      let closed = tape.close(1)
      let exited = tape.call(.exitSdkPage, .isDestroying)
      tape.finishTeardown()
      return [
        Found(35, .forbidden, announced, closed), Found(36, .forbidden, announced, exited),
      ]
    } kept: { tape in
      tape.startAndLaunch()
      tape.openFirst()
      tape.destroy()
      tape.close(1)
      tape.call(.exitSdkPage, .isDestroying)
      tape.willDestroy()
      tape.finishTeardown()
    },
    ConstraintCase(36, "a teardown with pages exits") { tape in
      tape.startAndLaunch()
      let entered = tape.openFirst()
      let teardown = tape.destroy()
      tape.willDestroy()
      let closed = tape.close(1)
      let finished = tape.finishTeardown()
      return [
        Found(36, .missing, teardown, finished), Found(45, .missing, entered, finished),
        Found(44, .missing, closed),
      ]
    } kept: { tape in
      tape.closeByTeardown()
    },
    ConstraintCase(36, "a teardown without pages does not exit") { tape in
      tape.startAndLaunch()
      tape.openFirst()
      tape.close(1)
      let left = tape.call(.exitSdkPage)
      let teardown = tape.destroy()
      tape.willDestroy()
      let exited = tape.call(.exitSdkPage, .isDestroying)
      tape.finishTeardown()
      return [
        Found(36, .forbidden, teardown, exited), Found(44, .unprepared, exited),
        Found(45, .repeated, left, exited),
      ]
    } kept: { tape in
      tape.startAndLaunch()
      tape.openFirst()
      tape.close(1)
      tape.call(.exitSdkPage)
      tape.destroyAll()
    },
    ConstraintCase(
      36, "a teardown exits silently", ("destroy.exitOnTeardown", "false")
    ) { tape in
      tape.startAndLaunch()
      tape.openFirst()
      let teardown = tape.destroy()
      tape.willDestroy()
      tape.close(1)
      let exited = tape.call(.exitSdkPage, .isDestroying)
      tape.finishTeardown()
      return [
        Found(36, .forbidden, teardown, exited), Found(44, .unprepared, exited),
      ]
    } kept: { tape in
      tape.startAndLaunch()
      tape.openFirst()
      tape.destroy()
      tape.willDestroy()
      tape.close(1)
      tape.finishTeardown()
      tape.startAndLaunch()
      tape.openFirst(page: 2, navigation: 2)
    },
    ConstraintCase(39, "exitSdkPage comes after the last page") { tape in
      tape.startAndLaunch()
      tape.openFirst()
      tape.open(2, nil)
      tape.destroy()
      let announced = tape.willDestroy()
      tape.close(2)
      let exited = tape.call(.exitSdkPage, .isDestroying, cause: announced)
      tape.close(1)
      tape.finishTeardown()
      return [Found(39, .outOfOrder, exited), Found(44, .unprepared, exited)]
    } kept: { tape in
      tape.closeByTeardown()
    },
    ConstraintCase(39, "the config is gone after a teardown") { tape in
      tape.startAndLaunch()
      tape.destroy()
      tape.willDestroy()
      let finished = tape.finishTeardown()
      let read = tape.add(.read(.config, returned: WellKnownText.present))
      return [Found(39, .wrongValue, finished, read)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.add(.read(.config, returned: WellKnownText.present))
      tape.destroyAll()
      tape.add(.read(.config, returned: WellKnownText.none))
    },
    ConstraintCase(40, "no callback but exits and completions after willDestroy") { tape in
      tape.startAndLaunch()
      tape.destroy()
      let announced = tape.willDestroy()
      let late = tape.call(.analyticsEvent(name: .sample, properties: .empty), .isDestroying)
      tape.finishTeardown()
      return [Found(40, .forbidden, announced, late), Found(73, .forbidden, announced, late)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.call(.analyticsEvent(name: .sample, properties: .empty))
      tape.closeByTeardown(starts: false)
    },
    ConstraintCase(41, "no callback of a session that is over") { tape in
      tape.startAndLaunch()
      tape.destroy()
      tape.willDestroy()
      let finished = tape.finishTeardown()
      let late = tape.call(.routerHandler(url: .page), .notStarted, session: 1)
      return [Found(41, .forbidden, finished, late)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.destroyAll()
      tape.report(tape.refuse(.missing(.appKey)))
    },
    ConstraintCase(42, "the config's logout changes nothing") { tape in
      tape.startAndLaunch()
      tape.openFirst()
      tape.add(.configLogout)
      let cleared = tape.add(.credentialsCleared)
      let exited = tape.call(.exitSdkPage, cause: cleared)
      return [Found(42, .caused, cleared, exited), Found(44, .unprepared, exited)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.openFirst()
      tape.add(.configLogout)
      tape.add(.credentialsCleared)
      tape.add(.closePage(.top), cause: 0)
      tape.close(1)
      tape.call(.exitSdkPage)
      tape.destroyAll()
    },
  ]
}

extension Tape {
  /// A session whose page a teardown closes, as it must.
  mutating func closeByTeardown(starts: Bool = true) {
    if starts { startAndLaunch() }
    openFirst()
    destroy()
    willDestroy()
    close(1)
    call(.exitSdkPage, .isDestroying)
    finishTeardown()
  }
}

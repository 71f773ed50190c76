import Contract
import Lifecycle

extension Tape {
  /// startFailed(400) of a refused start; its seq.
  @discardableResult
  mutating func report(_ refused: Sequence, _ status: SDKStatus = .notStarted) -> Sequence {
    call(.startFailed(.code(400)), status, cause: refused, session: 0)
  }

  /// A failed start as it must be: told, destroyed, announced.
  mutating func failStart(_ code: Int32 = 401) {
    failLaunch(code)
    call(.startFailed(.code(code)), .starting)
    destroy(by: .sdk)
    willDestroy()
    finishTeardown()
  }
}

extension ConstraintCase {
  static let startup: [ConstraintCase] = [
    ConstraintCase(1, "didFinishLaunching comes once") { tape in
      let finished = tape.startAndLaunch()
      let again = tape.call(.didFinishLaunching)
      return [Found(1, .repeated, finished, again)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.destroyAll()
      tape.startAndLaunch()
    },
    ConstraintCase(
      1, "didFinishLaunching comes once a process", ("start.finishScope", "perProcess")
    ) { tape in
      let finished = tape.startAndLaunch()
      tape.destroyAll()
      let again = tape.startAndLaunch()
      return [Found(1, .repeated, finished, again)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.destroyAll()
      tape.start()
      tape.add(.launchSucceeded)
      tape.add(.processEnded)
      tape.endSession()
      tape.startAndLaunch()
    },
    ConstraintCase(2, "a call is told to have failed once") { tape in
      let refused = tape.refuse(.missing(.appKey))
      tape.report(refused)
      let again = tape.report(refused)
      return [Found(2, .repeated, refused, again)]
    } kept: { tape in
      tape.report(tape.refuse(.missing(.appKey)))
      tape.report(tape.refuse(.missing(.appId)))
      tape.start()
      tape.failStart()
    },
    ConstraintCase(2, "without a call nothing fails") { tape in
      [Found(2, .unprepared, tape.call(.startFailed(.code(400)), .notStarted))]
    } kept: { tape in
      tape.start()
      tape.failStart(403)
    },
    ConstraintCase(3, "a refused start is told after its call returned") { tape in
      let finished = tape.startAndLaunch()
      var found: [Found] = []
      tape.inside(finished) { tape in
        let refused = tape.refuse(.duplicate)
        found = [Found(3, .misplaced, refused, tape.report(refused, .started))]
      }
      return found
    } kept: { tape in
      let finished = tape.startAndLaunch()
      var refused: Sequence = 0
      tape.inside(finished) { refused = $0.refuse(.duplicate) }
      tape.report(refused, .started)
    },
    ConstraintCase(
      3, "an accepted start is told after an answer", ("start.validationDelivery", "sync")
    ) { tape in
      let accepted = tape.start()
      tape.add(.launchSucceeded)
      return [Found(3, .misplaced, accepted, tape.call(.didFinishLaunching))]
    } kept: { tape in
      let finished = tape.startAndLaunch()
      tape.inside(finished) { $0.report($0.refuse(.duplicate), .started) }
    },
    ConstraintCase(4, "a start that finished does not fail") { tape in
      tape.start()
      let launched = tape.launch() - 1
      let failed = tape.call(.startFailed(.code(401)))
      tape.destroyAll()
      return [Found(4, .forbidden, launched, failed)]
    } kept: { tape in
      tape.start()
      tape.failStart()
      tape.start()
      tape.destroyAll()
    },
    ConstraintCase(4, "a start that the SDK destroys has failed") { tape in
      let accepted = tape.start()
      let teardown = tape.destroy(by: .sdk)
      tape.willDestroy()
      let finished = tape.finishTeardown()
      return [Found(6, .unprepared, teardown), Found(4, .missing, accepted, finished)]
    } kept: { tape in
      tape.start()
      tape.failStart(403_201)
    },
    ConstraintCase(4, "a start that succeeds is told so") { tape in
      tape.start()
      let launched = tape.add(.launchSucceeded)
      tape.pass()
      tape.add(.appBackgrounded)
      return [Found(4, .missing, launched)]
    } kept: { tape in
      tape.startAndLaunch()
    },
    ConstraintCase(5, "the status is Started when it is told so") { tape in
      tape.start()
      tape.add(.replyArrived(Reply(request: 1, outcome: .success(nil)), .launch))
      tape.add(.launchSucceeded)
      return [Found(5, .misplaced, tape.call(.didFinishLaunching, .starting))]
    } kept: { tape in
      tape.startAndLaunch()
    },
  ]

  static let startFailure: [ConstraintCase] = [
    ConstraintCase(6, "a failed start destroys itself") { tape in
      tape.start()
      tape.failLaunch()
      let failed = tape.call(.startFailed(.code(401)), .starting)
      tape.pass()
      tape.add(.appBackgrounded)
      return [Found(6, .missing, failed)]
    } kept: { tape in
      tape.start()
      tape.failStart()
    },
    ConstraintCase(
      6, "the SDK is destroyed first", ("start.selfDestroyTiming", "beforeCallback")
    ) { tape in
      tape.start()
      tape.failLaunch()
      let failed = tape.call(.startFailed(.code(401)), .starting)
      return [Found(6, .unprepared, failed)]
    } kept: { tape in
      tape.start()
      tape.failLaunch()
      tape.destroy(by: .sdk)
      tape.willDestroy()
      tape.finishTeardown()
      tape.call(.startFailed(.code(401)), .notStarted, session: 1)
    },
    ConstraintCase(
      6, "a 403 destroys nothing", ("start.destroyOn403", "false")
    ) { tape in
      tape.start()
      tape.failLaunch(403)
      let failed = tape.call(.startFailed(.code(403)), .starting)
      let teardown = tape.destroy(by: .sdk)
      tape.willDestroy()
      tape.finishTeardown()
      return [Found(6, .forbidden, failed, teardown)]
    } kept: { tape in
      tape.start()
      tape.add(.replyArrived(Reply(request: 1, outcome: .refused(code: 403)), .launch))
      tape.call(.startFailed(.code(403)), .starting)
      tape.add(.launchFailed(code: 403, message: .empty, endsSession: true))
    },
    ConstraintCase(7, "the SDK announces its own destroy") { tape in
      tape.start()
      tape.failLaunch()
      tape.call(.startFailed(.code(401)), .starting)
      let teardown = tape.destroy(by: .sdk)
      return [Found(7, .missing, teardown, tape.finishTeardown())]
    } kept: { tape in
      tape.start()
      tape.failStart()
    },
    ConstraintCase(
      7, "the SDK announces no failed start", ("start.willDestroyOnAuthFailure", "false")
    ) { tape in
      tape.start()
      tape.failLaunch()
      tape.call(.startFailed(.code(401)), .starting)
      let teardown = tape.destroy(by: .sdk)
      let announced = tape.willDestroy()
      tape.finishTeardown()
      return [Found(7, .forbidden, teardown, announced)]
    } kept: { tape in
      tape.start()
      tape.failLaunch()
      tape.call(.startFailed(.code(401)), .starting)
      tape.destroy(by: .sdk)
      tape.finishTeardown()
    },
    ConstraintCase(8, "a refused start destroys nothing") { tape in
      let report = tape.report(tape.refuse(.missing(.appKey)))
      let teardown = tape.add(.teardownBegan(by: .sdk), cause: report)
      return [Found(8, .caused, report, teardown)]
    } kept: { tape in
      tape.startAndLaunch()
      let report = tape.report(tape.refuse(.duplicate), .started)
      tape.inside(report) { $0.destroyAll() }
    },
    ConstraintCase(9, "a refused start is told") { tape in
      tape.startAndLaunch()
      let refused = tape.refuse(.duplicate)
      tape.pass()
      tape.add(.appBackgrounded)
      return [Found(9, .missing, refused)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.report(tape.refuse(.duplicate), .started)
    },
    ConstraintCase(9, "a refused start leaves the session alone") { tape in
      tape.startAndLaunch()
      let refused = tape.refuse(.duplicate)
      let cleared = tape.add(.credentialsCleared, cause: refused)
      tape.report(refused, .started)
      return [Found(9, .caused, refused, cleared)]
    } kept: { tape in
      tape.startAndLaunch()
      // A suspended app is told when it goes on.
      let refused = tape.refuse(.duplicate)
      tape.add(.appSuspended)
      tape.pass()
      tape.add(.appResumed)
      tape.report(refused, .started)
    },
    ConstraintCase(10, "after a refusal a start is accepted") { tape in
      let report = tape.report(tape.refuse(.missing(.appKey)))
      let refused = tape.refuse(.duplicate)
      tape.report(refused)
      return [Found(10, .forbidden, report, refused)]
    } kept: { tape in
      tape.report(tape.refuse(.missing(.appKey)))
      tape.startAndLaunch()
      tape.report(tape.refuse(.duplicate), .started)
    },
    ConstraintCase(11, "no callback of a session after the next one's first") { tape in
      tape.startAndLaunch()
      tape.destroy()
      tape.willDestroy()
      let ended = tape.finishTeardown()
      let finished = tape.startAndLaunch()
      let late = tape.call(.routerHandler(url: .page), session: 1)
      return [Found(11, .forbidden, finished, late), Found(41, .forbidden, ended, late)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.destroyAll()
      tape.startAndLaunch()
    },
    ConstraintCase(12, "no runtime error before didFinishLaunching") { tape in
      tape.start()
      let error = tape.call(.didRunInError(.code(401)), .starting)
      return [Found(12, .unprepared, error), Found(27, .misplaced, error)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.runInError()
    },
    ConstraintCase(14, "no page before didFinishLaunching") { tape in
      tape.start()
      tape.open(1, nil)
      return [Found(14, .unprepared, tape.call(.enterSdkPage, .starting))]
    } kept: { tape in
      tape.startAndLaunch()
      tape.openFirst()
    },
  ]
}

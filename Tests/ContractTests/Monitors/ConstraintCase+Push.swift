import Contract
import Lifecycle

extension Tape {
  /// The push service starts and says so; the seq of pushServiceStarted.
  @discardableResult
  mutating func startPush() -> Sequence {
    add(.startPush(PushStartCall(key: .sample, secret: .sample)), cause: 0)
    add(.requestSent(SentRequest(request: 5, endpoint: .pushStart, credential: .sample)))
    add(.replyArrived(Reply(request: 5, outcome: .success(nil)), .pushStart))
    let started = add(.pushServiceStarted)
    call(.pushStartCompleted(code: nil))
    return started
  }

  /// A device token is handed over and its binding asked for; the seq of updateDeviceToken.
  @discardableResult
  mutating func updateToken() -> Sequence {
    let token = DeviceTokenCall(token: .sample, disableMultiDevices: false)
    let called = add(.updateDeviceToken(token), cause: 0)
    add(.deviceTokenRecorded(token))
    add(
      .requestSent(
        SentRequest(request: 6, endpoint: .bindDevice, credential: .sample, hasBlock: true)))
    return called
  }

  mutating func bindToken() {
    add(.replyArrived(Reply(request: 6, outcome: .success(nil)), .bindDevice))
    add(.deviceTokenBound(.sample))
  }

  @discardableResult
  mutating func tellToken(code: Int32? = nil) -> Sequence {
    call(.deviceTokenCompleted(succeeded: code == nil, code: code))
  }
}

extension ConstraintCase {
  static let push: [ConstraintCase] = [
    ConstraintCase(58, "a push start is completed") { tape in
      let called = tape.add(.startPush(PushStartCall(key: .sample, secret: .sample)))
      tape.add(.replyArrived(Reply(request: 5, outcome: .refused(code: 401)), .pushStart))
      tape.add(.pushServiceFailed(code: 99_992))
      tape.pass()
      tape.add(.appBackgrounded)
      return [Found(58, .missing, called)]
    } kept: { tape in
      tape.startPush()
      tape.add(.startPush(PushStartCall(key: .sample, secret: .sample)))
      tape.call(.pushStartCompleted(code: nil), .notStarted)
    },
    ConstraintCase(58, "a push start is completed once") { tape in
      tape.startPush()
      return [Found(58, .unprepared, tape.call(.pushStartCompleted(code: nil)))]
    } kept: { tape in
      tape.startPush()
    },
    ConstraintCase(59, "the service is started when it says so") { tape in
      tape.add(.startPush(PushStartCall(key: .sample, secret: .sample)))
      tape.add(.replyArrived(Reply(request: 5, outcome: .success(nil)), .pushStart))
      return [Found(59, .unprepared, tape.call(.pushStartCompleted(code: nil)))]
    } kept: { tape in
      tape.startPush()
    },
    ConstraintCase(60, "a device token is completed when it is bound") { tape in
      tape.startAndLaunch()
      let called = tape.updateToken()
      let completed = tape.tellToken()
      return [Found(60, .outOfOrder, called, completed)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.updateToken()
      tape.pass(90)
      tape.bindToken()
      tape.tellToken()
    },
    ConstraintCase(60, "a device token is completed once") { tape in
      tape.startAndLaunch()
      let called = tape.updateToken()
      tape.bindToken()
      tape.tellToken()
      return [Found(60, .repeated, called, tape.tellToken())]
    } kept: { tape in
      // Without a start nothing is bound, and nobody is told.
      tape.add(.updateDeviceToken(DeviceTokenCall(token: .sample, disableMultiDevices: false)))
      tape.pass()
      tape.add(.appBackgrounded)
    },
    ConstraintCase(60, "a bound device token is told") { tape in
      tape.startAndLaunch()
      let called = tape.updateToken()
      tape.bindToken()
      tape.pass()
      tape.add(.appBackgrounded)
      return [Found(60, .missing, called)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.updateToken()
      tape.add(.processEnded)
    },
    ConstraintCase(
      60, "an early device token is told at once", ("push.tokenBeforeStart", "callbackAtOnce")
    ) { tape in
      let token = DeviceTokenCall(token: .sample, disableMultiDevices: false)
      let called = tape.add(.updateDeviceToken(token))
      tape.pass()
      tape.add(.appBackgrounded)
      return [Found(60, .missing, called)]
    } kept: { tape in
      tape.add(.updateDeviceToken(DeviceTokenCall(token: .sample, disableMultiDevices: false)))
      tape.tellToken()
    },
    ConstraintCase(71, "99992 is the push start's alone") { tape in
      tape.startAndLaunch()
      tape.updateToken()
      tape.bindToken()
      return [Found(71, .wrongValue, tape.tellToken(code: 99_992))]
    } kept: { tape in
      tape.startAndLaunch()
      tape.add(.startPush(PushStartCall(key: .sample, secret: .sample)))
      tape.add(.replyArrived(Reply(request: 5, outcome: .offline), .pushStart))
      tape.add(.pushServiceFailed(code: 99_992))
      tape.call(.pushStartCompleted(code: 99_992))
      tape.updateToken()
      tape.bindToken()
      tape.tellToken(code: 500)
    },
    ConstraintCase(72, "the push service outlives a teardown") { tape in
      tape.startPush()
      tape.startAndLaunch()
      tape.destroyAll()
      return [Found(72, .misplaced, tape.add(.pushServiceReset))]
    } kept: { tape in
      tape.startPush()
      tape.startAndLaunch()
      tape.destroyAll()
      tape.add(.startPush(PushStartCall(key: .sample, secret: .sample)))
      tape.call(.pushStartCompleted(code: nil), .notStarted)
    },
    ConstraintCase(72, "a started service is not started again") { tape in
      let started = tape.startPush()
      tape.startAndLaunch()
      tape.destroyAll()
      let sent = tape.add(
        .requestSent(SentRequest(request: 7, endpoint: .pushStart, credential: .sample)))
      return [Found(72, .forbidden, started, sent)]
    } kept: { tape in
      tape.startPush()
      tape.add(.processEnded)
      tape.startPush()
    },
    ConstraintCase(
      72, "a teardown resets the push service", ("destroy.pushService", "reset")
    ) { tape in
      let started = tape.startPush()
      let sent = tape.add(
        .requestSent(SentRequest(request: 7, endpoint: .pushStart, credential: .sample)))
      return [Found(72, .forbidden, started, sent)]
    } kept: { tape in
      tape.startPush()
      tape.startAndLaunch()
      tape.destroyAll()
      tape.add(.pushServiceReset)
      tape.startPush()
    },
    ConstraintCase(73, "analytics come while Started") { tape in
      tape.start()
      let event = tape.call(.analyticsEvent(name: .sample, properties: .empty), .starting)
      return [Found(73, .misplaced, event)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.call(.analyticsEvent(name: .sample, properties: .empty))
    },
    ConstraintCase(
      73, "a document without analytics has none", ("facade.profile", "readme-000")
    ) { tape in
      tape.startAndLaunch()
      let event = tape.call(.analyticsEvent(name: .sample, properties: .empty))
      return [Found(73, .misplaced, event)]
    } kept: { tape in
      tape.startAndLaunch()
      tape.add(
        .callbackSuppressed(.analyticsEvent(name: .sample, properties: .empty), .notInProfile))
    },
  ]
}

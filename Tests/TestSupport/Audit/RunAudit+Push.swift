import Lifecycle
import Simulator

extension RunAudit {
  /// The push service, tips and messages (OC-58…64, OC-68…72).
  mutating func checkPush(_ record: EventRecord, before: State) {
    checkBlocks(record, before: before)
    checkTips(record, before: before)
    switch record.event {
    case .handle(let call, let result):
      checkResult(result, of: call, record, before: before)
    case .callback(.routerHandler(let url), _):
      expect(!url.isEmpty, "a router handler is given a link", record)
    case .pushServiceReset:
      expect(readings.destroyPushService == .reset, "a teardown keeps the push service", record)
    case .teardownFinished:
      expect(
        state.push.isStarted == before.push.isStarted, "a teardown keeps isStarted", record)
    default:  // the rest is no push
      break
    }
  }

  private mutating func checkBlocks(_ record: EventRecord, before: State) {
    switch record.event {
    case .startPush: startsOpen += 1
    case .updateDeviceToken: tokensOpen += 1
    case .callback(.pushStartCompleted(let code), _):
      startsOpen -= 1
      expect(startsOpen >= 0, "a start of the push service completes once", record)
      expect(code == nil || code == 99_992, "a push start fails with 99992", record)
      expect(code != nil || before.push.isStarted, "isStarted is set before the block", record)
    case .callback(.deviceTokenCompleted(let succeeded, let code), _):
      tokensOpen -= 1
      expect(tokensOpen >= 0, "a device token is answered once", record)
      expect(!succeeded || code == nil, "a success has no code", record)
      expect(code != 99_992, "99992 is for the push start alone", record)
    case .processEnded, .pushServiceReset:
      startsOpen = 0
      tokensOpen = 0
    default:  // the rest has no block of the push service
      break
    }
  }

  private mutating func checkTips(_ record: EventRecord, before: State) {
    switch record.event {
    case .tipShown(let tip):
      expect(before.status == .started, "tips are shown in Started", record)
      expect(tip.tip > before.tipsShown, "a tip has a number of its own", record)
      let because = run.records[Int(record.cause) - 1].event
      if case .handle(_, let result) = because {
        expect(result == .ok, "a message that was not handled shows no tip", record)
      } else {
        expect(readings.pushBufferBeforeStart, "a tip is shown for a message", record)
      }
    case .tipDismissed(let tip):
      expect(
        before.push.tips.contains { $0.tip == tip }, "only a tip on the screen goes", record)
    case .teardownFinished:
      expect(before.push.tips.isEmpty, "a teardown takes the tips", record)
    default:  // the rest is no tip
      break
    }
  }

  /// 99990 outside Started, and no other (AMB-90, AMB-92, AMB-93).
  private mutating func checkResult(
    _ result: HandlingResult, of call: NotificationCall, _ record: EventRecord, before: State
  ) {
    guard call.notification != nil else { return }
    switch result {
    case .ok: expect(before.status == .started, "messages are handled in Started", record)
    case .notStarted:
      expect(before.status != .started, "99990 means that the SDK is not Started", record)
    case .nonSDK: break
    }
  }

  /// One call of the block for each start of the push service, unless the run was cut (OC-58).
  mutating func checkPushBlocks() {
    guard run.stop == .finished, !run.finalState.isSuspended else { return }
    let isUnderWay = run.finalState.inFlight.contains { $0.endpoint == .pushStart && !$0.isVoid }
    if startsOpen > 0, !isUnderWay, !isPushStartDue {
      faults.append("a start of the push service was never completed")
    }
  }

  /// Whether the run ended in the instant of a start, before its block's turn came.
  private var isPushStartDue: Bool {
    run.records.contains { $0.event.kind == .startPush && $0.at == run.endedAt }
  }
}

import Lifecycle
import Simulator

extension RunAudit {
  /// Calls, requests, resolvers and timers: each begins once and ends at most once.
  mutating func checkBookkeeping(_ record: EventRecord, before: State) {
    checkTimers(record)
    checkRequests(record)
    switch record.event {
    case .navigate(let navigation, let call):
      guard call.hasCompletion else { break }
      calls.append(
        AuditedCall(navigation: navigation, madeAt: record, status: before.status))
    case .callback(.navigationCompleted(let navigation, _, _), _):
      guard let index = calls.firstIndex(where: { $0.navigation == navigation }) else {
        expect(false, "a completion belongs to a call with a block", record)
        return
      }
      calls[index].completions += 1
      expect(calls[index].completions == 1, "a call completes once", record)
    case .resolverOpened(let ordinal, _):
      expect(resolvers[ordinal] == nil, "a resolver opens once", record)
      resolvers[ordinal] = false
    case .resolverSettled(let ordinal, _):
      expect(resolvers[ordinal] == false, "a resolver is settled once", record)
      resolvers[ordinal] = true
    case .processEnded:
      for ordinal in resolvers.keys.sorted() { resolvers[ordinal] = true }
    default:  // the rest is looked at elsewhere
      break
    }
  }

  private mutating func checkTimers(_ record: EventRecord) {
    switch record.event {
    case .timerArmed(let kind, let due):
      expect(armed[kind] == nil, "a timer is armed once at a time", record)
      expect(due >= record.at, "a timer is due later", record)
      armed[kind] = due
    case .timerCancelled(let kind):
      expect(armed[kind] != nil, "only an armed timer is cancelled", record)
      armed[kind] = nil
    case .timerFired(let kind):
      let due = armed[kind]
      expect(due != nil, "only an armed timer fires", record)
      expect(wasSuspended || due == record.at, "a timer fires when it is due", record)
      armed[kind] = nil
    case .appSuspended:
      wasSuspended = true
    case .processEnded:
      armed = [:]
    default:  // the rest does not touch timers
      break
    }
  }

  private mutating func checkRequests(_ record: EventRecord) {
    switch record.event {
    case .requestSent(let sent):
      expect(requests[sent.request] == nil, "a request goes out once", record)
      requests[sent.request] = sent.endpoint
    case .replyArrived(let reply, let endpoint), .replyIgnored(let reply, let endpoint):
      expect(requests[reply.request] == endpoint, "an answer has its request", record)
      expect(answered.insert(reply.request).inserted, "a request is answered once", record)
      if case .replyArrived = record.event {
        expect(
          record.session == (endpoint.belongsToProcess ? 0 : state.session),
          "an answer counts in its session only", record)
      }
    default:  // the rest is no request
      break
    }
  }

  /// One completion for each call with a block, unless the run was cut or the process was killed.
  mutating func checkCompletions() {
    guard run.stop == .finished, !run.finalState.isSuspended else { return }
    // By these readings a block may be forgotten (AMB-49, AMB-73).
    if readings.destroyPendingNavigation == .drop { return }
    for call in calls where call.completions == 0 {
      if readings.routeBeforeStart == .silent, call.status == .notStarted { continue }
      let isLoading = state.pendingNavigations.contains { $0.navigation == call.navigation }
      let wasKilled = killedAt.contains { $0 > call.madeAt.seq }
      guard !isLoading, !wasKilled, call.madeAt.at < run.endedAt else { continue }
      expect(false, "a call with a block completes", call.madeAt)
    }
  }

  /// A resolver is settled by an answer, a timeout or the end of its session (OC-19, ruling 10).
  mutating func checkResolvers() {
    for ordinal in resolvers.keys.sorted() where resolvers[ordinal] == false {
      let isWaiting =
        state.resolver.ordinal == ordinal && state.resolver.phase == .waiting
      if !isWaiting { faults.append("resolver \(ordinal) was never settled") }
    }
  }
}

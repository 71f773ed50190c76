import Lifecycle

extension Simulation {
  /// Why the stimulus cannot happen now; nil if it can (scenario format, 5).
  func impossibility(of stimulus: Stimulus) -> Impossibility? {
    switch stimulus {
    case .host(.configLogout) where script.readings.facadeProfile == .readme000: .notInProfile
    case .host: needsRunningProcess
    case .client(let stimulus): needsRunningProcess ?? impossibility(of: stimulus)
    case .app(let stimulus): impossibility(of: stimulus.action)
    case .system(let stimulus): impossibility(of: stimulus)
    case .server(let stimulus): impossibility(of: stimulus)
    case .wait, .idle: nil
    }
  }

  private var needsRunningProcess: Impossibility? {
    if !machine.state.isProcessAlive { return .noProcess }
    return machine.state.isSuspended ? .suspended : nil
  }

  private func impossibility(of stimulus: ClientStimulus) -> Impossibility? {
    let state = machine.state
    switch stimulus {
    case .closeTop, .closeAll, .replacePage, .tapLink, .request:
      return state.topPage == nil ? .noPageOpen : nil
    case .close(let url):
      if state.topPage == nil { return .noPageOpen }
      let isOpen = state.stack.contains { entry in
        guard let page = entry.page else { return false }
        return run.symbols[page.url].hasSameBytes(as: url)
      }
      return isOpen ? nil : .pageNotOpen(url: url)
    case .coverWithHostPage:
      return nil
    case .tapTip:
      return state.push.tips.isEmpty ? .noTip : nil
    case .uncover:
      return state.stack.contains(.hostPage) ? nil : .nothingCovers
    }
  }

  private func impossibility(of action: SystemAction) -> Impossibility? {
    let state = machine.state
    switch action {
    case .launch: return state.isProcessAlive ? .processAlive : nil
    case .kill: return state.isProcessAlive ? nil : .noProcess
    case .resume: return state.isSuspended ? nil : .notSuspended
    case .suspend, .background, .foreground, .notification, .deviceToken:
      return needsRunningProcess
    }
  }

  private func impossibility(of stimulus: ServerStimulus) -> Impossibility? {
    switch stimulus {
    case .signInElsewhere: machine.state.credentials == nil ? .noAccountRunning : nil
    case .analytics: needsRunningSDK
    case .revoke, .offline: nil
    }
  }

  /// What the SDK does by itself it cannot do in a process that stands still (ruling 5).
  private var needsRunningSDK: Impossibility? {
    if !machine.state.isProcessAlive { return .noProcess }
    let isHeld = machine.state.isSuspended && script.readings.timeSuspend == .pause
    return isHeld ? .suspended : nil
  }

  /// A notification that starts the app launches a process if none lives, and comes first in it.
  private func impossibility(of stimulus: DeliveryStimulus) -> Impossibility? {
    guard case .notification(_, .coldStart) = stimulus else { return needsRunningProcess }
    if !machine.state.isProcessAlive { return nil }
    return isFirstInProcess ? nil : .notFirstInProcess
  }

  /// Whether nothing has happened in this process but its launch and this step's beginning.
  private var isFirstInProcess: Bool {
    for record in run.records.dropLast().reversed() {
      let kind = record.event.kind
      if kind == .appLaunched || kind == .processEnded { return true }
      if kind != .stepBegan { return false }
    }
    return true
  }
}

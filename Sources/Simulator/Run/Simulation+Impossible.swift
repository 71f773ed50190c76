import Lifecycle

extension Simulation {
  /// Why the stimulus cannot happen now; nil if it can (scenario format, 5).
  func impossibility(of stimulus: Stimulus) -> Impossibility? {
    switch stimulus {
    case .host: needsRunningProcess
    case .client(let stimulus): needsRunningProcess ?? impossibility(of: stimulus)
    case .app(let action): impossibility(of: action)
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
    case .suspend, .background, .foreground: return needsRunningProcess
    }
  }

  private func impossibility(of stimulus: ServerStimulus) -> Impossibility? {
    switch stimulus {
    case .signInElsewhere: machine.state.credentials == nil ? .noAccountRunning : nil
    case .revoke, .offline: nil
    }
  }
}

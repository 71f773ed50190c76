import Lifecycle

extension Simulation {
  /// Takes step `index` at this instant.
  mutating func take(_ index: Int) {
    closeStep()
    loop.cutWaits()
    let step = script.steps[index]
    run.steps.append(
      TakenStep(at: now, firstSeq: machine.lastSeq + 1, timersAtEnd: machine.state.timers))
    let text = run.symbols.intern(step.text)
    feed(.step(index: Int32(index + 1), line: step.line, stimulus: text), cause: 0)
    if let reason = impossibility(of: step.stimulus) {
      stopped = .impossible(step: index, reason)
      return
    }
    give(step.stimulus, cause: machine.lastSeq)
  }

  private mutating func give(_ stimulus: Stimulus, cause: Sequence) {
    switch stimulus {
    case .host(let stimulus): feed(.host(call(stimulus, resolver: nil)), cause: cause)
    case .client(let stimulus): feed(.client(action(stimulus)), cause: cause)
    case .app(let stimulus): feed(.system(stimulus.action), cause: cause)
    case .system(let stimulus): give(stimulus, cause: cause)
    case .server(let stimulus): give(stimulus, cause: cause)
    case .wait(let span): loop.schedule(.waitEnds, at: now + span)
    case .idle: break
    }
  }

  /// What the system brings; the host acts on it at once, inside no callback.
  private mutating func give(_ stimulus: DeliveryStimulus, cause: Sequence) {
    var because = cause
    if !machine.state.isProcessAlive {
      feed(.system(.launch), cause: cause)
      because = machine.lastSeq
    }
    switch stimulus {
    case .notification(let name, let arrival):
      let notification = notification(name)
      feed(.system(.notification(notification, arrival)), cause: because)
      react(on: .notification(notification, arrival), seq: machine.lastSeq)
    case .deviceToken(let text):
      let token = run.symbols.intern(text)
      feed(.system(.deviceToken(token)), cause: because)
      react(on: .deviceToken(token), seq: machine.lastSeq)
    }
  }

  private mutating func give(_ stimulus: ServerStimulus, cause: Sequence) {
    switch stimulus {
    case .revoke(let text):
      revoke(run.symbols.intern(text), cause: cause)
    case .signInElsewhere:
      guard let credentials = machine.state.credentials else { return }
      revoke(credentials.token.symbol, cause: cause)
      revoke(credentials.refreshToken.symbol, cause: cause)
    case .offline(let isOffline):
      server.setOffline(isOffline)
      feed(.network(isOffline ? .lost : .back), cause: cause)
    case .analytics(let name, let properties):
      let callback = Input.analytics(
        name: run.symbols.intern(name), properties: run.symbols.intern(properties))
      feed(callback, cause: cause)
    }
  }

  private mutating func revoke(_ symbol: Symbol, cause: Sequence) {
    server.revoke(symbol, at: now)
    feed(.network(.revoke(symbol)), cause: cause)
  }

  private mutating func action(_ stimulus: ClientStimulus) -> ClientAction {
    switch stimulus {
    case .closeTop: .closeTop
    case .closeAll: .closeAll
    case .close(let url): .close(run.symbols.intern(url))
    case .replacePage(let url):
      .replace(url: run.symbols.intern(url), orientation: orientation(of: url))
    case .tapLink(let url): .tapLink(url: run.symbols.intern(url), route: route(of: url))
    case .coverWithHostPage: .coverWithHostPage
    case .uncover: .uncover
    case .request(let path): .request(path: run.symbols.intern(path))
    case .tapTip: .tapTip
    }
  }

  /// The machine's form of a host's call; `resolver` names the block a reaction answers with.
  mutating func call(_ stimulus: HostStimulus, resolver: Ordinal?) -> HostCall {
    switch stimulus {
    case .start(let account): .start(startCall(account))
    case .logoutAndDestroy: .logoutAndDestroy
    case .configLogout: .configLogout
    case .navigate(let navigation): .navigate(navigationCall(navigation))
    case .resolve(let token, let refreshToken):
      .resolve(
        ResolverAnswer(
          token: token.map { run.symbols.intern($0) },
          refreshToken: refreshToken.map { run.symbols.intern($0) }), of: resolver)
    case .set(let setting): .set(setting)
    case .setUIDelegate(let present): .setUIDelegate(present: present)
    case .releaseDelegate: .releaseDelegate
    case .read(let property): .read(property)
    case .note(let text): .note(run.symbols.intern(text))
    case .push(let stimulus): .push(pushCall(stimulus))
    }
  }

  private func orientation(of url: String) -> Orientation {
    switch route(of: url) {
    case .opens(_, let orientation): orientation
    case .fails, .unresolved: .portrait
    }
  }
}

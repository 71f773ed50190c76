package import Lifecycle
import Report
package import Simulator

/// A script that was played, and ways to say what came of it in a test.
package struct Played: Sendable {
  package let run: Run

  /// Plays steps with a server and a host; `end` closes what would otherwise go on.
  package init(
    _ steps: [StepScript], accounts: [AccountScript] = [AccountScript(name: "A")],
    routes: [RouteScript] = [], server: ServerScript = ServerScript(),
    host: HostScript = HostScript(preset: .silent), end: EndScript = .at(100_000_000)
  ) {
    run = Simulation.play(
      Script(
        accounts: accounts, routes: routes, server: server, host: host, steps: steps, end: end))
  }

  /// Every delivered callback in order: `90ms didFinishLaunching`; one `>` for each callback it is
  /// inside of.
  package var callbacks: [String] {
    run.records.compactMap { record in
      guard case .callback(let callback, _) = record.event else { return nil }
      let nesting = String(repeating: "> ", count: Int(record.depth))
      let text = CallbackText.text(callback, symbols: run.symbols)
      return "\(TimeText.format(record.at)) \(nesting)\(text)"
    }
  }

  /// Every event's kind in order, without the steps.
  package var kinds: [String] {
    run.records.map(\.event.kind).filter { $0 != .stepBegan }.map(\.rawValue)
  }

  /// sdkStatus as read inside each delivered callback.
  package var statusesInside: [String] {
    run.records.compactMap { record in
      guard case .callback(let callback, let status) = record.event else { return nil }
      return "\(callback.name.rawValue): \(status.name)"
    }
  }

  /// The events of one kind, with their instants: `90ms replyIgnored`.
  package func events(_ kind: EventKind) -> [EventRecord] {
    run.records.filter { $0.event.kind == kind }
  }
}

extension StepScript {
  /// A step without a time.
  package static func then(_ stimulus: Stimulus) -> StepScript {
    StepScript(time: .quiet, stimulus: stimulus)
  }

  /// A step at an instant, in ms.
  package static func at(_ instant: Milliseconds, _ stimulus: Stimulus) -> StepScript {
    StepScript(time: .at(instant), stimulus: stimulus)
  }

  /// A step so many ms after the one before.
  package static func after(_ span: Milliseconds, _ stimulus: Stimulus) -> StepScript {
    StepScript(time: .after(span), stimulus: stimulus)
  }
}

extension Stimulus {
  package static let start = Stimulus.host(.start(account: "A"))
  package static func start(_ account: String) -> Stimulus { .host(.start(account: account)) }
  package static let destroy = Stimulus.host(.logoutAndDestroy)
  package static func push(_ url: String) -> Stimulus {
    .host(.navigate(NavigationStimulus(url: url, style: .push)))
  }
  package static func present(_ url: String) -> Stimulus {
    .host(.navigate(NavigationStimulus(url: url, style: .present)))
  }
}

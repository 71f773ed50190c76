package import Lifecycle
import Report
package import Simulator
package import Testing

/// A script that was played, and ways to say what came of it in a test.
///
/// Every script is played twice, executed again from its record and audited, so each test also
/// holds its run to what must be true of every run.
package struct Played: Sendable {
  package let run: Run

  /// Plays steps with a server and a host; `end` closes what would otherwise go on.
  package init(
    _ steps: [StepScript], accounts: [AccountScript] = [AccountScript(name: "A")],
    routes: [RouteScript] = [], notifications: [NotificationScript] = [],
    readings: [String: String] = [:], server: ServerScript = ServerScript(),
    host: HostScript = HostScript(preset: .silent), end: EndScript = .at(100_000_000),
    location: SourceLocation = #_sourceLocation
  ) {
    var script = Script(
      accounts: accounts, routes: routes, notifications: notifications, server: server,
      host: host, steps: steps, end: end)
    script.readings = Readings.named(readings, location: location)
    self.init(script: script, location: location)
  }

  /// Plays a whole script.
  package init(script: Script, location: SourceLocation = #_sourceLocation) {
    run = Simulation.play(script)
    for fault in RunAudit.faults(of: run) {
      Issue.record("\(fault)", sourceLocation: location)
    }
    let again = Simulation.play(script)
    if again.records != run.records || again.finalState != run.finalState {
      Issue.record("Playing it again gave another run.", sourceLocation: location)
    }
    let difference = Reexecution.firstDifference(in: run.records, readings: script.readings)
    if run.stop == .finished, let difference {
      Issue.record("Executed again, it differs: \(difference)", sourceLocation: location)
    }
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

  /// The same with sdkStatus as read inside: `90ms didFinishLaunching in Started`.
  package var callbacksInStatus: [String] {
    zip(callbacks, run.records.compactMap(\.statusInside)).map { "\($0) in \($1.name)" }
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

  /// `localizedDescription` of every error a delegate received: `startFailed: appKey is missing…`.
  package var descriptions: [String] {
    run.records.compactMap { record in
      guard case .callback(let callback, _) = record.event,
        let text = callback.argument("description", symbols: run.symbols)
      else { return nil }
      return "\(callback.name.rawValue): \(text)"
    }
  }

  /// What each read returned, in order: `sdkStatus: Started`.
  package var reads: [String] {
    run.records.compactMap { record in
      guard case .read(let property, let returned) = record.event else { return nil }
      return "\(property.rawValue): \(run.symbols[returned])"
    }
  }

  /// The host's notes, in order.
  package var notes: [String] {
    run.records.compactMap { record in
      guard case .note(let text) = record.event else { return nil }
      return run.symbols[text]
    }
  }

  /// The events of one kind.
  package func events(_ kind: EventKind) -> [EventRecord] {
    run.records.filter { $0.event.kind == kind }
  }

  /// The events of some kinds as text, with their instants: `14m renewalBegan(timer)`.
  package func history(_ kinds: EventKind...) -> [String] {
    run.records.filter { kinds.contains($0.event.kind) }.map { record in
      "\(TimeText.format(record.at)) \(EventText.text(record, symbols: run.symbols))"
    }
  }

  /// Everything from the event `seq` on, the steps left out, as text; `>` for each callback it is
  /// inside of.
  package func lines(from seq: Sequence) -> [String] {
    run.records.drop { $0.seq < seq }.filter { $0.event.kind != .stepBegan }.map { record in
      let nesting = String(repeating: "> ", count: Int(record.depth))
      return nesting + EventText.text(record, symbols: run.symbols)
    }
  }

  /// Everything from the first event of a kind on.
  package func lines(fromFirst kind: EventKind) -> [String] {
    events(kind).first.map { lines(from: $0.seq) } ?? []
  }
}

extension Readings {
  /// The readings that differ from the defaults, by name and text.
  package static func named(
    _ texts: [String: String], location: SourceLocation = #_sourceLocation
  ) -> Readings {
    var choices: [ReadingChoice] = []
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      guard let choice = try? ReadingCatalog.choice(name, text) else {
        Issue.record("\(name): \(text) is no reading.", sourceLocation: location)
        continue
      }
      choices.append(choice)
    }
    return Readings(choices)
  }
}

extension EventRecord {
  /// sdkStatus inside a delivered callback; nil for every other event.
  fileprivate var statusInside: SDKStatus? {
    guard case .callback(_, let status) = event else { return nil }
    return status
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

import EventLog
import Lifecycle
import Report

/// `whalesim state RUN`: status, pages, session and timers at a point of a run.
struct StateCommand {
  let options: StateOptions

  init(_ options: StateOptions) {
    self.options = options
  }

  func run(_ log: EventLog, _ output: inout OutputWriter) throws(EventLogError) {
    let run = try log.soundRun(options.run.selector)
    var events = try log.events(of: run)
    var state = State()
    var last: EventRecord?
    while let record = try events.next() {
      if isPast(record) { break }
      state.apply(record.event)
      last = record
    }
    if case .event(let seq)? = options.at, seq > last?.seq ?? 0 {
      throw .noSuchEvent(run: run.name, seq, last: last?.seq ?? 0)
    }
    let view = StateView(run: run.name, state: state, last: last, symbols: events.symbols)
    for line in options.json ? [view.json] : view.lines { output.writeLine(line) }
  }

  /// Whether an event lies after the point that was asked for. The point itself belongs to it.
  private func isPast(_ record: EventRecord) -> Bool {
    switch options.at {
    case .time(let time)?: record.at > time
    case .event(let seq)?: record.seq > seq
    case nil: false
    }
  }
}

/// A state in words, and as JSON.
private struct StateView {
  let run: String
  let state: State
  let last: EventRecord?
  let symbols: SymbolTable

  var lines: [String] {
    [
      "run       \(run), after \(last.map { "#\($0.seq)" } ?? "nothing")"
        + " at \(TimeText.format(last?.at ?? 0))",
      "status    \(state.status.name)",
      "session   \(sessionText)",
      "pages     \(([String(state.pageCount)] + pageUrls).joined(separator: "  "))",
      "resolver  \(state.resolver.phase.rawValue)",
      "timers    \(timerTexts.isEmpty ? "none" : timerTexts.joined(separator: ", "))",
      "requests  \(state.inFlight.count) in flight",
      "process   \(processText)",
    ]
  }

  var json: String {
    var object = JSONText()
    object.add("run", run)
    object.add("seq", Int64(last?.seq ?? 0))
    object.add("at_ms", last?.at ?? 0)
    object.add("status", state.status.name)
    object.add("session", state.session == 0 ? nil : Int64(state.session))
    object.add("account", state.config.map { symbols[$0.account] })
    object.add("token", state.credentials.map { symbols[$0.token.symbol] })
    object.add("refresh_token", state.credentials.map { symbols[$0.refreshToken.symbol] })
    object.add("page_count", Int64(state.pageCount))
    object.add("pages", pageUrls)
    object.add("resolver", state.resolver.phase.rawValue)
    object.add("timers", timerTexts)
    object.add("requests_in_flight", Int64(state.inFlight.count))
    object.add("process", processText)
    return object.text
  }

  private var sessionText: String {
    guard let config = state.config else { return "none" }
    let token = state.credentials.map { "token \(symbols[$0.token.symbol])" } ?? "no credentials"
    let ended = state.isInvalidated ? ", invalidated" : ""
    return "\(state.session), account \(symbols[config.account]), \(token)\(ended)"
  }

  private var pageUrls: [String] {
    state.stack.compactMap(\.page).map { symbols[$0.url] }
  }

  private var timerTexts: [String] {
    TimerKind.allCases.compactMap { kind in
      state.timers[kind].map { "\(kind.name) due at \(TimeText.format($0))" }
    }
  }

  private var processText: String {
    if !state.isProcessAlive { return "ended" }
    return state.isSuspended ? "suspended" : "running"
  }
}

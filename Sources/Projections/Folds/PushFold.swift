import EventLog
import Lifecycle

/// The push service as the events so far make it. It belongs to the process (ruling 13).
struct PushFold {
  private enum Phase: String {
    case notStarted
    case started
    case failed
  }

  private var phase = Phase.notStarted
  private var deviceToken: String?
  private var boundToken: String?
  private var openTips: Int64 = 0
  private var sinceSeq: Int64?

  /// Takes in the next event.
  mutating func apply(_ record: EventRecord, _ symbols: SymbolTable) {
    let event = record.event
    if case .pushServiceStarted = event {
      phase = .started
    } else if case .pushServiceFailed = event {
      // A service that runs goes on running.
      if phase == .notStarted { phase = .failed }
    } else if case .deviceTokenRecorded(let call) = event {
      deviceToken = symbols[call.token]
    } else if case .deviceTokenBound(let token) = event {
      boundToken = symbols[token]
    } else if case .tipShown = event {
      openTips += 1
    } else if case .tipDismissed = event {
      openTips -= 1
    } else if event.endsPushService {
      self = PushFold()
    } else {
      return
    }
    sinceSeq = Int64(record.seq)
  }

  func row(at position: Sequence) -> DerivedRow {
    DerivedRow(
      .pushService,
      [
        .text(phase.rawValue), .init(deviceToken), .init(boundToken), .integer(openTips),
        .init(sinceSeq),
      ], position: position)
  }
}

extension Event {
  /// Whether the push service is as new after it.
  fileprivate var endsPushService: Bool {
    if case .pushServiceReset = self { return true }
    if case .processEnded = self { return true }
    return false
  }
}

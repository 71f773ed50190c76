import Lifecycle

extension EventDictionary {
  static let clock: [EventKindEntry] = [
    EventKindEntry(
      .stepBegan, "A step of the scenario begins, at this line of its file.",
      example: #"{"index":1,"line":4,"stimulus":"start"}"#
    ) { reader throws(ScanFailure) in
      let index = try reader.int32("index")
      let line = try reader.int32("line")
      return .stepBegan(index: index, line: line, stimulus: try reader.symbol("stimulus"))
    },
    EventKindEntry(
      .timerArmed, "The SDK sets one of its timers to a later instant.",
      example: #"{"dueMs":840000,"timer":"renewal"}"#
    ) { reader throws(ScanFailure) in
      let due = try reader.integer("dueMs")
      return .timerArmed(try reader.word("timer"), due: due)
    },
    EventKindEntry(
      .timerCancelled, "The SDK stops a timer that has not fired.",
      example: #"{"timer":"renewal"}"#
    ) { reader throws(ScanFailure) in .timerCancelled(try reader.word("timer")) },
    EventKindEntry(
      .timerFired, "A timer of the SDK has run out.",
      example: #"{"timer":"resolverWindow"}"#
    ) { reader throws(ScanFailure) in .timerFired(try reader.word("timer")) },
  ]
}

package enum StartDuplicate: String, Hashable, Sendable, CaseIterable {
  case reject400
  case ignore
}

package enum StartFinishScope: String, Hashable, Sendable, CaseIterable {
  case perSession
  case perProcess
}

package enum StartRejectedDelegate: String, Hashable, Sendable, CaseIterable {
  case new
  case active
}

package enum StartSelfDestroyTiming: String, Hashable, Sendable, CaseIterable {
  case afterCallback
  case beforeCallback
}

package enum StartValidationDelivery: String, Hashable, Sendable, CaseIterable {
  case nextTick
  case sync
}

package enum StartWhileDestroying: String, Hashable, Sendable, CaseIterable {
  case reject400
  case queue
  case ignore
}

package enum StartWhileStarting: String, Hashable, Sendable, CaseIterable {
  case reject400
  case ignore
}

/// What becomes of a start that fails for another reason than access (AMB-17, ruling 15).
package enum StartNonAuthFailure: Hashable, Sendable {
  case retry
  case stall
  case finish
  case fail(Int32)

  var value: ReadingValue {
    switch self {
    case .retry: .word("retry")
    case .stall: .word("stall")
    case .finish: .word("finish")
    case .fail(let code): .call("fail", code)
    }
  }

  init(_ value: ReadingValue) {
    self =
      switch value {
      case .word("stall"): .stall
      case .word("finish"): .finish
      case .call(_, let code): .fail(code)
      case .word, .number, .time: .retry
      }
  }
}

/// The callbacks a host receives: delegate methods and completion blocks.
///
/// The raw value is the name a scenario and the log use; `selector` is the SDK's own.
package enum CallbackName: String, Hashable, Sendable, CaseIterable {
  case didFinishLaunching
  case startFailed
  case tokenDidChange
  case didRunInError
  case refreshTokenExpired
  case willDestroy
  case canOpenURL
  case didRequestOpenURL
  case analyticsEvent
  case enterSdkPage
  case exitSdkPage
  case navigationCompleted
  case pushStartCompleted
  case deviceTokenCompleted
  case routerHandler

  /// The Objective-C selector, or the label of the block argument, as the documents declare it.
  package var selector: String {
    switch self {
    case .didFinishLaunching: "lbWhaleAppDidFinishLaunching"
    case .startFailed: "lbWhaleAppStartFailedWithError:"
    case .tokenDidChange: "lbWhaleAppTokenDidChange:"
    case .didRunInError: "lbWhaleAppDidRunInError:"
    case .refreshTokenExpired: "lbWhaleAppRefreshTokenExpiredWithResolver:"
    case .willDestroy: "lbWhaleAppWillDestroy"
    case .canOpenURL: "lbWhaleAppSDKCanOpenURL:"
    case .didRequestOpenURL: "lbWhaleAppSDKDidRequestOpenURL:"
    case .analyticsEvent: "lbWhaleAppAnalyticsEventWithName:properties:"
    case .enterSdkPage: "lbWhaleAppEnterSdkPage"
    case .exitSdkPage: "lbWhaleAppExitSdkPage"
    case .navigationCompleted: "completed:"
    case .pushStartCompleted: "andCompleted:"
    case .deviceTokenCompleted: "callback:"
    case .routerHandler: "routerHandler:"
    }
  }

  /// Who receives it, and so whose absence suppresses it.
  package var receiver: CallbackReceiver {
    switch self {
    case .didFinishLaunching, .startFailed, .tokenDidChange, .didRunInError,
      .refreshTokenExpired, .willDestroy, .canOpenURL, .didRequestOpenURL, .analyticsEvent:
      .eventDelegate
    case .enterSdkPage, .exitSdkPage:
      .uiDelegate
    case .navigationCompleted, .pushStartCompleted, .deviceTokenCompleted, .routerHandler:
      .block
    }
  }
}

/// Who receives a callback.
package enum CallbackReceiver: Hashable, Sendable {
  /// `LBWhaleAppDelegate`: every method is optional (API-46).
  case eventDelegate
  /// `LBWhaleAppUIDelegate`: both methods are required (PAGE-8).
  case uiDelegate
  /// A block given with a call.
  case block
}

/// The event-delegate methods a host leaves out.
package struct OmittedCallbacks: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  package static let none: OmittedCallbacks = []

  /// The set that holds `name` alone.
  package init(_ name: CallbackName) {
    let position = CallbackName.allCases.firstIndex(of: name) ?? 0
    self.init(rawValue: 1 << UInt16(position))
  }

  package func contains(_ name: CallbackName) -> Bool {
    contains(OmittedCallbacks(name))
  }

  /// The omitted names in declaration order.
  package var names: [CallbackName] {
    CallbackName.allCases.filter { contains($0) }
  }
}

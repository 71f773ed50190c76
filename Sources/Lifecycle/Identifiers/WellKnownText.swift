/// The SDK's own words, interned in every table at fixed places: a pure machine can say them.
package enum WellKnownText {
  /// The texts in the order of their symbols, beginning with the empty one.
  package static let all: [String] =
    [""] + RequiredField.allCases.map { "\($0.rawValue) is missing, please supply it." }
    + [duplicateText, unauthorizedText, forbiddenText, unusableText, "none", "present", "0"]
    + SDKStatus.allCases.map(\.name) + Orientation.allCases.map(\.rawValue)

  private static let duplicateText =
    "The SDK is initialized already; destroy it before starting it again."
  private static let unauthorizedText = "Authentication failed, please sign in again."
  private static let forbiddenText = "The API key or project configuration was rejected."

  private static let unusableText = "The server gave no answer that can be used."

  private static let firstMissing: UInt32 = 1
  private static let duplicateIndex = firstMissing + UInt32(RequiredField.allCases.count)
  private static let firstStatus = duplicateIndex + 7
  private static let firstOrientation = firstStatus + UInt32(SDKStatus.allCases.count)

  /// `localizedDescription` of a start without `field` (START-19).
  package static func missing(_ field: RequiredField) -> Symbol {
    Symbol(index: firstMissing + UInt32(RequiredField.allCases.firstIndex(of: field) ?? 0))
  }

  /// `localizedDescription` of a duplicate start.
  package static let duplicate = Symbol(index: duplicateIndex)

  /// What an error says when the server gave no words of its own.
  package static func error(code: Int32) -> Symbol {
    let isForbidden = code == 403 || (403_000...403_999).contains(code)
    return Symbol(index: duplicateIndex + (code == 401 ? 1 : isForbidden ? 2 : 3))
  }

  package static let none = Symbol(index: duplicateIndex + 4)
  package static let present = Symbol(index: duplicateIndex + 5)
  package static let zero = Symbol(index: duplicateIndex + 6)

  package static func status(_ status: SDKStatus) -> Symbol {
    Symbol(index: firstStatus + UInt32(status.rawValue))
  }

  package static func orientation(_ orientation: Orientation) -> Symbol {
    Symbol(index: firstOrientation + UInt32(Orientation.allCases.firstIndex(of: orientation) ?? 0))
  }
}

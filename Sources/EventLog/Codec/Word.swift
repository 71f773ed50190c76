import Lifecycle

/// A value that the log spells as a fixed name.
protocol Word: CaseIterable, Sendable {
  /// The name. It is a file format.
  var word: String { get }
}

extension Word where Self: RawRepresentable, RawValue == String {
  var word: String { rawValue }
}

extension Theme: Word {}
extension Language: Word {}
extension PriceColorType: Word {}
extension Environment: Word {}
extension RequiredField: Word {}
extension Orientation: Word {}
extension PageStyle: Word {}
extension Endpoint: Word {}
extension ReadableProperty: Word {}
extension CallbackName: Word {}
extension RenewalCause: Word {}
extension CredentialSource: Word {}
extension ResolverOutcome: Word {}
extension InvalidationReason: Word {}
extension TeardownInitiator: Word {}
extension URLDropReason: Word {}
extension SuppressionReason: Word {}
extension IgnoredCall: Word {}
extension HandlingMethod: Word {}
extension HandlingResult: Word {}
extension Presentation: Word {}
extension PushIdentifier.Content: Word {}
extension Arrival: Word {}
extension TipSkipReason: Word {}

extension SDKStatus: Word {
  var word: String { name }
}

extension TimerKind: Word {
  var word: String { name }
}

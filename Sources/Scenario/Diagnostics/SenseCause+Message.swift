import Lifecycle

extension SenseCause {
  var message: String {
    switch self {
    case .omittedMethod(let callback, let place):
      "the host does not implement `\(callback.rawValue)`, which it omits at \(place.text), so "
        + "it cannot react to it"
    case .notOmittable(let callback):
      callback.receiver == .uiDelegate
        ? "`\(callback.rawValue)` is a required method of the UI delegate"
        : "`\(callback.rawValue)` is no method of the event delegate"
    case .decreasingTime(let time, let earlier, let place):
      "written times decrease: \(TimeText.format(time)) is before "
        + "\(TimeText.format(earlier)) of \(place.text)"
    case .endBeforeStep(let end, let step, let place):
      "the run stops before anything due at \(TimeText.format(end)), and a step is due at "
        + "\(TimeText.format(step)) by \(place.text)"
    case .sameCallback(let callback, let place):
      "this rule is about two callbacks, and \(callback.rawValue) stands at \(place.text) already"
    case .givesWithoutSuccess: "`gives` stands only beside `status: 200`"
    case .givesWithoutRenewal(let endpoint):
      "only a renewal gives credentials, not \(Words.quoted(endpoint))"
    case .lifetimeTwice(let symbol, let place):
      "the lifetime of \(Words.quoted(symbol)) stands here and at \(place.text); it stands in "
        + "`tokens` or in `gives`"
    case .writtenAndLeftOut(let field, let place):
      "`\(field)` is left out here and written at \(place.text)"
    }
  }
}

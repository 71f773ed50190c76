import Lifecycle

extension ShapeCause {
  var message: String {
    switch self {
    case .missingKey(let key, let title, .always): "`\(key)` is missing from \(title)"
    case .missingKey(let key, let title, .because(let reason)):
      "`\(key)` is missing from \(title): \(reason) needs it"
    case .conflictingKeys(let key, let other, let place):
      "`\(key)` and `\(other)` exclude each other; the other stands at \(place.text)"
    case .misplacedKey(let key, let needs):
      "`\(key)` stands only beside \(Words.anyOf(needs))"
    case .noStimulus: "this step has no stimulus; `idle: why` is one that does nothing"
    case .noAction: "this item of `do` has no action"
    case .secondStimulus(let name, let first, let place):
      "\(Words.quoted(name)) is a second stimulus; \(Words.quoted(first)) stands at \(place.text)"
    case .bareStimulus(let name):
      "a step is a map; only in `do` may \(Words.quoted(name)) stand alone"
    case .notAHostCall(let name):
      "\(Words.quoted(name)) is nothing a host does; a reaction is made of host calls"
    case .answerOutsideCanOpenURL(let name):
      "`answer` stands only in a reaction to canOpenURL, not to \(name)"
    case .completeOutsideNotification(let name):
      "`complete` stands only in a reaction to notification, not to \(name)"
    case .noCallback: "this item names no callback"
    case .incompleteRow(let columns):
      "this row has no \(Words.allOf(columns)), which the first row has"
    case .tooManyRows(let count):
      "the table has \(Words.grouped(count)) rows; the most are \(CaseTable.rowLimit)"
    case .noRule: "this item of `rules` names no rule"
    case .secondRule(let name, let first, let place):
      "\(Words.quoted(name)) is a second rule in one item; \(Words.quoted(first)) stands at "
        + place.text
    case .secondCallback(let name, let first, let place):
      "\(Words.quoted(name)) is a second callback in one item; \(Words.quoted(first)) stands at "
        + place.text
    case .keyBesideBlock(let key, let block):
      "\(Words.quoted(key)) stands beside `\(block)`, which stands alone"
    case .tooManyOrders:
      "this list allows too many orders to look through; an `anyOrder` of up to 8 is fine"
    }
  }
}

package import Lifecycle
import Simulator

/// One thing about a delivered callback that is not as its entry says.
package enum EntryMismatch: Sendable {
  case argument(ArgumentExpectation, actual: String?)
  case time(Milliseconds)
  case within(Milliseconds, took: Milliseconds)
  case gap(Milliseconds, actual: Milliseconds?)
  case status(SDKStatus)
}

/// Compares single callbacks with single entries.
struct EntryComparison: Sendable {
  let forest: DeliveredForest
  let symbols: SymbolTable
  /// The instant of the step whose span is compared, in ms.
  let stepAt: Milliseconds

  /// What is not as written, arguments first, in file order.
  func mismatches(_ entry: CallbackExpectation, _ place: Int) -> [EntryMismatch] {
    let node = forest.nodes[place]
    var found: [EntryMismatch] = []
    for argument in entry.arguments {
      let actual = node.callback.argument(argument.name, symbols: symbols)
      if !(actual ?? "none").hasSameBytes(as: argument.text) {
        found.append(.argument(argument, actual: actual))
      }
    }
    if let at = entry.at?.value, node.record.at != at { found.append(.time(at)) }
    if let within = entry.within?.value, node.record.at - stepAt > within {
      found.append(.within(within, took: node.record.at - stepAt))
    }
    if let gap = entry.gap?.value {
      let actual = node.previousAt.map { node.record.at - $0 }
      if actual != gap { found.append(.gap(gap, actual: actual)) }
    }
    if let status = entry.status?.value, node.status != status { found.append(.status(status)) }
    return found
  }
}

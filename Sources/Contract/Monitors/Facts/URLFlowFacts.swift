import Lifecycle

/// A url the SDK could not open, until the host was asked to open it or it was dropped.
struct URLFlowFacts: Sendable {
  var flow: URLFlow
  /// The urlUnresolved.
  var began: Sequence
  /// Whether canOpenURL comes first; a reading leaves it out for a message's link (AMB-86).
  var isAsked: Bool
  /// How often canOpenURL came, the last of them, and what the host answered.
  var asks: Int32 = 0
  var lastAsk: Sequence = 0
  var isAllowed = false
  /// Why canOpenURL did not reach the host.
  var suppression: SuppressionReason?
}

extension RunFacts {
  /// The innermost flow under way for this url and call; nil without one.
  func index(ofFlow flow: URLFlow) -> Int? {
    flows.lastIndex { $0.flow == flow }
  }

  mutating func applyUnresolved(_ flow: URLFlow, cause: Sequence, at seq: Sequence) {
    let isMessage = flow.navigation == 0 && cause != lastTapLink
    flows.append(
      URLFlowFacts(flow: flow, began: seq, isAsked: !isMessage || readings.urlPushLinkAsks))
  }

  mutating func applyAsk(
    _ flow: URLFlow, answer: Bool, suppression: SuppressionReason?, at seq: Sequence
  ) {
    guard let index = index(ofFlow: flow) else { return }
    flows[index].asks += 1
    flows[index].lastAsk = seq
    flows[index].isAllowed = answer
    flows[index].suppression = suppression
  }

  mutating func applyFlowEnd(_ flow: URLFlow) {
    if let index = index(ofFlow: flow) { flows.remove(at: index) }
  }

  mutating func applyTapLink(_ url: Symbol, _ route: Route, at seq: Sequence) {
    lastTapLink = seq
    learn(url, route, at: seq)
  }

  /// Remembers that the SDK's route table knows a url. It is the same for the whole run.
  mutating func learn(_ url: Symbol, _ route: Route, at seq: Sequence) {
    guard route != .unresolved, !url.isEmpty, knownURLs[url] == nil else { return }
    knownURLs[url] = seq
  }
}

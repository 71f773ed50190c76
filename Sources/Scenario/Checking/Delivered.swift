package import Lifecycle
package import Simulator

/// One callback that reached the host, and those delivered before it returned.
package struct Delivered: Sendable {
  package var record: EventRecord
  package var callback: Callback
  /// sdkStatus as read inside it.
  package var status: SDKStatus
  /// The callbacks delivered inside it, by their place in the forest.
  package var children: [Int] = []
  /// When the callback before it in the run was delivered; nil for the first.
  package var previousAt: Milliseconds?
}

/// Every callback of a run in the order in which they were entered, nested as they came.
package struct DeliveredForest: Sendable {
  package private(set) var nodes: [Delivered] = []
  /// For each step the callbacks of its span that are inside no other.
  package private(set) var roots: [[Int]] = []

  package init(_ run: Run) {
    roots = Array(repeating: [], count: run.steps.count)
    var placeOfSeq: [Sequence: Int] = [:]
    var step = -1
    for record in run.records {
      while step + 1 < run.steps.count, record.seq >= run.steps[step + 1].firstSeq { step += 1 }
      guard case .callback(let callback, let status) = record.event else { continue }
      let place = nodes.count
      placeOfSeq[record.seq] = place
      nodes.append(
        Delivered(
          record: record, callback: callback, status: status,
          previousAt: nodes.last?.record.at))
      if let parent = placeOfSeq[record.parent] {
        nodes[parent].children.append(place)
      } else if step >= 0 {
        roots[step].append(place)
      }
    }
  }

  /// The nodes below `places`, themselves included, parents before children.
  package func preorder(_ places: [Int]) -> [Int] {
    var order: [Int] = []
    var waiting = Array(places.reversed())
    while let place = waiting.popLast() {
      order.append(place)
      waiting.append(contentsOf: nodes[place].children.reversed())
    }
    return order
  }
}

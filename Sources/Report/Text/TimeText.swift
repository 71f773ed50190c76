package import Lifecycle

/// Times as the scenario format writes them: `0s`, `90ms`, `14m80ms`, `1h30m`.
package enum TimeText {
  package static func text(_ time: Milliseconds) -> String {
    guard time > 0 else { return time == 0 ? "0s" : "-" + text(-time) }
    var rest = time
    var text = ""
    for (unit, length) in units {
      let amount = rest / length
      rest %= length
      if amount > 0 { text += "\(amount)\(unit)" }
    }
    return text
  }

  private static let units: [(String, Milliseconds)] = [
    ("h", 3_600_000), ("m", 60_000), ("s", 1000), ("ms", 1),
  ]
}

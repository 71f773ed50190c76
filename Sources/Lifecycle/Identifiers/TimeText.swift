/// Times as scenarios, readings and the command line write them: `250ms`, `14m80ms`, `1h30m`.
package enum TimeText {
  /// The longest time that can be written, in ms: 100,000 h.
  package static let longest: Milliseconds = 100_000 * 3_600_000

  private struct Unit {
    let name: String
    let milliseconds: Milliseconds
    let digits: Int
  }

  /// The units in the order in which they must be written.
  private static let units = [
    Unit(name: "h", milliseconds: 3_600_000, digits: 6),
    Unit(name: "m", milliseconds: 60_000, digits: 6),
    Unit(name: "s", milliseconds: 1000, digits: 6),
    Unit(name: "ms", milliseconds: 1, digits: 9),
  ]

  /// The time a text says, in ms; nil for a text that is none.
  ///
  /// Each unit stands at most once, in the order h, m, s, ms, after ASCII digits; there is neither
  /// blank nor sign.
  package static func parse(_ text: some StringProtocol) -> Milliseconds? {
    var rest = text[...]
    var total: Milliseconds = 0
    var next = 0
    repeat {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      let name = rest.prefix { !$0.isNumber }
      rest = rest.dropFirst(name.count)
      guard let place = units.indices.dropFirst(next).first(where: { units[$0].name == name }),
        digits.count <= units[place].digits, let count = Milliseconds(digits)
      else { return nil }
      total += count * units[place].milliseconds
      next = place + 1
    } while !rest.isEmpty
    return total <= longest ? total : nil
  }

  /// The shortest text that says a time in ms; `0s` for none at all.
  package static func format(_ time: Milliseconds) -> String {
    guard time != 0 else { return "0s" }
    var rest = time.magnitude
    var text = time < 0 ? "-" : ""
    for unit in units {
      let (count, remainder) = rest.quotientAndRemainder(dividingBy: unit.milliseconds.magnitude)
      if count > 0 { text += "\(count)\(unit.name)" }
      rest = remainder
    }
    return text
  }
}

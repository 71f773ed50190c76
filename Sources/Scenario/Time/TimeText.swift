package import Lifecycle

/// Times as the format writes them: `250ms`, `14m80ms`, `1m30s`.
///
/// Hours, minutes, seconds, milliseconds, each at most once and in this order; ASCII digits, no
/// blank, no sign, no fraction.
package enum TimeText {
  /// 100,000 h, the longest time, in ms.
  package static let limit: Milliseconds = 100_000 * 3_600_000

  private struct Unit {
    var name: StaticString
    var milliseconds: Milliseconds
    var digits: Int
  }

  private static let units = [
    Unit(name: "h", milliseconds: 3_600_000, digits: 6),
    Unit(name: "m", milliseconds: 60_000, digits: 6),
    Unit(name: "s", milliseconds: 1_000, digits: 6),
    Unit(name: "ms", milliseconds: 1, digits: 9),
  ]

  /// The shortest text for a time that is not negative: `1m30s` for 90,000 ms.
  package static func text(of time: Milliseconds) -> String {
    guard time != 0 else { return "0s" }
    var text = ""
    var rest = time
    for unit in units where rest / unit.milliseconds != 0 {
      text += "\(rest / unit.milliseconds)\(unit.name)"
      rest %= unit.milliseconds
    }
    return text
  }

  /// The time that `text` writes.
  static func parse(_ text: ArraySlice<UInt8>) -> Result<Milliseconds, TimeError> {
    var total: Milliseconds = 0
    var lastUnit = -1
    var index = text.startIndex
    while index < text.endIndex {
      let digits = index
      while index < text.endIndex, isDigit(text[index]) { index += 1 }
      let unitStart = index
      while index < text.endIndex, !isDigit(text[index]) { index += 1 }
      let name = text[unitStart..<index]
      guard let unit = units.firstIndex(where: { $0.name == name }) else {
        return .failure(TimeError(fault: fault(ofUnit: name, in: text)))
      }
      if digits == unitStart { return .failure(TimeError(fault: .noDigits)) }
      if unit <= lastUnit {
        let fault: TimeFault =
          unit == lastUnit
          ? .repeatedUnit("\(units[unit].name)")
          : .unitOrder("\(units[unit].name)", after: "\(units[lastUnit].name)")
        return .failure(TimeError(fault: fault))
      }
      guard unitStart - digits <= units[unit].digits else {
        return .failure(TimeError(fault: .tooManyDigits("\(units[unit].name)")))
      }
      let number = text[digits..<unitStart].reduce(0 as Milliseconds) {
        $0 * 10 + Milliseconds($1 - UInt8(ascii: "0"))
      }
      total += number * units[unit].milliseconds
      lastUnit = unit
    }
    guard lastUnit >= 0 else { return .failure(TimeError(fault: .noDigits)) }
    return total <= limit ? .success(total) : .failure(TimeError(fault: .tooLong))
  }

  /// Says what is wrong with a time in which `name` stands where a unit should.
  private static func fault(
    ofUnit name: ArraySlice<UInt8>, in text: ArraySlice<UInt8>
  ) -> TimeFault {
    if text.contains(where: { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 }) { return .blank }
    if text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+") { return .sign }
    if name.isEmpty { return .noUnit }
    if name.first == UInt8(ascii: ".") || name.first == UInt8(ascii: ",") { return .fraction }
    return .unknownUnit(String(decoding: name, as: UTF8.self))
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

/// Why a text is no time.
struct TimeError: Error, Hashable {
  var fault: TimeFault
}

extension StaticString {
  fileprivate static func == (name: StaticString, bytes: ArraySlice<UInt8>) -> Bool {
    name.utf8CodeUnitCount == bytes.count
      && UnsafeBufferPointer(start: name.utf8Start, count: bytes.count).elementsEqual(bytes)
  }
}

import Lifecycle

extension TimeFault {
  /// Says why `text`, which `TimeText` refuses, is no time.
  init(in text: ArraySlice<UInt8>) {
    let walk = Walk(text)
    self = walk.blank ?? walk.sign ?? walk.firstFault ?? .tooLong
  }

  /// A look at a text from number to number.
  private struct Walk {
    private let text: ArraySlice<UInt8>

    init(_ text: ArraySlice<UInt8>) {
      self.text = text
    }

    var blank: TimeFault? {
      text.contains { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D } ? .blank : nil
    }

    var sign: TimeFault? {
      text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+") ? .sign : nil
    }

    /// What is wrong with the first part, digits and a unit, that is not right.
    var firstFault: TimeFault? {
      var last: Int?
      var index = text.startIndex
      while index < text.endIndex {
        let digits = index
        while index < text.endIndex, isDigit(text[index]) { index += 1 }
        let nameStart = index
        while index < text.endIndex, !isDigit(text[index]) { index += 1 }
        let name = String(decoding: text[nameStart..<index], as: UTF8.self)
        guard let unit = Walk.units.firstIndex(of: name) else {
          if name.isEmpty { return .noUnit }
          return name.hasPrefix(".") || name.hasPrefix(",") ? .fraction : .unknownUnit(name)
        }
        if digits == nameStart { return .noDigits }
        if unit == last { return .repeatedUnit(name) }
        if let last, unit < last { return .unitOrder(name, after: Walk.units[last]) }
        if nameStart - digits > (name == "ms" ? 9 : 6) { return .tooManyDigits(name) }
        last = unit
      }
      return nil
    }

    private static let units = ["h", "m", "s", "ms"]

    private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  }
}

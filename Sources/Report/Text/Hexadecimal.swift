/// Numbers as escapes write them.
package enum Hexadecimal {
  /// At least four digits, in capitals: `009B`.
  package static func fourDigits(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The time of day, for people who look through old runs. It is in no hash and decides nothing.
///
/// This file alone reads real clocks.
package enum WallClock {
  /// Now, in UTC, to the second: `2026-11-30T22:40:00Z`.
  package static var now: String {
    text(secondsSince1970: Int64(time(nil)))
  }

  /// An instant in UTC, in the Gregorian calendar carried backwards without end.
  package static func text(secondsSince1970 seconds: Int64) -> String {
    let (days, second) = floorDivision(seconds, by: 86_400)
    let date = CalendarDate(daysSince1970: days)
    let clock = [second / 3600, second / 60 % 60, second % 60]
    return "\(padded(date.year, to: 4))-\(padded(date.month, to: 2))-\(padded(date.day, to: 2))T"
      + clock.map { padded($0, to: 2) }.joined(separator: ":") + "Z"
  }

  private static func padded(_ number: Int64, to width: Int) -> String {
    let digits = "\(number.magnitude)"
    let zeros = String(repeating: "0", count: max(0, width - digits.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }
}

/// A day of the Gregorian calendar.
package struct CalendarDate: Hashable, Sendable {
  package let year: Int64
  package let month: Int64
  package let day: Int64

  /// Years are counted from March here, so that the leap day is the last of its year and months
  /// before it need no exception. An era is the 400 years after which the calendar repeats.
  package init(daysSince1970 days: Int64) {
    let daysFromMarchOfYear0: Int64 = 719_468
    let (era, day) = floorDivision(days + daysFromMarchOfYear0, by: 146_097)
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    self.day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.year = year + era * 400 + (month <= 2 ? 1 : 0)
  }
}

/// Quotient and remainder, the remainder never negative.
private func floorDivision(
  _ number: Int64, by divisor: Int64
) -> (quotient: Int64, remainder: Int64) {
  let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}

/// Real time since it was made, for progress and the summary's rate.
package struct Stopwatch: Hashable, Sendable {
  private let start: Int64

  package init() {
    start = Self.microseconds()
  }

  /// Microseconds since it was made. Never runs backwards, whatever is done to the time of day.
  package var elapsed: Int64 {
    Self.microseconds() - start
  }

  private static func microseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
  }
}

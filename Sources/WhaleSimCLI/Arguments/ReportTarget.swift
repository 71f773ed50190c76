package import Report

/// A report that `--report` asks for.
package struct ReportTarget: Hashable, Sendable {
  package var format: ReportFormat
  /// The file to write; nil is standard output.
  package var path: String?

  package init(format: ReportFormat, path: String?) {
    self.format = format
    self.path = path
  }
}

extension RawArguments {
  /// The reports that the values of an option name, such as `junit=out.xml,github`.
  func reports(of option: OptionDescription) throws(UsageError) -> [ReportTarget] {
    var targets: [ReportTarget] = []
    for value in values(of: option) {
      for part in value.split(separator: ",", omittingEmptySubsequences: false) {
        targets.append(try report(String(part), option))
      }
    }
    return targets
  }

  private func report(
    _ text: String, _ option: OptionDescription
  ) throws(UsageError) -> ReportTarget {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.count > 1 ? String(parts[1]) : nil
    let format = ReportFormat(rawValue: String(parts.first ?? ""))
    guard let format, (format == .github) == (path == nil), path?.isEmpty != true else {
      throw UsageError(
        .wrongValue(
          option, text, expected: "junit=FILE, tap=FILE, json=FILE or github, commas between them"),
        command: command)
    }
    return ReportTarget(format: format, path: path)
  }
}

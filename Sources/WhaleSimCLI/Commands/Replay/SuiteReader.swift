import Contract
import Scenario

/// Reads scenario files one by one, so that a suite of any length takes the memory of one.
struct SuiteReader {
  private let options: ReplayOptions
  /// The files by the name of the scenario in them, for look-ups only.
  private var pathOfName: [[UInt8]: String] = [:]

  init(_ options: ReplayOptions) {
    self.options = options
  }

  /// What became of one file.
  enum Item {
    /// One, or those of the rows of its cases.
    case scenarios([ScenarioFile])
    /// Not asked for by `--filter` or `--tag`.
    case notSelected
    case invalid(InvalidScenario)
    case unreadable(FileError)
  }

  mutating func read(_ path: String) -> Item {
    let bytes: [UInt8]
    do {
      bytes = try ScenarioFiles.read(path, limit: InvalidScenario.sizeLimit)
    } catch {
      return .unreadable(error)
    }
    if bytes.count > InvalidScenario.sizeLimit {
      return .invalid(.tooLarge(bytes: bytes.count, path: path))
    }
    do {
      var rows = try ScenarioFile.rows(
        bytes: bytes, path: path, readAttachment: { Self.attachment($0, beside: path) },
        isKnownClause: ContractCatalog.isKnown)
      ScenarioRunner.shareReactions(among: &rows)
      return check(rows)
    } catch {
      return .invalid(error)
    }
  }

  /// A file that a scenario names, by its path relative to the scenario.
  private static func attachment(_ name: String, beside path: String) -> AttachmentContent {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    do {
      return .bytes(try ScenarioFiles.read(folder + name, limit: ScenarioFile.attachmentLimit))
    } catch {
      if case .missing = error { return .missing }
      return .unreadable(error.message)
    }
  }

  private mutating func check(_ rows: [ScenarioFile]) -> Item {
    for file in rows {
      let name = Array(file.name.value.utf8)
      if let other = pathOfName[name] { return .invalid(file.duplicate(of: other)) }
      pathOfName[name] = file.path
    }
    let selected = rows.filter(isSelected)
    return selected.isEmpty ? .notSelected : .scenarios(selected)
  }

  private func isSelected(_ file: ScenarioFile) -> Bool {
    if let filter = options.filter, !file.name.value.contains(filter),
      !file.path.contains(filter)
    {
      return false
    }
    return options.tags.isEmpty || file.tags.contains { options.tags.contains($0.value) }
  }
}

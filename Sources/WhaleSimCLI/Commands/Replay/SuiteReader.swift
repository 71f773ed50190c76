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
    case scenario(ScenarioFile)
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
      let file = try ScenarioFile.decode(
        bytes: bytes, path: path, isKnownClause: ContractCatalog.isKnown)
      return check(file)
    } catch {
      return .invalid(error)
    }
  }

  private mutating func check(_ file: ScenarioFile) -> Item {
    let name = Array(file.name.value.utf8)
    if let other = pathOfName[name] { return .invalid(file.duplicate(of: other)) }
    pathOfName[name] = file.path
    return isSelected(file) ? .scenario(file) : .notSelected
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

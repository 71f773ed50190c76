import Simulator

/// The accounts of a file, for the places that name one.
struct KnownAccounts {
  let scripts: [AccountScript]
  /// For look-ups only.
  private let names: Set<String>
  /// What `start: {}` means: account A, or the only one.
  let defaultName: String?
  /// The names that a message lists, not more than a few.
  let listed: [String]

  init(_ scripts: [AccountScript]) {
    self.scripts = scripts
    names = Set(scripts.map(\.name))
    defaultName = names.contains("A") ? "A" : scripts.count == 1 ? scripts.first?.name : nil
    let few = scripts.prefix(8).map(\.name)
    listed = few.count < scripts.count ? few + ["…"] : few
  }

  func contains(_ name: String) -> Bool { names.contains(name) }
}

import Foundation

/// The checkout these tests were built from.
enum Repository {
  /// The folder that holds Package.swift.
  static let root: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(4)
    return parts.joined(separator: "/")
  }()

  /// Every Swift file below `Sources`, scanned, in the order of their paths.
  static let sources: [SourceCode] = scan(under: "Sources")

  /// Every Swift file below `Tests`, scanned, in the order of their paths.
  static let tests: [SourceCode] = scan(under: "Tests")

  /// The files git tracks; without git, every file that is not a build product.
  static let trackedFiles: [String] = {
    let listing = try? Shell.run("git", ["ls-files", "-z"], in: root)
    guard let listing, listing.status == 0 else { return filesOnDisk }
    return listing.output.split(separator: "\0").map(String.init).filter { exists($0) }.sorted()
  }()

  /// The text of a file, given by its path from the top; nil for one that is not UTF-8.
  static func text(_ path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: root + "/" + path) else { return nil }
    return String(data: data, encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root + "/" + path)
  }

  /// Every file on disk but build products, databases and git's own, sorted.
  static var filesOnDisk: [String] {
    files(under: "").filter { path in
      let top = path.prefix { $0 != "/" }
      return ![".build", ".git", ".swiftpm"].contains(String(top)) && !path.contains(".sqlite")
    }
  }

  /// The files below a folder, as paths from the top, sorted.
  static func files(under folder: String) -> [String] {
    let base = folder.isEmpty ? root : root + "/" + folder
    guard let walk = FileManager.default.enumerator(atPath: base) else { return [] }
    var found: [String] = []
    while let entry = walk.nextObject() as? String {
      if folder.isEmpty && (entry == ".build" || entry == ".git") { walk.skipDescendants() }
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: base + "/" + entry, isDirectory: &isFolder)
      if exists && !isFolder.boolValue {
        found.append(folder.isEmpty ? entry : folder + "/" + entry)
      }
    }
    return found.sorted()
  }

  private static func scan(under folder: String) -> [SourceCode] {
    files(under: folder).filter { $0.hasSuffix(".swift") }.compactMap { path in
      text(path).map { SourceCode(path: path, $0) }
    }
  }
}

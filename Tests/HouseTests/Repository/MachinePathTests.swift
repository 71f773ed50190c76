import Testing

/// Paths that only one machine knows.
enum MachinePaths {
  // Put together here so that this file does not hold what it looks for.
  static let folders = ["work", "root", "home", "Users"].map { "/" + $0 + "/" }

  /// The lines that hold such a path; part of a longer path or a url does not count.
  static func lines(in text: String) -> [Int] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().filter { line in
      folders.contains { holds(line.element, folder: $0) }
    }.map { $0.offset + 1 }
  }

  private static func holds(_ line: Substring, folder: String) -> Bool {
    line.ranges(of: folder).contains { range in
      guard range.lowerBound > line.startIndex else { return true }
      let before = line[line.index(before: range.lowerBound)]
      return !before.isLetter && !before.isNumber && !"_-.*}".contains(before)
    }
  }
}

@Suite struct `No file knows the machine it was written on` {
  @Test func `no tracked file holds an absolute path of a machine`() {
    for path in Repository.trackedFiles {
      for line in MachinePaths.lines(in: Repository.text(path) ?? "") {
        Issue.record("\(path):\(line): write the path relative to the repository")
      }
    }
  }

  @Test func `a planted path is found`() {
    let folder = MachinePaths.folders[0]
    let text = "a\n\"\(folder)main/Package.swift\"\nfile://\(folder)x\nsee \(folder)\n"
    #expect(MachinePaths.lines(in: text) == [2, 3, 4])
  }

  @Test func `a page of that name in a url is none`() {
    let folder = MachinePaths.folders[2]
    #expect(MachinePaths.lines(in: "lb://page\(folder)news and Sources\(folder)a") == [])
  }
}

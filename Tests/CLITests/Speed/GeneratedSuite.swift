import Foundation

/// Scenario files of 20 events each, as many as wanted, all different.
enum GeneratedSuite {
  /// Writes `count` files into a folder of the workspace, 500 to a folder below it.
  static func write(_ count: Int, to workspace: Workspace, in folder: String) throws {
    for number in 1...count {
      let group = String((number - 1) / 500)
      try workspace.write(text(number), to: "\(folder)/\(group)/generated-\(number).yaml")
    }
  }

  /// A start, a page, a look at the status, and the page's end: 8, 6, 2 and 4 events.
  private static func text(_ number: Int) -> String {
    """
    format: whalesim/1
    name: Generated \(number)
    about: A file of many, to see how many a second can bear.
    tags: [generated]
    steps:
      - start: {}
        expect:
          - { didFinishLaunching: {}, at: 90ms, status: Started }
      - at: \(number)s
        pushURL: lb://page/\(number)
        expect:
          - enterSdkPage
          - navigationCompleted: { succeeded: true, url: "lb://page/\(number)" }
      - read: sdkStatus
        returns: Started
      - after: 1m
        closePage: top
        expect: [exitSdkPage]
    finally:
      status: Started
      pages: 0

    """
  }
}

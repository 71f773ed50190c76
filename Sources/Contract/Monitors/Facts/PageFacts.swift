import Lifecycle

/// The pages, and what the host was told of them.
struct PageFacts: Sendable {
  /// Ordinals of SDK pages, bottom first; 0 for a page of the host.
  private(set) var stack: [Ordinal] = []
  private(set) var count = 0
  /// Whether the last of enterSdkPage and exitSdkPage was the first of the two.
  var isEntered = false
  var lastEnter: Sequence = 0
  var lastExit: Sequence = 0
  /// The pageOpened whose enterSdkPage is still to come, and the navigation that opened the page.
  var enterOwed: Sequence = 0
  var edgeNavigation: Ordinal = 0
  /// The pageClosed whose exitSdkPage is still to come.
  var exitOwed: Sequence = 0
  /// What must cause neither: openings and closings that leave pages, the app's own comings and
  /// goings (PAGE-5, PAGE-6).
  var quiet = SequenceList()

  /// Whether the current page is the SDK's (ORIENT-2, AMB-70).
  var isSDKPageOnTop: Bool { (stack.last ?? 0) != 0 }

  mutating func open(_ page: Page) {
    count += 1
    if let replaced = page.replaces, let index = stack.lastIndex(of: replaced) {
      stack.insert(page.page, at: index + 1)
    } else {
      stack.append(page.page)
    }
  }

  mutating func close(_ page: Ordinal) {
    count = max(count - 1, 0)
    if let index = stack.lastIndex(of: page) { stack.remove(at: index) }
  }

  mutating func cover() {
    stack.append(0)
  }

  mutating func uncover() {
    if let index = stack.lastIndex(of: 0) { stack.remove(at: index) }
  }

  /// The process is gone, and its pages without an exit (ruling 20).
  mutating func clear() {
    let kept = quiet
    self = PageFacts()
    quiet = kept
  }
}

import Lifecycle
import Simulator

/// A notification as APNs carries it: a JSON object with `aps`, and beside it what the server adds.
///
/// JSON is YAML, so the scenario's own reader reads it, with the same checks of encoding, depth and
/// what looks like a token.
struct NotificationFile {
  /// What APNs takes at most, in bytes.
  static let sizeLimit = 4096

  let bytes: [UInt8]
  private let tree: YAMLTree
  private var title: String?
  private var body: String?
  private var link: String?
  private var id: String?
  private var nestedIdentifier: String?
  private var topLevelIdentifier: String?

  init(_ content: AttachmentContent) throws(NotificationFileFault) {
    switch content {
    case .bytes(let read): bytes = read
    case .missing: throw .missing
    case .unreadable(let reason): throw .unreadable(reason)
    }
    if bytes.count > Self.sizeLimit { throw .tooLarge(bytes: bytes.count) }
    var reader = YAMLReader()
    // Between the values of JSON a tab is a blank, and inside a text it cannot stand as itself.
    let text = bytes.map { $0 == 0x09 ? UInt8(ascii: " ") : $0 }
    let tree = reader.read(text)
    if let first = reader.findings.inFileOrder.first {
      throw .refused(message: first.message, at: first.position)
    }
    guard let tree else { throw .notAnObject("", at: .start) }
    self.tree = tree
    try readContents()
  }

  func script(name: String) -> NotificationScript {
    NotificationScript(
      name: name, title: title, body: body, link: link, id: id,
      nestedIdentifier: nestedIdentifier, topLevelIdentifier: topLevelIdentifier)
  }

  /// The SDK's part, in `user_info` or, as a system's `userInfo`, at the top level (AMB-94).
  private mutating func readContents() throws(NotificationFileFault) {
    guard tree[YAMLTree.root].kind == .mapping else {
      throw .notAnObject("", at: tree[YAMLTree.root].start)
    }
    guard let aps = try object("aps", in: YAMLTree.root) else { throw .noAps }
    try readAlert(in: aps)
    let root = YAMLTree.root
    title = try text("title", in: root) ?? title
    body = try text("body", in: root) ?? body
    link = try text("link", in: root)
    id = try text("id", in: root)
    topLevelIdentifier = try text("lb_push_from", in: root)
    guard let info = try object("user_info", in: root) else { return }
    link = try text("link", in: info) ?? link
    id = try text("id", in: info) ?? id
    nestedIdentifier = try text("lb_push_from", in: info)
    _ = try text("json", in: info)
  }

  /// `alert` is a text, or an object with a title and a body.
  private mutating func readAlert(in aps: YAMLTree.ID) throws(NotificationFileFault) {
    guard let alert = member("alert", of: aps) else { return }
    if tree[alert].kind == .scalar {
      title = try text("alert", in: aps)
    } else if let alert = try object("alert", in: aps) {
      title = try text("title", in: alert)
      body = try text("body", in: alert)
    }
  }

  private func member(_ name: StaticString, of object: YAMLTree.ID) -> YAMLTree.ID? {
    var key = tree.firstChild(of: object)
    while key < tree.end(of: object) {
      if tree.has(key, name) { return tree.end(of: key) }
      key = tree.end(of: tree.end(of: key))
    }
    return nil
  }

  private func object(
    _ name: StaticString, in object: YAMLTree.ID
  ) throws(NotificationFileFault) -> YAMLTree.ID? {
    guard let id = member(name, of: object) else { return nil }
    guard tree[id].kind == .mapping else { throw .notAnObject("\(name)", at: tree[id].start) }
    return id
  }

  private func text(
    _ name: StaticString, in object: YAMLTree.ID
  ) throws(NotificationFileFault) -> String? {
    guard let id = member(name, of: object) else { return nil }
    guard tree[id].kind == .scalar, tree[id].style == .doubleQuoted else {
      throw .notAText("\(name)", at: tree[id].start)
    }
    return tree.string(of: id)
  }
}

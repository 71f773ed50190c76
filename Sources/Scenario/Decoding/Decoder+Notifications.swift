import Lifecycle
import Simulator

extension Decoder {
  /// The notifications of the file, and their names for the places that name one.
  mutating func decodeNotifications(_ value: Value?) -> [NotificationScript] {
    notifications = []
    guard let value else { return [] }
    guard let fields = fields(of: value, .notifications) else {
      notifications = nil
      return []
    }
    var scripts: [NotificationScript] = []
    for (key, id) in fields.others {
      guard let name = notificationKey(key) else { continue }
      // One that is wrong in itself is known by its name all the same.
      notifications?.append(name)
      let value = Value(id: id, shape: Format.notificationValue, owner: .key(key))
      if let script = decodeNotification(value, name) { scripts.append(script) }
    }
    if fields.isDoubtful { notifications = nil }
    return scripts
  }

  private mutating func notificationKey(_ key: YAMLTree.ID) -> String? {
    guard let name = oneLine(Value(id: key, shape: .notification, owner: .key(key))) else {
      return nil
    }
    guard name != "none" else {
      findings.add(.value(.noneIsNoName), at: tree.span(of: key))
      return nil
    }
    return name
  }

  private mutating func decodeNotification(
    _ value: Value, _ name: String
  ) -> NotificationScript? {
    if tree[value.id].kind == .scalar { return readNotification(value, name) }
    guard let fields = fields(of: value, .notification) else { return nil }
    var script = NotificationScript(name: name)
    script.title = fields.value(.title).flatMap { text($0) }
    script.body = fields.value(.body).flatMap { text($0) }
    script.topLevelIdentifier = fields.value(.pushFrom).flatMap { text($0) }
    guard let value = fields.value(.userInfo), let info = self.fields(of: value, .userInfo) else {
      return script
    }
    for word in [Keyword.t, .tn, .json] { _ = info.value(word).flatMap { text($0) } }
    script.id = info.value(.id).flatMap { text($0) }
    script.nestedIdentifier = info.value(.pushFrom).flatMap { text($0) }
    script.link = info.value(.link).flatMap { oneLine($0, allowsEmpty: true) }
    return script
  }

  /// A notification in a file of its own, as `xcrun simctl push` takes it.
  private mutating func readNotification(_ value: Value, _ name: String) -> NotificationScript? {
    guard let path = oneLine(value) else { return nil }
    guard path.hasSuffix(".apns"), !path.hasPrefix("/") else {
      wrong(value)
      return nil
    }
    do {
      let file = try NotificationFile(readAttachment(path))
      if !attachments.contains(where: { $0.path == path }) {
        attachments.append(Attachment(path: path, bytes: file.bytes))
      }
      return file.script(name: name)
    } catch {
      findings.add(.value(.notificationFile(path, error)), at: tree.span(of: value.id))
      return nil
    }
  }
}

extension NotificationFileFault: Error {}

import Lifecycle

extension Decoder {
  /// The symbol of a credential. `allowsEmpty` where an empty text stands for a missing one.
  mutating func symbol(_ value: Value, allowsEmpty: Bool = false) -> String? {
    guard isScalar(value), isNoSecret(value.id) else { return nil }
    if tree.has(value.id, "none") {
      findings.add(.value(.noneIsNoName), at: tree.span(of: value.id))
      return nil
    }
    return allowsEmpty ? text(value) : oneLine(value)
  }

  /// A stand-in for something that is secret in a real app.
  mutating func secretText(_ value: Value) -> String? {
    guard isScalar(value), isNoSecret(value.id) else { return nil }
    return text(value)
  }

  /// Whether a text in a credential's field is short enough not to be the credential itself. The
  /// finding does not repeat it.
  private mutating func isNoSecret(_ id: YAMLTree.ID) -> Bool {
    let length = tree.bytes(of: id).count { $0 & 0xC0 != 0x80 }
    guard length >= SecretMask.longWord else { return true }
    let span = tree.span(of: id)
    secrets.append(span)
    findings.add(.value(.secret(.long(length))), at: span)
    return false
  }

  /// The symbol that a key of `tokens` names.
  mutating func symbolKey(_ key: YAMLTree.ID) -> String? {
    symbol(Value(id: key, shape: .symbol, owner: .key(key)))
  }

  /// An account of this file.
  mutating func account(_ value: Value) -> String? {
    guard let name = oneLine(value), let accounts else { return nil }
    if accounts.contains(name) { return name }
    let nearest = Suggestion.nearest(to: name, in: accounts.listed)
    findings.add(
      .name(.unknownAccount(tree.shown(value.id), known: accounts.listed)),
      at: tree.span(of: value.id),
      advice: nearest.map { .didYouMean($0) })
    return nil
  }

  /// A notification of this file.
  mutating func notificationName(_ value: Value) -> String? {
    guard let name = oneLine(value), let notifications else { return nil }
    if notifications.contains(name) { return name }
    let few = notifications.prefix(8)
    let nearest = Suggestion.nearest(to: name, in: notifications)
    findings.add(
      .name(
        .unknownNotification(
          tree.shown(value.id), known: few + (few.count < notifications.count ? ["…"] : []))),
      at: tree.span(of: value.id), advice: nearest.map { .didYouMean($0) })
    return nil
  }

  /// The callback that a scalar names, a full selector taken for it with a hint.
  mutating func callbackName(_ value: Value) -> CallbackName? {
    guard isScalar(value) else { return nil }
    switch callback(spelledBy: value.id) {
    case .known(let callback): return callback
    case .unknown:
      addUnknownCallback(value.id)
      return nil
    }
  }

  enum SpelledCallback {
    case known(CallbackName)
    /// No callback, and nothing has been said about it yet.
    case unknown
  }

  mutating func callback(spelledBy id: YAMLTree.ID) -> SpelledCallback {
    switch CallbackVocabulary.spelled(tree.bytes(of: id)) {
    case .name(let callback): return .known(callback)
    case .selector(let callback):
      findings.add(
        .name(.fullSelector(tree.string(of: id), callback)), at: tree.span(of: id),
        advice: .write(callback.rawValue))
      return .known(callback)
    case nil: return .unknown
    }
  }

  mutating func addUnknownCallback(_ id: YAMLTree.ID) {
    guard findings.isOpen else { return findings.addUnkept() }
    let text = tree.string(of: id)
    findings.add(
      .name(.unknownCallback(tree.shown(id))), at: tree.span(of: id),
      advice: CallbackVocabulary.nearest(to: text).map { .didYouMean($0) })
  }

  /// The callbacks that are keys of a map, each once: a selector and its name are one key.
  mutating func callbackKeys(
    _ pairs: [(key: YAMLTree.ID, value: YAMLTree.ID)]
  ) -> [(callback: CallbackName, key: YAMLTree.ID, value: YAMLTree.ID)] {
    var known: [(callback: CallbackName, key: YAMLTree.ID, value: YAMLTree.ID)] = []
    for (key, value) in pairs {
      switch callback(spelledBy: key) {
      case .known(let callback):
        if let first = known.first(where: { $0.callback == callback }) {
          addRepeat(key, of: first.key)
        } else {
          known.append((callback, key, value))
        }
      case .unknown: addUnknownCallback(key)
      }
    }
    return known
  }
}

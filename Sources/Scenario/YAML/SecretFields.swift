/// Finds the texts of a tree that may be credentials themselves: long ones in a credential's field,
/// its name misspelt or not, and long words in a notification.
///
/// Most of them are findings for the decoder too. This makes sure that no other finding, about the
/// shape or the name of what is there, repeats them.
enum SecretFields {
  /// Marks them, and says where they stand.
  static func mark(_ tree: inout YAMLTree) -> [SourceSpan] {
    var spans: [SourceSpan] = []
    for map in tree.nodes.indices where tree[map].kind == .mapping {
      var key = tree.firstChild(of: map)
      while key < tree.end(of: map) {
        let value = tree.end(of: key)
        if tree[key].kind == .scalar, holdsSecrets(tree.bytes(of: key)) {
          for id in value..<tree.end(of: value) where isSecret(id, under: value, tree) {
            if tree.nodes[id].isSecret { continue }
            tree.nodes[id].isSecret = true
            spans.append(tree.span(of: id))
          }
        }
        key = tree.end(of: value)
      }
    }
    return spans
  }

  /// Known words are looked up; only an unknown one may be a misspelt credential. The names of
  /// callbacks and of a few settings speak of tokens and hold none.
  private static func holdsSecrets(_ key: ArraySlice<UInt8>) -> Bool {
    if let place = Keyword.place(spelled: key) {
      return credentials.contains(Keyword.allCases[place])
    }
    if CallbackVocabulary.spelled(key) != nil { return false }
    return SecretMask.isCredential(String(decoding: key, as: UTF8.self))
  }

  private static let credentials: [Keyword] = [
    .token, .refreshToken, .appSecret, .secret, .key, .deviceToken, .updateDeviceToken, .revoke,
    .gives, .resolve, .tokens, .notifications,
  ]

  /// The field's own text counts as soon as it is long; what lies deeper can be prose.
  private static func isSecret(_ id: YAMLTree.ID, under value: YAMLTree.ID, _ tree: YAMLTree)
    -> Bool
  {
    guard tree[id].kind == .scalar, tree[id].textCount >= SecretMask.longWord else { return false }
    if id == value { return true }
    return tree.text.withUnsafeBufferPointer { text in
      SecretMask.isLongWord(UnsafeBufferPointer(rebasing: text[tree[id].textRange]))
    }
  }
}

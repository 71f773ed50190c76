import Lifecycle
import Simulator

extension Decoder {
  /// The accounts: `config` is account A, `configs` names several; without either, A is standard.
  mutating func decodeAccounts(_ fields: Fields) {
    if let config = fields[.config], let configs = fields[.configs] {
      addConflict(config, configs)
    }
    if let configs = fields.value(.configs) {
      accounts = decodeConfigs(configs).map { KnownAccounts($0) }
    } else if let config = fields.value(.config) {
      // A config that is wrong in itself is an account all the same.
      accounts = KnownAccounts([decodeConfig(config, name: "A")])
    } else {
      accounts = KnownAccounts([AccountScript(name: "A")])
    }
  }

  private mutating func decodeConfigs(_ value: Value) -> [AccountScript]? {
    guard let fields = fields(of: value, .configs) else { return nil }
    guard !fields.others.isEmpty || fields.isDoubtful else {
      wrong(value)
      return nil
    }
    let accounts = fields.others.compactMap { key, config -> AccountScript? in
      guard let name = accountName(key) else { return nil }
      return decodeConfig(Value(id: config, shape: .map(.config), owner: .key(key)), name: name)
    }
    return accounts.count == fields.others.count && !fields.isDoubtful ? accounts : nil
  }

  private mutating func accountName(_ key: YAMLTree.ID) -> String? {
    guard let name = oneLine(Value(id: key, shape: .account, owner: .key(key))) else {
      return nil
    }
    guard name != "none" else {
      findings.add(.value(.noneIsNoName), at: tree.span(of: key))
      return nil
    }
    return name
  }

  private mutating func decodeConfig(_ value: Value, name: String) -> AccountScript {
    var account = AccountScript(name: name)
    guard let fields = fields(of: value, .config) else { return account }
    var written = WrittenFields()
    readIdentity(fields, &written)
    account.token = credential(fields, .token, .token, &written) ?? account.token
    account.refreshToken =
      credential(fields, .refreshToken, .refreshToken, &written) ?? account.refreshToken
    readAppName(fields, &account, &written)
    readSettings(fields, &account.settings)
    readExtra(fields, &account)
    if let without = fields[.without] { leaveOut(without, &written) }
    if written.leftOut.contains(.token) { account.token = "" }
    if written.leftOut.contains(.refreshToken) { account.refreshToken = "" }
    if written.leftOut.contains(.appNameEn) { account.appNameEn = "" }
    account.missing = RequiredField.allCases.filter(written.leftOut.contains)
    account.empty = RequiredField.allCases.filter(written.empty.contains)
    account.blank = RequiredField.allCases.filter(written.blank.contains)
    return account
  }

  /// What a config writes of the required fields.
  private struct WrittenFields {
    /// Whether one of these counts as missing is a question of readings (AMB-16, AMB-19).
    var empty: [RequiredField] = []
    var blank: [RequiredField] = []
    var leftOut: [RequiredField] = []
    /// Where each written one stands; `appName` as a whole under its own word.
    var places: [(name: String, position: SourcePosition)] = []

    mutating func note(_ text: String?, of field: RequiredField) {
      guard let text else { return }
      if text.isEmpty {
        empty.append(field)
      } else if text.allSatisfy(\.isWhitespace) {
        blank.append(field)
      }
    }
  }

  private mutating func readIdentity(_ fields: Fields, _ written: inout WrittenFields) {
    let texts: [(Keyword, RequiredField)] = [
      (.appKey, .appKey), (.appSecret, .appSecret), (.appId, .appId),
      (.defaultAccountChannel, .defaultAccountChannel), (.webDomainPrefix, .webDomainPrefix),
    ]
    for (word, required) in texts {
      guard let field = fields[word] else { continue }
      written.places.append((required.rawValue, tree[field.key].start))
      let text = required == .appSecret ? secretText(field.value) : text(field.value)
      written.note(text, of: required)
    }
  }

  private mutating func credential(
    _ fields: Fields, _ word: Keyword, _ required: RequiredField, _ written: inout WrittenFields
  ) -> String? {
    guard let field = fields[word] else { return nil }
    written.places.append((required.rawValue, tree[field.key].start))
    let symbol = symbol(field.value, allowsEmpty: true)
    written.note(symbol, of: required)
    return symbol
  }

  private mutating func readAppName(
    _ fields: Fields, _ account: inout AccountScript, _ written: inout WrittenFields
  ) {
    guard let field = fields[.appName] else { return }
    written.places.append((Keyword.appName.rawValue, tree[field.key].start))
    guard let names = self.fields(of: field.value, .appName) else { return }
    if let en = names[.en] {
      written.places.append((RequiredField.appNameEn.rawValue, tree[en.key].start))
      account.appNameEn = text(en.value) ?? account.appNameEn
      written.note(account.appNameEn, of: .appNameEn)
    }
    account.appNameZhCN = names.value(.zhCN).flatMap { text($0) }
    account.appNameZhHK = names.value(.zhHK).flatMap { text($0) }
  }

  private mutating func readSettings(_ fields: Fields, _ settings: inout ConfigSettings) {
    settings.theme = fields.value(.theme).flatMap { choice($0) } ?? settings.theme
    settings.language = fields.value(.language).flatMap { choice($0) } ?? settings.language
    settings.priceColorType =
      fields.value(.priceColorType).flatMap { choice($0) } ?? settings.priceColorType
    settings.env = fields.value(.env).flatMap { choice($0) } ?? settings.env
  }

  /// Of the advanced settings only the resolver's window changes what the SDK does; the others
  /// are checked.
  private mutating func readExtra(_ fields: Fields, _ account: inout AccountScript) {
    guard let value = fields.value(.extraCustomConfig),
      let extra = self.fields(of: value, .extraCustomConfig)
    else { return }
    if let window = extra.value(.refreshTokenResolverTimeout).flatMap({ time($0) }) {
      account.resolverWindow = window
    }
    for word in [Keyword.disableIDFA, .debugEggDisable] {
      _ = extra.value(word).flatMap { flag($0) }
    }
    for word in [
      Keyword.deviceId, .fileDirectory, .fontCrypto, .fontMonospaced, .fontMonospacedBold,
    ] {
      _ = extra.value(word).flatMap { oneLine($0) }
    }
    if let color = extra.value(.color) { checkColors(color) }
  }

  private mutating func checkColors(_ value: Value) {
    guard let colors = fields(of: value, .colors), let tip = colors.value(.pushTipView),
      let parts = fields(of: tip, .tipColors)
    else { return }
    for part in parts.list {
      guard let color = fields(of: part.value, .color) else { continue }
      for shade in color.list where isScalar(shade.value) {
        if !isColor(tree.bytes(of: shade.value.id)) { wrong(shade.value) }
      }
    }
  }

  private func isColor(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count == 7 && bytes.first == UInt8(ascii: "#")
      && bytes.dropFirst().allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte & 0xDF) && byte >= 0x41
      }
  }

  /// The required fields that `without` names, one or a list.
  private mutating func leaveOut(_ field: Field, _ written: inout WrittenFields) {
    let isList = tree[field.value.id].kind == .sequence
    let names = isList ? items(field.value) ?? [] : [field.value]
    for name in names {
      let words = RequiredField.allCases.map(\.rawValue) + [Keyword.appName.rawValue]
      let left = Value(id: name.id, shape: Format.leftOut, owner: name.owner)
      guard let word = choice(left, words, { $0 }) else { continue }
      if let place = written.places.first(where: { $0.name == word }) {
        findings.add(
          .sense(.writtenAndLeftOut(word, at: place.position)), at: tree.span(of: name.id))
      }
      written.leftOut.append(RequiredField(rawValue: word) ?? .appNameEn)
    }
  }
}

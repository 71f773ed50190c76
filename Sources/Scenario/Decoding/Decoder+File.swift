import Contract
import Lifecycle
import Simulator

extension Decoder {
  /// The whole file. Its path and source are filled in by the caller.
  mutating func file(isKnownClause: (String) -> Bool) -> ScenarioFile? {
    let root = Value(id: YAMLTree.root, shape: .map(.scenario), owner: .scenario)
    guard hasOurFormat(), let fields = fields(of: root, .scenario) else { return nil }
    decodeAccounts(fields)
    let sdk = fields.value(.sdk).map { decodeSDK($0) }
    let server = fields.value(.server).map { decodeServer($0) }
    let notifications = decodeNotifications(fields.value(.notifications))
    let host = fields.value(.host).map { decodeHost($0) }
    let steps = fields.value(.steps).flatMap { decodeSteps($0, end: fields[.end]) }

    var file = ScenarioFile(
      path: "", source: SourceText(bytes: []), name: Located("", at: .fileStart),
      script: Script(), steps: steps?.details ?? [])
    if let name = fields.value(.name), let text = oneLine(name) {
      file.name = Located(text, at: tree.span(of: name.id))
    }
    file.about = fields.value(.about).flatMap { text($0) }
    file.covers = fields.value(.covers).map { decodeCovers($0, isKnownClause) } ?? []
    file.tags = fields.value(.tags).map { lines($0) } ?? []
    file.sdkVersion = sdk?.version
    file.written = fields.value(.readings).map { decodeReadings($0) } ?? FileReadings()
    file.project = fields.value(.project).map { decodeProject($0) } ?? ProjectFacts()
    file.routes = sdk?.details ?? []
    file.replies = server?.replyKeys ?? []
    file.reactions = host?.details ?? []
    file.stepsKey = fields[.steps].map { tree.span(of: $0.key) } ?? .fileStart
    file.end = fields[.end].map { tree.span(of: $0.value.id) }
    file.never = fields.value(.never).map { decodeNever($0) } ?? []
    file.count = fields.value(.count).map { decodeCount($0) } ?? []
    file.rules = fields.value(.rules).map { decodeRules($0) } ?? []
    file.finally = fields.value(.finally).flatMap { decodeFinally($0) }
    file.writesExpectations =
      writesExpectations || !file.never.isEmpty || !file.count.isEmpty || !file.rules.isEmpty
      || file.finally != nil
    file.script = Script(
      accounts: accounts?.scripts ?? [], routes: sdk?.routes ?? [],
      notifications: notifications, server: server?.script ?? ServerScript(),
      host: host?.script ?? HostScript(),
      steps: steps?.scripts ?? [], end: steps?.end ?? .quiet)
    file.script.readings = file.readings()
    return file
  }

  /// Whether the file is of this format. One of another format has another vocabulary, so nothing
  /// else is said about it.
  private mutating func hasOurFormat() -> Bool {
    guard tree[YAMLTree.root].kind == .mapping else { return true }
    var key = tree.firstChild(of: YAMLTree.root)
    while key < tree.end(of: YAMLTree.root) {
      let value = tree.end(of: key)
      if tree.has(key, "format"), !tree[key].isSpoilt {
        if tree.has(value, "whalesim/1") { return true }
        let shape = ShapeName.scenario.shape.rule(for: .format)?.value ?? .text
        let text = Value(id: value, shape: shape, owner: .key(key))
        if isScalar(text) {
          findings.add(
            .name(.unsupportedFormat(string(of: value))), at: tree.span(of: value),
            advice: .write(Format.version.rawValue))
        }
        return false
      }
      key = tree.end(of: value)
    }
    return true
  }

  private mutating func decodeCovers(
    _ value: Value, _ isKnownClause: (String) -> Bool
  ) -> [Located<String>] {
    lines(value).filter { id in
      let isKnown = isKnownClause(id.value)
      if !isKnown { findings.add(.name(.unknownClause(id.value)), at: id.span) }
      return isKnown
    }
  }

  /// A list of texts of one line, each where it stands.
  private mutating func lines(_ value: Value) -> [Located<String>] {
    (items(value) ?? []).compactMap { item in
      oneLine(item).map { Located($0, at: tree.span(of: item.id)) }
    }
  }

  private mutating func decodeProject(_ value: Value) -> ProjectFacts {
    guard let fields = fields(of: value, .project) else { return ProjectFacts() }
    return ProjectFacts(
      customRenewal: fields.value(.customRenewal).flatMap { flag($0) } ?? false,
      configLogoutConfirmed: fields.value(.configLogoutConfirmed).flatMap { flag($0) } ?? false,
      nonProductionConfig: fields.value(.nonProductionConfig).flatMap { flag($0) } ?? false,
      channel: fields.value(.channel).flatMap { choice($0) })
  }
}

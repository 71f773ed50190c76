import Contract
import Lifecycle
import Simulator

/// Judges what a scenario says of the whole run: `never`, `count` and `finally`.
struct WholeRunCheck: Sendable {
  let file: ScenarioFile
  let run: Run
  let forest: DeliveredForest
  /// What was found about the host.
  let lint: [LintFinding]

  var findings: [Finding] {
    file.never.flatMap(judge) + file.count.compactMap(judge) + file.rules.compactMap(judge)
      + judgeFinally()
  }

  /// Each delivery inside the window that `after` and `until` leave open. The callback that opens
  /// or closes the window is outside it.
  private func judge(_ never: NeverExpectation) -> [Finding] {
    var isOpen = never.after == nil
    var wasOpen = isOpen
    for (place, node) in forest.nodes.enumerated() {
      let name = node.callback.name
      if isOpen, never.until?.value == name {
        isOpen = false
        if never.after?.value != name { continue }
      }
      if isOpen, name == never.name, fits(never.arguments, node.callback) {
        return [Finding(.never(name, place), at: never.nameSpan, step: stepIndex(of: place))]
      }
      if !isOpen, never.after?.value == name {
        isOpen = true
        wasOpen = true
      }
    }
    guard !wasOpen, let after = never.after else { return [] }
    return [Finding(.neverOpened(never.name, after: after.value), at: never.nameSpan)]
  }

  private func judge(_ rule: RuleExpectation) -> Finding? {
    let check = RuleCheck(rule: rule.rule, forest: forest, endedAt: run.endedAt)
    guard let fault = check.fault, fault != .vacuous || !rule.isOptional else { return nil }
    return Finding(.rule(rule.rule, fault), at: rule.nameSpan)
  }

  private func fits(_ arguments: [ArgumentExpectation], _ callback: Callback) -> Bool {
    arguments.allSatisfy { argument in
      let actual = callback.argument(argument.name, symbols: run.symbols)
      return (actual ?? "none").hasSameBytes(as: argument.text)
    }
  }

  private func stepIndex(of place: Int) -> Int? {
    let seq = forest.nodes[place].record.seq
    return run.steps.lastIndex { $0.firstSeq <= seq }
  }

  private func judge(_ count: CountExpectation) -> Finding? {
    var actual = 0
    for node in forest.nodes where node.callback.name == count.name { actual += 1 }
    let isEnough = actual >= Int(count.atLeast)
    let isTooMuch = count.atMost.map { actual > Int($0) } ?? false
    if isEnough, !isTooMuch { return nil }
    return Finding(.count(count.name, expected: count, actual: actual), at: count.key)
  }
}

extension WholeRunCheck {
  private func judgeFinally() -> [Finding] {
    guard let expected = file.finally else { return [] }
    let state = run.finalState
    var differences = Differences()
    differences.compare("status", expected.status, state.status.name) { $0.name }
    differences.compare("pages", expected.pages, String(state.pageCount)) { String($0) }
    differences.compare("pageStack", expected.pageStack, list(pageStack)) { list($0) }
    judge(expected.session, &differences)
    differences.compare("resolver.state", expected.resolver.state, state.resolver.phase.rawValue) {
      $0.rawValue
    }
    differences.compare(
      "resolver.lateAnswers", expected.resolver.lateAnswers, String(state.resolver.lateAnswers)
    ) { String($0) }
    judge(expected.push, &differences)
    judge(expected.config, &differences)
    differences.compare("timers", expected.timers, String(state.timers.count)) { String($0) }
    differences.compare("requests", expected.requests, String(state.inFlight.count)) {
      String($0)
    }
    differences.compare("notes", expected.notes, list(notes)) { list($0) }
    differences.compare("lint", expected.lint, list(lintIDs)) { list($0.map(\.rawValue)) }
    return differences.findings
  }

  private var pageStack: [String] {
    run.finalState.stack.compactMap(\.page).map { run.symbols[$0.url] }
  }

  private var lintIDs: [String] {
    lint.filter { $0.severity != .info }.map(\.id)
  }

  private var notes: [String] {
    run.records.compactMap { record in
      guard case .note(let text) = record.event else { return nil }
      return run.symbols[text]
    }
  }

  /// A list in one line. A text with a comma is not the two that it looks like.
  private func list(_ texts: [String]) -> String {
    let items = texts.map { text in
      let isPlain = !text.isEmpty && !text.contains { ",[]\"\\".contains($0) }
      if isPlain { return text }
      var quoted: [UInt8] = []
      CanonicalJSON.append(text: ArraySlice(text.utf8), to: &quoted)
      return String(decoding: quoted, as: UTF8.self)
    }
    return "[" + items.joined(separator: ", ") + "]"
  }

  private func judge(_ expected: Located<FinalSession>?, _ differences: inout Differences) {
    guard let expected else { return }
    let state = run.finalState
    let actualAccount = state.config.map { run.symbols[$0.account] } ?? "none"
    switch expected.value {
    case .none:
      differences.compare("session", Located("none", at: expected.span), actualAccount) { $0 }
    case .running(let account, let token, let refreshToken):
      guard state.config != nil else {
        differences.compare("session", Located("running", at: expected.span), "none") { $0 }
        return
      }
      let credentials = state.credentials
      differences.compare("session.account", account, actualAccount) { $0 }
      differences.compare(
        "session.token", token, credentials.map { run.symbols[$0.token.symbol] } ?? "none"
      ) { $0 }
      differences.compare(
        "session.refreshToken", refreshToken,
        credentials.map { run.symbols[$0.refreshToken.symbol] } ?? "none"
      ) { $0 }
    }
  }

  private func judge(_ expected: FinalPush, _ differences: inout Differences) {
    let push = run.finalState.push
    differences.compare("push.started", expected.started, String(push.isStarted)) { String($0) }
    differences.compare(
      "push.deviceBound", expected.deviceBound, String(push.isDeviceBound)
    ) { String($0) }
    differences.compare("push.tips", expected.tips, String(push.tips.count)) { String($0) }
  }

  private func judge(_ expected: FinalConfig, _ differences: inout Differences) {
    let settings = run.finalState.config?.settings
    differences.compare("config.theme", expected.theme, settings?.theme.rawValue ?? "none") {
      $0.rawValue
    }
    differences.compare(
      "config.language", expected.language, settings?.language.rawValue ?? "none"
    ) { $0.rawValue }
    differences.compare(
      "config.priceColorType", expected.priceColorType,
      settings?.priceColorType.rawValue ?? "none"
    ) { $0.rawValue }
    differences.compare("config.env", expected.env, settings?.env.rawValue ?? "none") {
      $0.rawValue
    }
    // Forcing a price colour hides the SDK's own setting of it (F10).
    let isVisible = settings.map { $0.priceColorType == .followUserSetting }
    differences.compare(
      "config.priceColorSettingVisible", expected.priceColorSettingVisible,
      isVisible.map { String($0) } ?? "none"
    ) { String($0) }
  }
}

/// Collects what `finally` says otherwise than the run ended.
private struct Differences {
  var findings: [Finding] = []

  mutating func compare<Value>(
    _ field: String, _ expected: Located<Value>?, _ actual: String, text: (Value) -> String
  ) {
    guard let expected else { return }
    let written = text(expected.value)
    guard !written.hasSameBytes(as: actual) else { return }
    findings.append(
      Finding(.finally(field: field, expected: written, actual: actual), at: expected.span))
  }
}

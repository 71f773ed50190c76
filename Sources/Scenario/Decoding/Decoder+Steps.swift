import Lifecycle
import Simulator

extension Decoder {
  struct DecodedSteps {
    var scripts: [StepScript] = []
    var details: [StepDetails] = []
    var end = EndScript.quiet
  }

  mutating func decodeSteps(_ value: Value, end: Field?) -> DecodedSteps? {
    guard let list = items(value) else { return nil }
    var steps = DecodedSteps()
    steps.scripts.reserveCapacity(list.count)
    steps.details.reserveCapacity(list.count)
    var clock = WrittenClock()
    for item in list {
      guard let step = decodeStep(item, &clock) else { continue }
      steps.scripts.append(step.script)
      steps.details.append(step.details)
    }
    if let end { steps.end = decodeEnd(end.value, clock) ?? .quiet }
    return steps
  }

  /// What the written times alone say about the instants of steps.
  private struct WrittenClock {
    /// The step before begins at this instant, in ms, or later.
    var earliest: Milliseconds = 0
    /// The written time, or else the first step, that says so.
    var position: SourcePosition?
  }

  private mutating func decodeStep(
    _ value: Value, _ clock: inout WrittenClock
  ) -> (script: StepScript, details: StepDetails)? {
    if tree[value.id].kind == .scalar {
      addBareStep(value)
      return nil
    }
    guard let fields = fields(of: value, .step) else { return nil }
    let time = decodeStepTime(fields, &clock)
    if clock.position == nil { clock.position = firstKey(of: value.id).start }
    let expect = fields[.expect].flatMap { callbackList($0, isExpect: true) } ?? .silence
    guard let field = onlyStimulus(fields) else { return nil }
    let returns = decodeReturns(fields, field)
    guard let stimulus = decodeStimulus(field, fields) else { return nil }
    let firstKey = firstKey(of: value.id)
    return (
      StepScript(
        time: time.time, stimulus: stimulus, text: stimulus.text, line: firstKey.start.line),
      StepDetails(
        firstKey: firstKey, stimulusKey: tree.span(of: field.key), time: time.span,
        returns: returns, expect: expect)
    )
  }

  private mutating func decodeStepTime(
    _ fields: Fields, _ clock: inout WrittenClock
  ) -> (time: StepTime, span: SourceSpan?) {
    if let at = fields[.at], let after = fields[.after] {
      addConflict(at, after)
      return (.quiet, nil)
    }
    if let value = fields.value(.at), let time = time(value) {
      let span = tree.span(of: value.id)
      if time < clock.earliest, let position = clock.position {
        let cause = SenseCause.decreasingTime(time, earlier: clock.earliest, at: position)
        findings.add(.sense(cause), at: span)
      } else {
        clock = WrittenClock(earliest: time, position: span.start)
      }
      return (.at(time), span)
    }
    if let value = fields.value(.after), let time = time(value) {
      let span = tree.span(of: value.id)
      clock = WrittenClock(earliest: clock.earliest + time, position: span.start)
      return (.after(time), span)
    }
    return (.quiet, nil)
  }

  /// A time, or `quiet`. The run stops before anything due at the time, so every step must begin
  /// before it.
  private mutating func decodeEnd(_ value: Value, _ clock: WrittenClock) -> EndScript? {
    guard isScalar(value) else { return nil }
    if tree.has(value.id, "quiet") { return .quiet }
    guard let time = time(value) else { return nil }
    if time <= clock.earliest, let position = clock.position {
      findings.add(
        .sense(.endBeforeStep(time, step: clock.earliest, at: position)),
        at: tree.span(of: value.id))
    }
    return .at(time)
  }

  /// A step is a map; a bare name is one only in `do`.
  private mutating func addBareStep(_ value: Value) {
    guard isScalar(value) else { return }
    let rule = ShapeName.step.shape.rule(spelled: tree.bytes(of: value.id))
    let name = tree.string(of: value.id)
    switch rule?.role {
    case .hostCall(.start), .hostCall(.logoutAndDestroy), .hostCall(.configLogout),
      .hostCall(.releaseDelegate), .stimulus(.coverWithHostPage), .stimulus(.uncover),
      .stimulus(.signInElsewhere), .stimulus(.tapTip):
      findings.add(
        .shape(.bareStimulus(name)), at: tree.span(of: value.id),
        advice: .write("\(name): {}"))
    case .hostCall, .stimulus, .plain, .answer, .complete, .rule, .block, nil: wrong(value)
    }
  }

  /// The one stimulus of a step or action; a second one is a finding, and so is none.
  mutating func onlyStimulus(_ fields: Fields) -> Field? {
    var only: Field?
    for field in fields.list where field.isStimulus {
      guard let first = only else {
        only = field
        continue
      }
      let cause = ShapeCause.secondStimulus(
        field.word.rawValue, first: first.word.rawValue, at: tree[first.key].start)
      findings.add(.shape(cause), at: tree.span(of: field.key))
    }
    if only == nil, !fields.isDoubtful {
      let cause: ShapeCause = fields.shape == .action ? .noAction : .noStimulus
      findings.add(.shape(cause), at: firstKey(of: fields.map))
    }
    return only
  }

  /// `returns` of a call that gives something back; with some it must stand, and those that handle
  /// a notification return `ok` where it does not.
  mutating func decodeReturns(_ fields: Fields, _ stimulus: Field) -> Located<String>? {
    guard case .hostCall(let call) = stimulus.role else { return nil }
    guard let field = fields[.returns] else {
      if call == .read || call == .checkIsLBNotification, !fields.isDoubtful {
        addMissing(
          "returns", fields, fields.shape.shape.title,
          because: .because("`\(call.keyword.rawValue)`"))
      }
      return call.handling.map { _ in
        Located(HandlingResult.ok.rawValue, at: tree.span(of: stimulus.key))
      }
    }
    writesExpectations = true
    guard let shape = returned(by: call, stimulus.value) else { return nil }
    let value = Value(id: field.value.id, shape: shape, owner: .key(field.key))
    let text =
      if case .choice(let words) = value.shape { choice(value, words) { $0 } } else {
        oneLine(value)
      }
    return text.map { Located($0, at: tree.span(of: field.key)) }
  }

  /// What a call can return, as `returns` writes it.
  private func returned(by call: HostCallWord, _ value: Value) -> ValueShape? {
    if call == .read { return readProperty(value)?.returned }
    if call == .checkIsLBNotification { return .choice(["true", "false"]) }
    return call.handling.map { _ in .choice(HandlingResult.allCases.map(\.rawValue)) }
  }

  /// The property that a `read` names, without a finding: its own value is decoded elsewhere.
  private func readProperty(_ value: Value) -> ReadableProperty? {
    guard tree[value.id].kind == .scalar else { return nil }
    return ReadableProperty(rawValue: tree.string(of: value.id))
  }
}

extension Field {
  /// Whether the key says what happens.
  fileprivate var isStimulus: Bool {
    switch role {
    case .hostCall, .stimulus, .answer, .complete: true
    case .plain, .rule, .block: false
    }
  }
}

extension ReadableProperty {
  /// What a host can read there, as `returns` writes it.
  fileprivate var returned: ValueShape {
    switch self {
    case .sdkStatus: Format.statuses
    case .config: .choice(["none", "present"])
    case .requiredAppInterfaceOrientationMask: .choice(["0", "portrait", "landscape"])
    case .currentLanguageText: .oneLine
    }
  }
}

import Lifecycle
import Simulator

extension Decoder {
  struct DecodedHost {
    var script = HostScript()
    var details: [ReactionDetails] = []
  }

  mutating func decodeHost(_ value: Value) -> DecodedHost {
    var host = DecodedHost()
    guard let fields = fields(of: value, .host) else { return host }
    host.script.preset = fields.value(.preset).flatMap { choice($0) } ?? .documented
    if let omits = fields.value(.omits) { host.script.omits = decodeOmits(omits) }
    if let router = fields.value(.router) {
      host.script.router = (items(router) ?? []).compactMap { oneLine($0) }
    }
    guard let reactions = fields.value(.reactions),
      let callbacks = self.fields(of: reactions, .reactions)
    else { return host }
    for (callback, key, id) in callbackKeys(callbacks.others) {
      if let omitted = omits.first(where: { $0.callback == callback }) {
        findings.add(
          .sense(.omittedMethod(callback, at: omitted.position)), at: tree.span(of: key))
      }
      let list = Value(id: id, shape: .list(.map(.reaction)), owner: .key(key))
      decodeReactions(list, to: .callback(callback), key, &host)
    }
    for field in callbacks.list {
      let trigger: ReactionTrigger = field.word == .notification ? .notification : .deviceToken
      decodeReactions(field.value, to: trigger, field.key, &host)
    }
    return host
  }

  /// The event delegate's methods that the host leaves out; the UI delegate's are required.
  private mutating func decodeOmits(_ value: Value) -> OmittedCallbacks {
    var omitted = OmittedCallbacks.none
    for item in items(value) ?? [] {
      guard let callback = callbackName(item) else { continue }
      guard callback.receiver == .eventDelegate else {
        findings.add(.sense(.notOmittable(callback)), at: tree.span(of: item.id))
        continue
      }
      omitted.insert(OmittedCallbacks(callback))
      omits.append((callback, tree[item.id].start))
    }
    return omitted
  }

  private mutating func decodeReactions(
    _ list: Value, to trigger: ReactionTrigger, _ key: YAMLTree.ID, _ host: inout DecodedHost
  ) {
    guard let reactions = items(list) else { return }
    let callbackKey = tree.span(of: key)
    if reactions.isEmpty {
      // It replaces the preset by doing nothing.
      host.script.reactions.append(ReactionScript(trigger: trigger, actions: []))
      host.details.append(
        ReactionDetails(callbackKey: callbackKey, firstKey: nil, actions: []))
    }
    for reaction in reactions {
      guard let fields = fields(of: reaction, .reaction) else { continue }
      let conditions = fields.value(.if).map { decodeConditions($0, of: trigger) } ?? []
      var actions: [HostAction] = []
      var details: [ActionDetails] = []
      for item in fields.value(.do).flatMap({ items($0) }) ?? [] {
        guard let action = decodeAction(item, in: trigger) else { continue }
        actions.append(action.script)
        details.append(action.details)
      }
      host.script.reactions.append(
        ReactionScript(trigger: trigger, conditions: conditions, actions: actions))
      host.details.append(
        ReactionDetails(
          callbackKey: callbackKey, firstKey: firstKey(of: reaction.id), actions: details))
    }
  }

  private mutating func decodeConditions(
    _ value: Value, of trigger: ReactionTrigger
  ) -> [ReactionCondition] {
    guard case .callback(let callback) = trigger else {
      return deliveryConditions(value, of: trigger)
    }
    return arguments(value, of: callback, givenOnly: true).map {
      ReactionCondition(argument: $0.name, text: $0.text)
    }
  }

  private typealias DecodedAction = (script: HostAction, details: ActionDetails)

  private mutating func decodeAction(
    _ value: Value, in trigger: ReactionTrigger
  ) -> DecodedAction? {
    if tree[value.id].kind == .scalar { return decodeBareAction(value) }
    guard let fields = fields(of: value, .action), let field = onlyStimulus(fields) else {
      return nil
    }
    let after = fields.value(.after).flatMap { time($0) }
    let returns = decodeReturns(fields, field)
    let act: HostAct
    switch field.role {
    case .hostCall(let call):
      guard let stimulus = hostStimulus(call, field.value, fields) else { return nil }
      act = .call(stimulus)
    case .answer:
      guard let answer = decodeAnswer(field, fields, in: trigger) else { return nil }
      act = .answer(answer)
    case .complete:
      guard let presentation = decodeCompletion(field, in: trigger) else { return nil }
      act = .call(.push(.complete(presentation)))
    case .plain, .stimulus, .rule, .block: return nil
    }
    let details = ActionDetails(
      stimulusKey: tree.span(of: field.key), returnsKey: returns?.span)
    return (HostAction(act, after: after, returns: returns?.value), details)
  }

  private mutating func decodeAnswer(
    _ field: Field, _ fields: Fields, in trigger: ReactionTrigger
  ) -> Bool? {
    if trigger != .callback(.canOpenURL) {
      findings.add(
        .shape(.answerOutsideCanOpenURL(trigger.name)), at: tree.span(of: field.key))
    } else if let after = fields[.after] {
      // The answer is the method's return value, so there is no later.
      addConflict(field, after)
    }
    return flag(field.value)
  }

  /// The system's completion handler, which only a notification comes with.
  private mutating func decodeCompletion(
    _ field: Field, in trigger: ReactionTrigger
  ) -> Presentation? {
    if trigger != .notification {
      findings.add(
        .shape(.completeOutsideNotification(trigger.name)), at: tree.span(of: field.key))
    }
    return choice(field.value)
  }

  /// A call without argument, as a bare name.
  private mutating func decodeBareAction(_ value: Value) -> DecodedAction? {
    guard isScalar(value) else { return nil }
    let span = tree.span(of: value.id)
    let name = tree.string(of: value.id)
    let word = tree.bytes(of: value.id)
    let rule =
      ShapeName.action.shape.rule(spelled: word) ?? ShapeName.step.shape.rule(spelled: word)
    switch rule?.role {
    case .hostCall(let call):
      guard call.standsAlone, let rule else { break }
      let nothing = Value(id: value.id, shape: rule.value, owner: value.owner)
      return bareStimulus(call, nothing).map {
        (HostAction(.call($0)), ActionDetails(stimulusKey: span))
      }
    case .stimulus:
      findings.add(.shape(.notAHostCall(name)), at: span)
      return nil
    case .answer, .complete, .plain, .rule, .block, nil: break
    }
    if let rule, rule.role != .plain {
      findings.add(.value(.wrong(of: .key(name), rule.value, .nothing)), at: span)
    } else {
      let calls = HostCallWord.allCases.map(\.keyword.rawValue)
      let nearest = Suggestion.nearest(to: name, in: calls)
      findings.add(
        .name(
          .unknownKey(
            name, in: ShapeName.action.shape.title,
            known: nearest == nil ? ShapeName.action.shape.words : [])), at: span,
        advice: nearest.map { .didYouMean($0) })
    }
    return nil
  }
}

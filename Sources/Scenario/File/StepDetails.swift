package import Lifecycle

/// What a step expects, and where its parts stand in the file.
package struct StepDetails: Hashable, Sendable {
  /// Where an unexpected callback points when the step writes no `expect`.
  package var firstKey: SourceSpan
  /// Where a stimulus that cannot happen points.
  package var stimulusKey: SourceSpan
  /// The value of `at` or `after`, for a time that is past already; nil for an untimed step.
  package var time: SourceSpan?
  /// What the stimulus must return, as text; located at the key `returns`.
  package var returns: Located<String>?
  /// What the step must cause.
  package var expect: CallbackList

  package init(
    firstKey: SourceSpan, stimulusKey: SourceSpan, time: SourceSpan? = nil,
    returns: Located<String>? = nil, expect: CallbackList = .silence
  ) {
    self.firstKey = firstKey
    self.stimulusKey = stimulusKey
    self.time = time
    self.returns = returns
    self.expect = expect
  }
}

/// Where a reaction and its actions stand.
package struct ReactionDetails: Hashable, Sendable {
  /// The callback's key under `reactions`.
  package var callbackKey: SourceSpan
  /// The first key of the list item: where a reaction never reached points. nil for the reaction
  /// that stands for an empty list, which replaces the preset and cannot be unreached.
  package var firstKey: SourceSpan?
  /// Parallel to the reaction's actions.
  package var actions: [ActionDetails]

  package init(callbackKey: SourceSpan, firstKey: SourceSpan?, actions: [ActionDetails]) {
    self.callbackKey = callbackKey
    self.firstKey = firstKey
    self.actions = actions
  }
}

/// Where one action of a reaction stands.
package struct ActionDetails: Hashable, Sendable {
  /// The action's key, or its bare name.
  package var stimulusKey: SourceSpan
  /// The key `returns`.
  package var returnsKey: SourceSpan?

  package init(stimulusKey: SourceSpan, returnsKey: SourceSpan? = nil) {
    self.stimulusKey = stimulusKey
    self.returnsKey = returnsKey
  }
}

/// Where a route stands, and the part of it that the script does not hold.
package struct RouteDetails: Hashable, Sendable {
  package var key: SourceSpan
  /// The upper end of a latency range, in ms; a plain replay takes the lower end.
  package var afterAtMost: Milliseconds?

  package init(key: SourceSpan, afterAtMost: Milliseconds? = nil) {
    self.key = key
    self.afterAtMost = afterAtMost
  }
}

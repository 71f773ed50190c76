extension ReadingField {
  /// One field for each question, in the catalogue's order.
  static let all: [ReadingField] = [
    auth, config, destroy, facade, lint, push, route, run, start, status, time, url,
  ].flatMap { $0 }

  private static var auth: [ReadingField] {
    [
      .word("auth.noticeAfterResolver", \.authNoticeAfterResolver),
      .word("auth.partialPair", \.authPartialPair),
      .time("auth.renewBefore", \.authRenewBefore),
      .number("auth.resolverMaxRounds", \.authResolverMaxRounds),
      .word("auth.resolverPhase", \.authResolverPhase),
      .word("auth.startupRenewalNotice", \.authStartupRenewalNotice),
      .word("auth.transientRenewal", \.authTransientRenewal),
    ]
  }

  private static var config: [ReadingField] {
    [
      .word("config.afterDestroy", \.configAfterDestroy),
      .word("config.languageFallback", \.configLanguageFallback),
      .word("config.logoutAftermath", \.configLogoutAftermath),
      .word("config.missingMeans", \.configMissingMeans),
      .word("config.tokenView", \.configTokenView),
      .word("config.validation", \.configValidation),
    ]
  }

  private static var destroy: [ReadingField] {
    [
      .flag("destroy.exitOnTeardown", \.destroyExitOnTeardown),
      .word("destroy.exitOrder", \.destroyExitOrder),
      ReadingField(
        "destroy.mode",
        get: { $0.destroyTurns == 0 ? .word("sync") : .call("async", $0.destroyTurns) },
        set: { readings, value in
          guard case .call(_, let turns) = value else {
            readings.destroyTurns = 0
            return
          }
          readings.destroyTurns = turns
        }),
      .word("destroy.pendingNavigation", \.destroyPendingNavigation),
      .word("destroy.pushService", \.destroyPushService),
      .word("destroy.whileStarting", \.destroyWhileStarting),
    ]
  }

  private static var facade: [ReadingField] {
    [
      .word("facade.profile", \.facadeProfile)
    ]
  }

  private static var lint: [ReadingField] {
    [
      .word("lint.sanitisedErrors", \.lintSanitisedErrors)
    ]
  }

  private static var push: [ReadingField] {
    [
      .flag("push.bufferBeforeStart", \.pushBufferBeforeStart),
      .word("push.checkOrder", \.pushCheckOrder),
      .word("push.clickHandlerTiming", \.pushClickHandlerTiming),
      .flag("push.dedupeById", \.pushDedupeById),
      .word("push.emptyLaunchOptions", \.pushEmptyLaunchOptions),
      .word("push.identifierLocation", \.pushIdentifierLocation),
      .word("push.identifierValue", \.pushIdentifierValue),
      .word("push.tokenBeforeStart", \.pushTokenBeforeStart),
    ]
  }

  private static var route: [ReadingField] {
    [
      .word("route.afterInvalidation", \.routeAfterInvalidation),
      .word("route.beforeStart", \.routeBeforeStart),
      .word("route.completionTiming", \.routeCompletionTiming),
      .flag("route.defaultAnimated", \.routeDefaultAnimated),
      .flag("route.enterBeforeCompletion", \.routeEnterBeforeCompletion),
      .number("route.failureCode", \.routeFailureCode),
      .word("route.unresolvedDirect", \.routeUnresolvedDirect),
      .word("route.whileStarting", \.routeWhileStarting),
    ]
  }

  private static var run: [ReadingField] {
    [
      .flag("run.allowUndocumentedCodes", \.runAllowUndocumentedCodes),
      .word("run.authErrorPath", \.runAuthErrorPath),
      .word("run.destroyer401", \.runDestroyer401),
      .flag("run.map403", \.runMap403),
      .word("run.repeat", \.runRepeat),
    ]
  }

  private static var start: [ReadingField] {
    [
      .flag("start.destroyOn403", \.startDestroyOn403),
      .word("start.duplicate", \.startDuplicate),
      .word("start.finishScope", \.startFinishScope),
      .number("start.forbiddenCode", \.startForbiddenCode),
      ReadingField(
        "start.nonAuthFailure", get: { $0.startNonAuthFailure.value },
        set: { $0.startNonAuthFailure = StartNonAuthFailure($1) }),
      .word("start.rejectedDelegate", \.startRejectedDelegate),
      .word("start.selfDestroyTiming", \.startSelfDestroyTiming),
      .word("start.validationDelivery", \.startValidationDelivery),
      .word("start.whileDestroying", \.startWhileDestroying),
      .word("start.whileStarting", \.startWhileStarting),
      .flag("start.willDestroyOnAuthFailure", \.startWillDestroyOnAuthFailure),
    ]
  }

  private static var status: [ReadingField] {
    [
      .word("status.inStartFailed400", \.statusInStartFailed400),
      .word("status.inStartFailedAuth", \.statusInStartFailedAuth),
    ]
  }

  private static var time: [ReadingField] {
    [
      .word("time.suspend", \.timeSuspend)
    ]
  }

  private static var url: [ReadingField] {
    [
      .number("url.canOpenBurst", \.urlCanOpenBurst),
      .word("url.canOpenUnimplemented", \.urlCanOpenUnimplemented),
      .word("url.onNo", \.urlOnNo),
      .flag("url.pushLinkAsks", \.urlPushLinkAsks),
    ]
  }
}

extension Readings {
  /// Takes over one choice. The catalogue has checked that its question allows the value.
  package mutating func apply(_ choice: ReadingChoice) {
    for field in ReadingField.all where field.name == choice.name { field.set(&self, choice.value) }
  }

  /// Every question's reading in the catalogue's order.
  package var choices: [ReadingChoice] {
    ReadingField.all.map { ReadingChoice(name: $0.name, value: $0.get(self)) }
  }
}

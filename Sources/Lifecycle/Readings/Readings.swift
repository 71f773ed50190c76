/// How a run answers every question the documents leave open.
///
/// `ReadingCatalog` describes the questions for people; here they have types, so that a rule that
/// depends on one says so in code. A new value has every default. Fields are named after their
/// questions: `run.destroyer401` is `runDestroyer401`.
package struct Readings: Hashable, Sendable {
  package var authNoticeAfterResolver = AuthNoticeAfterResolver.emit
  package var authPartialPair = AuthPartialPair.asNil
  /// In ms.
  package var authRenewBefore: Milliseconds = 60_000
  package var authResolverMaxRounds: Int32 = 1
  package var authResolverPhase = AuthResolverPhase.runtimeOnly
  package var authStartupRenewalNotice = AuthStartupRenewalNotice.deliver
  package var authTransientRenewal = AuthTransientRenewal.retry
  package var configAfterDestroy = ConfigAfterDestroy.none
  package var configLanguageFallback = ConfigLanguageFallback.en
  package var configLogoutAftermath = ConfigLogoutAftermath.lazy401
  package var configMissingMeans = ConfigMissingMeans.nilOrEmpty
  package var configTokenView = ConfigTokenView.live
  package var configValidation = ConfigValidation.documented
  package var destroyExitOnTeardown = true
  package var destroyExitOrder = DestroyExitOrder.afterWillDestroy
  /// How many turns a teardown takes; 0 is the call itself.
  package var destroyTurns: Int32 = 0
  package var destroyPendingNavigation = DestroyPendingNavigation.failAfterWillDestroy
  package var destroyPushService = DestroyPushService.keep
  package var destroyWhileStarting = DestroyWhileStarting.cancel
  package var facadeProfile = FacadeProfile.docs001
  package var lintSanitisedErrors = LintSanitisedErrors.warn
  package var pushBufferBeforeStart = false
  package var pushCheckOrder = PushCheckOrder.nonSDKFirst
  package var pushClickHandlerTiming = PushClickHandlerTiming.nextTick
  package var pushDedupeById = false
  package var pushEmptyLaunchOptions = PushEmptyLaunchOptions.nonSDK
  package var pushIdentifierLocation = PushIdentifierLocation.either
  package var pushIdentifierValue = PushIdentifierValue.present
  package var pushTokenBeforeStart = PushTokenBeforeStart.bindAfterStart
  package var routeAfterInvalidation = RouteAfterInvalidation.allow
  package var routeBeforeStart = RouteBeforeStart.completion401
  package var routeCompletionTiming = RouteCompletionTiming.nextTick
  package var routeDefaultAnimated = true
  package var routeEnterBeforeCompletion = true
  package var routeFailureCode: Int32 = 404
  package var routeUnresolvedDirect = RouteUnresolvedDirect.forwardCompletionNo
  package var routeWhileStarting = RouteWhileStarting.fail401
  package var runAllowUndocumentedCodes = false
  package var runAuthErrorPath = RunAuthErrorPath.direct
  package var runDestroyer401 = RunDestroyer401.host
  package var runMap403 = true
  package var runRepeat = RunRepeat.once
  package var startDestroyOn403 = true
  package var startDuplicate = StartDuplicate.reject400
  package var startFinishScope = StartFinishScope.perSession
  package var startForbiddenCode: Int32 = 403
  package var startNonAuthFailure = StartNonAuthFailure.retry
  package var startRejectedDelegate = StartRejectedDelegate.new
  package var startSelfDestroyTiming = StartSelfDestroyTiming.afterCallback
  package var startValidationDelivery = StartValidationDelivery.nextTick
  package var startWhileDestroying = StartWhileDestroying.reject400
  package var startWhileStarting = StartWhileStarting.reject400
  package var startWillDestroyOnAuthFailure = true
  package var statusInStartFailed400 = StatusInStartFailed400.notStarted
  package var statusInStartFailedAuth = StatusInStartFailedAuth.starting
  package var timeSuspend = TimeSuspend.pause
  package var urlCanOpenBurst: Int32 = 1
  package var urlCanOpenUnimplemented = UrlCanOpenUnimplemented.assumeNo
  package var urlOnNo = UrlOnNo.ignore
  package var urlPushLinkAsks = true

  package init() {}

  /// The readings with these choices; a later choice for the same question wins.
  package init(_ choices: [ReadingChoice]) {
    for choice in choices { apply(choice) }
  }
}

extension ClauseTable {
  /// The push service.
  static let push: [Clause] = [
    Clause(
      "PUSH-1", .precondition,
      "The push service does not depend on the SDK and can be started independently of it."),
    Clause(
      "PUSH-2", .hostObligation,
      "Starting the push service at app launch, first thing, is recommended."),
    Clause(
      "PUSH-3", .ordering,
      """
      In the launch sample the push service is started before the launch options are handed over \
      (and without waiting for its completion).
      """),
    Clause(
      "PUSH-4", .postcondition,
      """
      startWithKey:andSecret:andCompleted: reports failure through the error of its nullable \
      completion block; nil error = success.
      """),
    Clause(
      "PUSH-5", .errorCode,
      "NotificationErrorPushStartFailed is returned only by startWithKey:andSecret:andCompleted:."),
    Clause(
      "PUSH-6", .postcondition,
      "isStarted tells whether the push service registered successfully."),
    Clause(
      "PUSH-7", .postcondition,
      """
      updateDeviceToken:disableMultiDevices:callback: reports the bound device's APNs token; error \
      through its nullable callback.
      """),
    Clause(
      "PUSH-8", .postcondition, outOfReach: .oneDevice,
      "disableMultiDevices = YES means single-device binding."),
    Clause(
      "PUSH-9", .ordering,
      "The device token is forwarded from the app delegate's did-register callback (sample)."),
    Clause(
      "PUSH-10", .postcondition,
      """
      Cold start: the host passes launch options to handleLaunchOptions:, which returns nil or an \
      error synchronously.
      """),
    Clause(
      "PUSH-11", .errorCode,
      """
      NotificationErrorNotStarted = the SDK has not started; the host starts the SDK and then lets \
      it process the notification.
      """),
    Clause(
      "PUSH-12", .hostObligation,
      """
      For foreground delivery and for clicks the advice is softer than at cold start: the host is \
      told to consider starting the SDK and letting it process the notification afterwards.
      """),
    Clause(
      "PUSH-13", .hostObligation, outOfReach: .hostsFreedom,
      """
      While waiting for that start, an interstitial page or loading animation may cover the wait.
      """),
    Clause(
      "PUSH-14", .errorCode,
      """
      NotificationErrorNonSDK = a notification type the SDK cannot handle; the host processes the \
      message itself.
      """),
    Clause(
      "PUSH-15", .ordering,
      """
      Foreground delivery is offered to the SDK first through \
      handleSystemDelegateUserNotificationCenter:willPresentNotification:; an error means it could \
      not handle it.
      """),
    Clause(
      "PUSH-16", .hostObligation,
      """
      If willPresent handling returned nil, the host must not also show the system notification \
      and completes with presentation option None.
      """),
    Clause("PUSH-17", .precondition, "willPresent applies while the app is in the foreground."),
    Clause(
      "PUSH-18", .precondition,
      "didReceive is described as the background-delivery/click delegate method."),
    Clause(
      "PUSH-19", .hostObligation,
      """
      If didReceive handling returned nil, the SDK handled the response and the host calls the \
      completion handler.
      """),
    Clause(
      "PUSH-20", .hostObligation,
      """
      Whale-managed channel: start the push service, report the device token, and forward the \
      notification lifecycle callbacks.
      """),
    Clause(
      "PUSH-21", .hostObligation,
      """
      Whale-managed channel: cold-start, foreground and click events go to handleLaunchOptions, \
      willPresent and didReceive respectively.
      """),
    Clause("PUSH-22", .hostObligation, "Each project chooses one delivery path."),
    Clause(
      "PUSH-23", .precondition,
      "Broker-managed channel: the host owns APNs registration and delivery."),
    Clause(
      "PUSH-24", .hostObligation,
      "Broker-managed channel: only Whale messages are passed to the SDK."),
    Clause(
      "PUSH-25", .postcondition,
      """
      checkIsLBNotificationWithUserInfo: is a class method telling whether the SDK can handle the \
      notification.
      """),
    Clause("PUSH-26", .hostObligation, "If check returns NO the host handles the message."),
    Clause(
      "PUSH-27", .precondition,
      """
      lb_push_from is the Whale push identifier, the field that decides whether the SDK handles \
      the message.
      """),
    Clause(
      "PUSH-28", .precondition,
      """
      The custom dictionary has title, body and user_info; user_info is passed through from the \
      Whale message.
      """),
    Clause(
      "PUSH-29", .declaration,
      "user_info carries t, tn, id, lb_push_from, link, json (json = business JSON string)."),
    Clause(
      "PUSH-30", .postcondition,
      """
      sdkShowTipWithNotificationInfo:routerHandler: shows a tip from a server-message dictionary; \
      nil = the SDK handled it, error = handle it or let the host do so.
      """),
    Clause(
      "PUSH-31", .postcondition,
      """
      The SDK uses link to trigger page navigation in specific business scenarios (so not \
      necessarily always).
      """),
    Clause(
      "PUSH-32", .ordering,
      """
      An unresolvable link is forwarded to the host through DidRequestOpenURL (no routerHandler \
      case).
      """),
    Clause(
      "PUSH-33", .ordering,
      """
      When the host supplies routerHandler, every navigation goes through it and the SDK does not \
      resolve routes itself.
      """),
    Clause(
      "PUSH-34", .hostObligation,
      "Inside routerHandler the host runs its own preparation and triggers the navigation itself."),
    Clause("PUSH-35", .declaration, "routerHandler is nullable and receives a route URL string."),
    Clause(
      "PUSH-36", .postcondition,
      """
      handleNotificationClickWithInfo:routerHandler: handles a notification click from a \
      dictionary; nil = handled, error = host's turn.
      """),
    Clause("PUSH-37", .precondition, "The click dictionary is the passed-through server message."),
    Clause(
      "PUSH-38", .errorCode,
      """
      Error code values: NotStarted = 99990, NonSDK = 99991, PushStartFailed = 99992 (values only \
      in 000; 001 lists names).
      """),
    Clause("PUSH-39", .cardinality, "pushService is one shared instance."),
    Clause(
      "PUSH-40", .defaultValue,
      """
      pushAppKey, pushAppSecret, deviceToken and pushDeviceId are nullable, read-only, hence nil \
      until set by start/update (derived).
      """),
    Clause(
      "PUSH-41", .security,
      "Push errors in the docs-site samples are reported in sanitised form."),
    Clause(
      "PUSH-42", .defaultValue,
      """
      The samples disagree on disableMultiDevices (000: YES, 001: NO); it is a caller choice, no \
      default is documented.
      """),
    Clause(
      "PUSH-43", .hostObligation, outOfReach: .systemAsksHost,
      """
      Requesting notification permission and registering with APNs remain host steps (sample \
      comment).
      """),
  ]
}

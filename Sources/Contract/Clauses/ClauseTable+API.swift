extension ClauseTable {
  /// Public declarations.
  static let api: [Clause] = [
    Clause(
      "API-1", .declaration,
      """
      LBWhaleAppStatus: C enum over NSUInteger, 4 cases NotStarted=0, Starting=1, Started=2, \
      IsDestroying=3; full typedef in 000 only.
      """),
    Clause(
      "API-2", .declaration,
      """
      LBWhaleApp: NSObject subclass used only through class members (no public initialiser shown).
      """),
    Clause(
      "API-3", .declaration,
      "sdkVersion: class, nonatomic, copy, readonly, NSString*, unannotated."),
    Clause(
      "API-4", .declaration,
      "pushService: class, nonatomic, strong, readonly, LBWhaleAppPushService*, unannotated."),
    Clause(
      "API-5", .declaration,
      "config: class, nonatomic, strong, readonly, LBWhaleAppConfig*, unannotated."),
    Clause(
      "API-6", .declaration,
      "sdkStatus: class, nonatomic, assign, readonly, LBWhaleAppStatus."),
    Clause(
      "API-7", .declaration,
      "+ (void)startWithConfig:(LBWhaleAppConfig *)config - class method, argument unannotated."),
    Clause("API-8", .declaration, "+ (void)logoutAndDestroy - class method, no arguments."),
    Clause("API-9", .declaration, "+ (void)pushURL:(NSString *)url."),
    Clause("API-10", .declaration, "+ (void)presentURL:(NSString *)url."),
    Clause("API-11", .declaration, "+ (void)pushURL:(NSString *)url animated:(BOOL)animated."),
    Clause("API-12", .declaration, "+ (void)presentURL:(NSString *)url animated:(BOOL)animated."),
    Clause(
      "API-13", .declaration,
      """
      + (void)pushURL:parameters:completed: - parameters nullable, completed nullable block (BOOL \
      isSuccessed, NSError *_Nullable error).
      """),
    Clause("API-14", .declaration, "+ (void)presentURL:parameters:completed: - same nullability."),
    Clause(
      "API-15", .declaration,
      "+ (void)pushURL:parameters:animated:completed: - same nullability."),
    Clause(
      "API-16", .declaration,
      "+ (void)presentURL:parameters:animated:completed: - same nullability."),
    Clause(
      "API-17", .declaration,
      "+ (NSUInteger)requiredAppInterfaceOrientationMask - class method."),
    Clause("API-18", .declaration, "LBWhaleAppConfig: NSObject subclass."),
    Clause(
      "API-19", .declaration,
      """
      -[LBWhaleAppConfig \
      initAppKey:appSecret:appId:appName:defaultAccountChannel:webDomainPrefix:\
      token:refreshToken:delegate:extraCustomConfig:] \
      (note initAppKey:, not initWithAppKey:); delegate and extraCustomConfig nullable, rest \
      unannotated.
      """),
    Clause("API-20", .declaration, "appKey nonatomic, copy, readonly NSString*."),
    Clause("API-21", .declaration, "appSecret nonatomic, copy, readonly NSString*."),
    Clause("API-22", .declaration, "appId nonatomic, copy, readonly NSString*."),
    Clause(
      "API-23", .declaration,
      "appName nonatomic, strong, readonly LBWhaleAppConfigMultilingual*."),
    Clause("API-24", .declaration, "defaultAccountChannel nonatomic, copy, readonly NSString*."),
    Clause("API-25", .declaration, "webDomainPrefix nonatomic, copy, readonly NSString*."),
    Clause("API-26", .declaration, "token nonatomic, copy, readonly NSString*."),
    Clause("API-27", .declaration, "refreshToken nonatomic, copy, readonly NSString*."),
    Clause(
      "API-28", .declaration,
      "delegate nonatomic, weak, readonly, nullable id<LBWhaleAppDelegate>."),
    Clause(
      "API-29", .declaration,
      "sdkUIDelegate nonatomic, weak, nullable, read-write id<LBWhaleAppUIDelegate>."),
    Clause(
      "API-30", .declaration,
      "extraCustomConfig nonatomic, copy, readonly, nullable NSDictionary*."),
    Clause("API-31", .declaration, "theme nonatomic, assign, read-write."),
    Clause("API-32", .declaration, "language nonatomic, assign, read-write."),
    Clause("API-33", .declaration, "priceColorType nonatomic, assign, read-write."),
    Clause("API-34", .declaration, "env nonatomic, assign, read-write."),
    Clause(
      "API-35", .declaration,
      "- (void)logout on LBWhaleAppConfig - instance method, 001 ONLY."),
    Clause("API-36", .declaration, "LBWhaleAppConfigMultilingual: NSObject subclass."),
    Clause(
      "API-37", .declaration,
      "en nonatomic, copy, readonly NSString*, unannotated (effectively required)."),
    Clause("API-38", .declaration, "zhCN nonatomic, copy, readonly, nullable NSString*."),
    Clause("API-39", .declaration, "zhHK nonatomic, copy, readonly, nullable NSString*."),
    Clause(
      "API-40", .declaration,
      "currentLanguageText nonatomic, readonly NSString* (computed; no storage attribute)."),
    Clause(
      "API-41", .declaration,
      "-[LBWhaleAppConfigMultilingual initWithEn:zhCN:zhHK:] - zhCN, zhHK nullable."),
    Clause("API-42", .declaration, "LBWhaleAppConfigPriceColor NS_ENUM(NSInteger), 3 cases."),
    Clause("API-43", .declaration, "LBWhaleAppConfigTheme NS_ENUM(NSInteger), 3 cases."),
    Clause("API-44", .declaration, "LBWhaleAppConfigLanguage NS_ENUM(NSInteger), 3 cases."),
    Clause(
      "API-45", .declaration,
      """
      LBWhaleAppConfigEnv NS_ENUM(NSInteger), 3 cases; Prod explicitly 0 in 000, implicitly in \
      001.
      """),
    Clause(
      "API-46", .declaration,
      "LBWhaleAppDelegate: protocol refining NSObject; every method @optional."),
    Clause(
      "API-47", .declaration,
      "- (void)lbWhaleAppTokenDidChange:(nonnull NSString *)token optional."),
    Clause(
      "API-48", .declaration,
      "- (void)lbWhaleAppDidRunInError:(nonnull NSError *)error optional."),
    Clause(
      "API-49", .declaration,
      "- (void)lbWhaleAppStartFailedWithError:(nonnull NSError *)error optional."),
    Clause("API-50", .declaration, "- (void)lbWhaleAppDidFinishLaunching optional."),
    Clause(
      "API-51", .declaration,
      """
      - (void)lbWhaleAppSDKDidRequestOpenURL:(NSString *)openUrl optional, unannotated (001's \
      sample names the argument url).
      """),
    Clause(
      "API-52", .declaration,
      """
      - (BOOL)lbWhaleAppSDKCanOpenURL:(NSString *)url optional; the only delegate method that \
      returns a value.
      """),
    Clause("API-53", .declaration, "- (void)lbWhaleAppWillDestroy optional."),
    Clause(
      "API-54", .declaration,
      """
      - (void)lbWhaleAppRefreshTokenExpiredWithResolver:(void(^)(NSString *token, NSString \
      *refreshToken))resolveCompleted optional; block args unannotated.
      """),
    Clause(
      "API-55", .declaration,
      """
      - (void)lbWhaleAppAnalyticsEventWithName:(NSString *)name properties:(NSDictionary \
      *)properties optional, 001 ONLY, unannotated.
      """),
    Clause(
      "API-56", .declaration,
      "LBWhaleAppUIDelegate: protocol refining NSObject, no @optional section."),
    Clause("API-57", .declaration, "- (void)lbWhaleAppEnterSdkPage required."),
    Clause("API-58", .declaration, "- (void)lbWhaleAppExitSdkPage required."),
    Clause(
      "API-59", .declaration,
      """
      LBWhaleNotificationHandlingErrorCode: C enum over NSInteger, first value 99990, then 99991, \
      99992.
      """),
    Clause("API-60", .declaration, "LBWhaleAppPushService: NSObject subclass."),
    Clause("API-61", .declaration, "pushAppKey nonatomic, copy, readonly, nullable NSString*."),
    Clause("API-62", .declaration, "pushAppSecret nonatomic, copy, readonly, nullable NSString*."),
    Clause("API-63", .declaration, "deviceToken nonatomic, strong, readonly, nullable NSData*."),
    Clause("API-64", .declaration, "pushDeviceId nonatomic, copy, readonly, nullable NSString*."),
    Clause("API-65", .declaration, "isStarted nonatomic, assign, readonly BOOL."),
    Clause("API-66", .declaration, "disableMultiDevices nonatomic, assign, readonly BOOL."),
    Clause(
      "API-67", .declaration,
      """
      + (BOOL)checkIsLBNotificationWithUserInfo:(NSDictionary *)userInfo - class method on \
      LBWhaleAppPushService.
      """),
    Clause(
      "API-68", .declaration,
      """
      - (void)startWithKey:andSecret:andCompleted: - completed nullable block with nullable error.
      """),
    Clause(
      "API-69", .declaration,
      """
      - (void)updateDeviceToken:disableMultiDevices:callback: - callback nullable block with \
      nullable error.
      """),
    Clause(
      "API-70", .declaration,
      """
      - (NSError *_Nullable)handleLaunchOptions:(NSDictionary *)launchOptions - argument \
      unannotated although UIKit passes nil on a plain launch.
      """),
    Clause(
      "API-71", .declaration,
      "- (NSError *_Nullable)handleSystemDelegateUserNotificationCenter:willPresentNotification:."),
    Clause(
      "API-72", .declaration,
      """
      - (NSError \
      *_Nullable)handleSystemDelegateUserNotificationCenter:didReceiveNotificationResponse:.
      """),
    Clause(
      "API-73", .declaration,
      """
      - (NSError *_Nullable)sdkShowTipWithNotificationInfo:routerHandler: - handler nullable; its \
      argument is named routerUrl (000) / routerURL (001).
      """),
    Clause(
      "API-74", .declaration,
      "- (NSError *_Nullable)handleNotificationClickWithInfo:routerHandler: - handler nullable."),
    Clause(
      "API-75", .declaration,
      """
      extraCustomConfig key constants: 23 names (9 top-level, 12 tip-view, 2 colour-map); their \
      string values are not published.
      """),
  ]
}

extension ClauseTable {
  /// Requirements and dependencies.
  static let platform: [Clause] = [
    Clause("PLATFORM-1", .precondition, outOfReach: .buildFact, "iOS 13.0 or later."),
    Clause(
      "PLATFORM-2", .precondition, outOfReach: .buildFact,
      "Xcode 12.0 or later and Swift 5.0 or later."),
    Clause(
      "PLATFORM-3", .precondition, outOfReach: .buildFact,
      "Objective-C and Swift projects are supported."),
    Clause(
      "PLATFORM-4", .precondition, outOfReach: .buildFact,
      "Device arm64; simulator x86_64 and arm64."),
    Clause(
      "PLATFORM-5", .precondition, outOfReach: .buildFact,
      "CocoaPods needs the volcengine and aliyun spec sources."),
    Clause(
      "PLATFORM-6", .declaration, outOfReach: .buildFact,
      "The pod is local: path ./LBWhaleAppSDK."),
    Clause(
      "PLATFORM-7", .hostObligation, outOfReach: .buildFact,
      "CocoaPods is the recommended installation."),
    Clause(
      "PLATFORM-8", .ordering, outOfReach: .buildFact,
      "After adding the pod: run pod install and open the generated workspace."),
    Clause(
      "PLATFORM-9", .hostObligation, outOfReach: .buildFact,
      "Manual integration: add LBWhaleAppSDK.xcframework and choose Embed & Sign."),
    Clause(
      "PLATFORM-10", .hostObligation, outOfReach: .buildFact,
      """
      Manual integration: link all system frameworks listed by the delivered package (000 lists \
      24, from Foundation to UserNotifications).
      """),
    Clause(
      "PLATFORM-11", .hostObligation, outOfReach: .buildFact,
      """
      Import the umbrella header <LBWhaleAppSDK/LBWhaleApp.h>; Swift through the bridging header.
      """),
    Clause(
      "PLATFORM-12", .precondition, outOfReach: .buildFact,
      "Dependency RangersAPM, subspecs Crash, APMLog, CN, WatchDog, CloudCommand, each >= 5.1.6."),
    Clause(
      "PLATFORM-13", .precondition, outOfReach: .buildFact,
      "Dependency AlicloudPush >= 3.2.2."),
    Clause(
      "PLATFORM-14", .precondition, outOfReach: .buildFact,
      "Dependency IQKeyboardManager >= 6.5.9."),
    Clause(
      "PLATFORM-15", .precondition, outOfReach: .buildFact,
      "The external dependencies are not embedded in the SDK binary."),
    Clause(
      "PLATFORM-16", .hostObligation, outOfReach: .buildFact,
      """
      Version conflicts are coordinated with Whale; two incompatible implementations are not \
      packaged.
      """),
    Clause(
      "PLATFORM-17", .declaration, outOfReach: .buildFact,
      "The device package is delivered as LBWhaleAppSDK-XXX.zip."),
  ]
}

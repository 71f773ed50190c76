import Lifecycle
import Simulator
import Testing

@testable import Scenario

@Suite struct PushTests {
  private static let notification = "notifications: { N1: { title: a } }\n"

  private func stimulus(_ step: String) throws -> Stimulus {
    let file = try decoded(
      "format: whalesim/1\nname: n\n\(Self.notification)steps:\n  - \(step)\n")
    return try #require(file.script.steps.first).stimulus
  }

  @Test(
    arguments: [
      ("startPush: { key: K1, secret: S1 }", .start(key: "K1", secret: "S1")),
      ("updateDeviceToken: D1", .updateDeviceToken("D1", disableMultiDevices: false)),
      (
        "{ updateDeviceToken: D1, disableMultiDevices: true }",
        .updateDeviceToken("D1", disableMultiDevices: true)
      ),
      (
        "handleLaunchOptions: none",
        .handle(.handleLaunchOptions, notification: nil, routerHandler: false)
      ),
      (
        "handleLaunchOptions: N1",
        .handle(.handleLaunchOptions, notification: "N1", routerHandler: false)
      ),
      ("willPresent: N1", .handle(.willPresent, notification: "N1", routerHandler: false)),
      ("didReceive: N1", .handle(.didReceive, notification: "N1", routerHandler: false)),
      ("showTip: N1", .handle(.showTip, notification: "N1", routerHandler: false)),
      (
        "{ handleNotificationClick: N1, routerHandler: true }",
        .handle(.handleNotificationClick, notification: "N1", routerHandler: true)
      ),
      ("{ checkIsLBNotification: N1, returns: true }", .check(notification: "N1")),
    ] as [(String, PushStimulus)])
  func `each call of the push service is a stimulus`(
    _ step: String, _ expected: PushStimulus
  ) throws {
    #expect(try stimulus(step) == .host(.push(expected)))
  }

  @Test func `deliveries, taps and events are stimuli of others`() throws {
    #expect(
      try stimulus("notification: { is: N1, arrives: coldStart }")
        == .system(.notification("N1", .coldStart)))
    #expect(try stimulus("deviceToken: D1") == .system(.deviceToken("D1")))
    #expect(try stimulus("tapTip: {}") == .client(.tapTip))
    #expect(
      try stimulus("analytics: { name: a, properties: { z: 1, b: [x, none] } }")
        == .server(.analytics(name: "a", properties: #"{"b":["x",null],"z":1}"#)))
    #expect(
      try stimulus("analytics: { name: a }") == .server(.analytics(name: "a", properties: "{}")))
  }

  @Test func `the five handling calls return ok unless something else is written`() throws {
    let file = try decodedSteps(
      "  - handleLaunchOptions: none\n  - { handleLaunchOptions: none, returns: NonSDK }\n")
    #expect(file.steps.map { $0.returns?.value } == ["ok", "NonSDK"])
    #expect(file.steps.map { $0.returns?.span.start.text } == ["4:5", "5:34"])
    #expect(file.writesExpectations)
    #expect(try !decodedSteps("  - handleLaunchOptions: none\n").writesExpectations)
  }

  @Test func `a notification keeps what the SDK looks at`() throws {
    let file = try decodedParts(
      """
      notifications:
        N1:
          title: Order filled
          body: AAPL
          user_info: { t: a, tn: b, id: m1, lb_push_from: "", link: lb://page/x, json: "{}" }
        N2: { lb_push_from: whale }
      """)
    #expect(
      file.script.notifications == [
        NotificationScript(
          name: "N1", title: "Order filled", body: "AAPL", link: "lb://page/x", id: "m1",
          nestedIdentifier: ""),
        NotificationScript(name: "N2", topLevelIdentifier: "whale"),
      ])
  }

  @Test func `reactions to deliveries have conditions and the completion handler`() throws {
    let file = try decodedParts(
      Self.notification + """
        host:
          reactions:
            notification:
              - if: { is: N1, arrives: tapped }
                do: [{ didReceive: N1, returns: NotStarted }, { complete: none, after: 2s }]
            deviceToken:
              - if: { is: D1 }
                do: [{ updateDeviceToken: D1 }]

        """)
    let reactions = file.script.host.reactions
    #expect(reactions.map(\.trigger) == [.notification, .deviceToken])
    #expect(
      reactions.map(\.conditions) == [
        [
          ReactionCondition(argument: "is", text: "N1"),
          ReactionCondition(argument: "arrives", text: "tapped"),
        ], [ReactionCondition(argument: "is", text: "D1")],
      ])
    #expect(
      reactions[0].actions == [
        HostAction(
          .call(.push(.handle(.didReceive, notification: "N1", routerHandler: false))),
          returns: "NotStarted"),
        HostAction(.call(.push(.complete(.none))), after: 2000),
      ])
    #expect(file.reactions.map { $0.firstKey?.start.text } == ["8:9", "11:9"])
  }

  @Test func `of an event's properties only the listed ones are compared, by their types`() throws {
    func verdict(_ properties: String) throws -> Verdict {
      let file = try decodedSteps(
        """
          - start: {}
            expect: any
          - analytics: { name: a, properties: { s: "1", n: 1, m: { k: [x] }, 'q"': "," } }
            expect: [{ analyticsEvent: { properties: \(properties) } }]

        """)
      return ScenarioRunner.run(file).verdict
    }
    for fitting in ["{}", "{ n: 1 }", "{ s: '1', m: { k: [x] } }", "{ 'q\"': ',' }"] {
      #expect(try verdict(fitting) == .passed, "\(fitting)")
    }
    for other in ["{ n: '1' }", "{ s: 1 }", "{ k: [x] }", "{ m: {} }", "{ t: none }"] {
      #expect(try verdict(other) == .failed, "\(other)")
    }
  }
}

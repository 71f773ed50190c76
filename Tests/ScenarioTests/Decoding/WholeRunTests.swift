import Contract
import Lifecycle
import Testing

@testable import Scenario

@Suite struct WholeRunTests {
  @Test func `never has windows and arguments`() throws {
    let file = try decodedParts(
      """
      never:
        - startFailed
        - { enterSdkPage: {}, after: willDestroy, until: didFinishLaunching }
        - after: lbWhaleAppWillDestroy
          didRunInError: { code: 401 }
      """)
    #expect(file.never.map(\.name) == [.startFailed, .enterSdkPage, .didRunInError])
    #expect(file.never.map(\.nameSpan.start.text) == ["5:5", "6:7", "8:5"])
    #expect(file.never.map { $0.after?.value } == [nil, .willDestroy, .willDestroy])
    #expect(file.never.map { $0.until?.value } == [nil, .didFinishLaunching, nil])
    #expect(file.never.map { $0.arguments.map(\.text) } == [[], [], ["401"]])
    #expect(file.hints.map(\.position.text) == ["7:12"])
  }

  @Test func `count is a number or a range`() throws {
    let file = try decodedParts(
      """
      count:
        willDestroy: 1
        tokenDidChange: { min: 1, max: 3 }
        startFailed: { max: 0 }
        enterSdkPage: { min: 2 }
      """)
    #expect(
      file.count.map(\.name) == [.willDestroy, .tokenDidChange, .startFailed, .enterSdkPage])
    #expect(file.count.map(\.atLeast) == [1, 1, 0, 2])
    #expect(file.count.map(\.atMost) == [1, 3, 0, nil])
    #expect(file.count.map(\.key.start.text) == ["5:3", "6:3", "7:3", "8:3"])
  }

  @Test func `finally is located at its innermost keys`() throws {
    let file = try decodedParts(
      """
      finally:
        status: NotStarted
        pages: 2
        pageStack: [lb://a, lb://b]
        session: { account: A, token: T2, refreshToken: R2 }
        resolver: { state: timedOut, lateAnswers: 1 }
        config:
          theme: Dark
          language: En
          priceColorType: FollowUserSetting
          env: Prod
          priceColorSettingVisible: true
        timers: 0
        requests: 1
        notes: [sign-in, open]
      """)
    let finally = try #require(file.finally)
    #expect(finally.status?.value == .notStarted)
    #expect(finally.status?.span == SourceSpan(SourcePosition(line: 5, column: 3), length: 6))
    #expect(finally.pages?.value == 2)
    #expect(finally.pageStack?.value == ["lb://a", "lb://b"])
    guard case .running(let account, let token, let refreshToken) = finally.session?.value else {
      Issue.record("no session")
      return
    }
    #expect([account, token, refreshToken].map { $0?.value } == ["A", "T2", "R2"])
    #expect(
      [account, token, refreshToken].map { $0?.span.start.text } == ["8:14", "8:26", "8:37"])
    #expect(finally.resolver.state?.value == .timedOut)
    #expect(finally.resolver.lateAnswers?.value == 1)
    #expect(finally.resolver.lateAnswers?.span.start.text == "9:32")
    #expect(finally.config.theme?.value == .dark)
    #expect(finally.config.language?.value == .en)
    #expect(finally.config.priceColorType?.value == .followUserSetting)
    #expect(finally.config.env?.value == .prod)
    #expect(finally.config.priceColorSettingVisible?.value == true)
    #expect(finally.config.theme?.span.start.text == "11:5")
    #expect(finally.timers?.value == 0)
    #expect(finally.requests?.value == 1)
    #expect(finally.notes?.value == ["sign-in", "open"])
  }

  @Test func `no session is none`() throws {
    let file = try decodedParts("finally: { session: none, resolver: { state: none } }\n")
    #expect(file.finally?.session?.value == FinalSession.none)
    #expect(file.finally?.resolver.state?.value == FinalResolverState.none)
  }

  @Test func `the head of a file is read`() throws {
    let file = try decoded(
      """
      format: whalesim/1
      name: A whole head
      about: |
        Two
        lines.
      covers: [START-3, OC-5]
      tags: [slow, auth]
      project:
        customRenewal: true
        configLogoutConfirmed: true
        nonProductionConfig: true
        channel: broker
      steps: []
      """)
    #expect(file.path == "file.yaml")
    #expect(file.name == Located("A whole head", at: file.name.span))
    #expect(file.name.span == SourceSpan(SourcePosition(line: 2, column: 7), length: 12))
    #expect(file.about == "Two\nlines.\n")
    #expect(file.covers.map(\.value) == ["START-3", "OC-5"])
    #expect(file.covers.map(\.span.start.text) == ["6:10", "6:19"])
    #expect(file.tags.map(\.value) == ["slow", "auth"])
    #expect(
      file.project
        == ProjectFacts(
          customRenewal: true, configLogoutConfirmed: true, nonProductionConfig: true,
          channel: .broker))
  }
}

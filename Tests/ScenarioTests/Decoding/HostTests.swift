import Lifecycle
import Simulator
import Testing

@testable import Scenario

@Suite struct HostTests {
  @Test func `a host is documented unless the file says otherwise`() throws {
    #expect(try decodedParts("").script.host == HostScript())
    let file = try decodedParts(
      "host: { preset: silent, omits: [canOpenURL, willDestroy], router: ['broker://'] }\n")
    #expect(
      file.script.host
        == HostScript(
          preset: .silent,
          omits: OmittedCallbacks(.canOpenURL).union(OmittedCallbacks(.willDestroy)),
          router: ["broker://"]))
  }

  @Test func `reactions are read in the file's order`() throws {
    let file = try decodedParts(
      """
      host:
        reactions:
          didRunInError:
            - if: { code: 401 }
              do: [logoutAndDestroy, { note: sign-in }]
            - do: [{ read: sdkStatus, returns: Started }]
          refreshTokenExpired:
            - do:
                - resolve: { token: T9, refreshToken: R9 }
                  after: 2s
                - start
          canOpenURL:
            - if: { url: 'broker://a' }
              do: [{ answer: true }]
            - do: [{ answer: false }]
      """)
    #expect(
      file.script.host.reactions == [
        ReactionScript(
          callback: .didRunInError,
          conditions: [ReactionCondition(argument: "code", text: "401")],
          actions: [
            HostAction(.call(.logoutAndDestroy)), HostAction(.call(.note("sign-in"))),
          ]),
        ReactionScript(
          callback: .didRunInError,
          actions: [HostAction(.call(.read(.sdkStatus)), returns: "Started")]),
        ReactionScript(
          callback: .refreshTokenExpired,
          actions: [
            HostAction(.call(.resolve(token: "T9", refreshToken: "R9")), after: 2_000),
            HostAction(.call(.start(account: "A"))),
          ]),
        ReactionScript(
          callback: .canOpenURL,
          conditions: [ReactionCondition(argument: "url", text: "broker://a")],
          actions: [HostAction(.answer(true))]),
        ReactionScript(callback: .canOpenURL, actions: [HostAction(.answer(false))]),
      ])
    #expect(
      file.reactions.map { $0.firstKey?.start.text } == ["7:9", "9:9", "11:9", "16:9", "18:9"])
    #expect(file.reactions.map(\.callbackKey.start.text) == ["6:5", "6:5", "10:5", "15:5", "15:5"])
    #expect(
      file.reactions.map { $0.actions.map(\.stimulusKey.start.text) } == [
        ["8:14", "8:34"], ["9:16"], ["12:13", "14:13"], ["17:16"], ["18:16"],
      ])
    #expect(file.reactions[1].actions.map { $0.returnsKey?.start.text } == ["9:33"])
    #expect(file.writesExpectations)
  }

  @Test func `an empty list replaces the preset and cannot be unreached`() throws {
    let file = try decodedParts("host: { reactions: { didRunInError: [] } }\n")
    #expect(
      file.script.host.reactions == [ReactionScript(callback: .didRunInError, actions: [])])
    #expect(file.reactions.map(\.firstKey) == [nil])
    #expect(!file.writesExpectations)
  }

  @Test func `every block and delegate method has reactions, by its selector too`() throws {
    for callback in CallbackName.allCases {
      let name = try decodedParts("host: { reactions: { \(callback.rawValue): [] } }\n")
      #expect(name.script.host.reactions.map(\.trigger) == [.callback(callback)])
      let selector = try decodedParts("host: { reactions: { '\(callback.selector)': [] } }\n")
      #expect(selector.script.host.reactions.map(\.trigger) == [.callback(callback)])
      #expect(selector.hints.map(\.code) == [.fullSelector])
    }
  }
}

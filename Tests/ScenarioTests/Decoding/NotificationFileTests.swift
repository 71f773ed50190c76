import Lifecycle
import Simulator
import Testing

@testable import Scenario

@Suite struct NotificationFileTests {
  private func file(_ content: AttachmentContent) throws -> ScenarioFile {
    let text = "format: whalesim/1\nname: n\nnotifications:\n  N1: push/n.apns\nsteps: []\n"
    return try ScenarioFile.decode(
      bytes: Array(text.utf8), path: "file.yaml",
      readAttachment: { $0 == "push/n.apns" ? content : .missing }, isKnownClause: { _ in true })
  }

  private func script(_ json: String) throws -> NotificationScript {
    try #require(try file(.bytes(Array(json.utf8))).script.notifications.first)
  }

  private func refusal(_ content: AttachmentContent) throws -> String {
    let error = try #require(throws: InvalidScenario.self) { try file(content) }
    #expect(error.diagnostics.count == 1)
    let first = try #require(error.diagnostics.first)
    #expect(first.position.text == "4:7")
    return first.message
  }

  @Test func `the SDK's part stands in user_info or at the top, the title in the alert`() throws {
    let nested = try script(
      #"""
      {
      	"aps": { "alert": { "title": "A \"quoted\" title", "body": "é" } },
      	"user_info": { "id": "m1", "lb_push_from": "w", "link": "lb:\/\/page\/x", "json": "{}" }
      }
      """#)
    #expect(
      nested
        == NotificationScript(
          name: "N1", title: "A \"quoted\" title", body: "é", link: "lb://page/x", id: "m1",
          nestedIdentifier: "w"))
    let flat = try script(
      #"{"aps":{"alert":"Title"},"lb_push_from":"","link":"a://b","id":"7","other":[1,null]}"#)
    #expect(
      flat
        == NotificationScript(
          name: "N1", title: "Title", link: "a://b", id: "7", topLevelIdentifier: ""))
  }

  @Test(arguments: [
    ("", "at 1:1: the file is empty: there is nothing in it but blanks and comments"),
    ("[]", "at 1:1: a notification is a JSON object"),
    ("{}", "has no `aps`, which every notification of APNs has"),
    (#"{"aps": []}"#, "at 1:9: `aps` must be an object"),
    (#"{"aps": {}, "user_info": "x"}"#, "at 1:26: `user_info` must be an object"),
    (
      #"{"aps": {}, "user_info": {"json": {"a": 1}}}"#,
      "at 1:35: `json` must be a text in quotes"
    ),
    (#"{"aps": {"alert": {"title": 5}}}"#, "at 1:29: `title` must be a text in quotes"),
    (#"{"aps": {}, "aps": {}}"#, "at 1:13: `aps` stands twice in this map; first at 1:2"),
  ])
  func `a file that is no notification is refused where it is wrong`(
    _ json: String, _ message: String
  ) throws {
    #expect(try refusal(.bytes(Array(json.utf8))) == "`push/n.apns` " + message)
  }

  @Test func `APNs takes 4096 bytes and no more`() throws {
    let frame = #"{"aps":{},"x":""}"#
    let fill = String(repeating: "x", count: 4096 - frame.utf8.count)
    let whole = frame.replacing(#""""#, with: "\"\(fill)\"")
    #expect(try script(whole).title == nil)
    let message = try refusal(.bytes(Array((whole + "\n").utf8)))
    #expect(message == "`push/n.apns` has 4,097 bytes; a notification has at most 4,096")
  }

  @Test func `a file that cannot be read is named`() throws {
    #expect(
      try refusal(.missing)
        == "`push/n.apns` does not exist; the path is relative to the scenario")
    #expect(
      try refusal(.unreadable("permission denied"))
        == "`push/n.apns` cannot be read: permission denied")
  }

  @Test func `the text that is recorded holds the file as a comment and is a scenario still`()
    throws
  {
    let json = "{ \"aps\": {} }\n"
    let recorded = try file(.bytes(Array(json.utf8))).recordedText
    #expect(recorded.hasSuffix("steps: []\n# push/n.apns:\n# { \"aps\": {} }\n# \n"))
    #expect(throws: InvalidScenario.self) { try decode(Array(recorded.utf8)) }
    let again = try ScenarioFile.decode(
      bytes: Array(recorded.utf8), path: "file.yaml",
      readAttachment: ScenarioFile.attachments(in: recorded), isKnownClause: { _ in true })
    #expect(again.attachments == [Attachment(path: "push/n.apns", bytes: Array(json.utf8))])
    let plain = try decodedParts("")
    #expect(plain.recordedText == "format: whalesim/1\nname: n\nsteps: []\n")
  }
}

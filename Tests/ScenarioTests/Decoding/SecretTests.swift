import Testing

@testable import Scenario

/// No message repeats a secret, wherever in a file it stands.
@Suite struct SecretTests {
  /// Long, of letters and digits, as keys and tokens are.
  private static let secret = "sk9fQ2kL81xYw0Zt37VbNc4Q"
  /// Long, but nothing shows that it is no word; a secret only by its place.
  private static let word = "abcdefghijklmnopqrstuvwxyz"

  /// A way in which a text can stand at a key.
  static let ways = [
    "KEY: TEXT", "KEY: 'TEXT'", "KEY: [TEXT]", "KEY: { TEXT: 1 }", "KEY: { a: TEXT }",
    "KEY: { TEXT: 1, TEXT: 2 }", "KEY: ${TEXT}", "KEY: [[TEXT]]", "TEXT: KEY", "KEYx: TEXT",
    "KEY: TEXT, KEY: TEXT", "KEY: {TEXT", "KEY: 'a TEXT",
  ]

  private func rendered(_ text: String) -> String {
    do {
      let file = try decode(Array(text.utf8))
      return file.source.render(file.hints, path: "file.yaml")
    } catch {
      return error.render()
    }
  }

  @Test(arguments: ways)
  func `what looks like a secret is repeated at no key of the format`(_ way: String) {
    for shape in Format.shapes {
      let words = shape.rules.map(\.word.rawValue) + (shape.others == .none ? [] : ["T1", "a"])
      for word in words {
        let line = way.replacing("KEY", with: word).replacing("TEXT", with: Self.secret)
        let text = FormatTableTests.file(shape.name).replacing("@", with: line)
        let message = rendered(text)
        if message.contains(Self.secret) { Issue.record("\(message)") }
      }
    }
  }

  @Test(arguments: ways.filter { !$0.hasPrefix("TEXT") })
  func `a long text is repeated at no key of a credential`(_ way: String) {
    let credentials = [
      "token", "refreshToken", "appSecret", "secret", "key", "deviceToken", "updateDeviceToken",
      "revoke", "gives", "resolve", "tokens", "tokn", "access_token", "apiSecret",
    ]
    for shape in Format.shapes {
      for word in credentials {
        let line = way.replacing("KEY", with: word).replacing("TEXT", with: Self.word)
        let text = FormatTableTests.file(shape.name).replacing("@", with: line)
        let message = rendered(text)
        if message.contains(Self.word) { Issue.record("\(message)") }
      }
    }
  }

  @Test func `a long name that is none of a secret's is told`() {
    let message = rendered(
      "format: whalesim/1\nname: n\nsteps: [{ handleNotificationClicked: N }]\n")
    #expect(message.contains("`handleNotificationClicked` is not a key"))
  }
}

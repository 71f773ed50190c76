import Testing
import WhaleSimCLI

@Suite struct `Command lines that cannot be read say why` {
  /// The message for a line; nil if it can be read.
  private func message(_ line: String) -> String? {
    refusal(of: line)?.message
  }

  private func refusal(of line: String) -> UsageError? {
    do throws(UsageError) {
      _ = try ParsedCommand.parse(line.split(separator: " ").map(String.init))
      return nil
    } catch {
      return error
    }
  }

  @Test func `the whole text names the use and where help is`() throws {
    let error = try #require(refusal(of: "replay --fliter x a"))
    #expect(
      error.text == """
        Error: Unknown option '--fliter'. Did you mean '--filter'?
        Usage: whalesim replay [options] PATH...
          See 'whalesim replay --help' for more information.

        """)
    #expect(error.exitCode == .usage)
  }

  @Test func `without a command it is the program's`() throws {
    let error = try #require(refusal(of: "reply a"))
    #expect(
      error.text == """
        Error: Unknown command 'reply'. Did you mean 'replay'?
        Usage: whalesim COMMAND [options]
          See 'whalesim --help' for more information.

        """)
  }

  @Test func `every mistake has its message`() {
    let table = [
      ("", "Missing command."),
      ("--quiet", "Missing command."),
      ("--db", "Missing command."),
      ("--", "Missing command."),
      ("xyzzy", "Unknown command 'xyzzy'."),
      ("Replay a", "Unknown command 'Replay'. Did you mean 'replay'?"),
      ("rep a", "Unknown command 'rep'. Did you mean 'replay'?"),
      ("--verson", "Unknown option '--verson'. Did you mean '--version'?"),
      ("replay a --fail", "Unknown option '--fail'. Did you mean '--fail-fast'?"),
      ("replay a -x", "Unknown option '-x'."),
      ("replay a --", nil),
      ("replay a --nothing=x", "Unknown option '--nothing'."),
      ("replay a --json", "Unknown option '--json'."),
      ("--json replay a", "Unknown option '--json'."),
      ("replay a --filter", "Missing value for '--filter TEXT'."),
      ("replay a --filter --twice", "Missing value for '--filter TEXT'."),
      ("replay a --twice=yes", "The option '--twice' does not take a value."),
      ("replay", "Missing expected argument 'PATH...'."),
      ("history", "Missing expected argument 'RUN'."),
      ("history last first", "Unexpected argument 'first'."),
      ("runs a b c", "3 unexpected arguments: 'a', 'b' and 'c'."),
      ("replay a --no-db --db d", "The options '--no-db' and '--db' contradict each other."),
      (
        "replay a --no-db --durable", "The options '--no-db' and '--durable' contradict each other."
      ),
    ]
    for (line, expected) in table {
      #expect(message(line) == expected, "\(line)")
    }
  }

  @Test func `a value that cannot be says which can`() {
    let table = [
      (
        "runs --color pink",
        "The value 'pink' is invalid for '--color WHEN'. "
          + "Please provide one of 'auto', 'always' and 'never'."
      ),
      (
        "history last --channel Host",
        "The value 'Host' is invalid for '--channel CHANNEL'. Please provide one of 'host', "
          + "'callback', 'server', 'system', 'client', 'sdk' and 'clock'."
      ),
      (
        "history last --kind didRunInErorr",
        "The value 'didRunInErorr' is invalid for '--kind KIND'. Did you mean 'didRunInError'?"
      ),
      ("history last --kind x", "The value 'x' is invalid for '--kind KIND'."),
      (
        "history last --session 0",
        "The value '0' is invalid for '--session N'. Please provide a session's number, 1 or more."
      ),
      (
        "history last --since 14",
        "The value '14' is invalid for '--since WHEN'. "
          + "Please provide a time such as 14m80ms or an event such as '#31'."
      ),
      (
        "state last --at #0",
        "The value '#0' is invalid for '--at WHEN'. "
          + "Please provide a time such as 14m80ms or an event such as '#31'."
      ),
    ]
    for (line, expected) in table {
      #expect(message(line) == expected, "\(line)")
    }
  }

  @Test func `a suggestion is near or there is none`() {
    let table = [
      ("replay a --tags", "--tag"), ("replay a --tga", "--tag"), ("replay a --nodb", "--no-db"),
      ("replay a --failfast", "--fail-fast"), ("replay a --DB", "--db"),
      ("replay a --colour", "--color"), ("replay a --dura", "--durable"),
    ]
    for (line, meant) in table {
      #expect(message(line)?.hasSuffix("Did you mean '\(meant)'?") == true, "\(line)")
    }
    for line in ["replay a --t", "replay a ---", "replay a --sharded", "replay a --parallel"] {
      #expect(message(line)?.contains("Did you mean") == false, "\(line)")
    }
  }
}

import Testing
import WhaleSimCLI

@Suite struct `Help is exactly this text` {
  private func help(_ words: String...) throws -> String {
    guard case .help(let text) = try ParsedCommand.parse(words) else {
      Issue.record("\(words) is no request for help")
      return ""
    }
    return text
  }

  @Test func `of the program`() throws {
    #expect(
      try help("--help") == """
        Replay what happens to an app that embeds LBWhaleAppSDK, and keep every event.

        Usage: whalesim COMMAND [options]

        Commands:
          replay   Run scenario files and append every run to the history.
          history  Print what happened in a run, event by event.
          state    Print status, pages, session and timers at a point of a run.
          runs     List the runs of the history.
          why      Print what led to an event, back to the lines of the scenario.
          diff     Print where two runs part; exit 1 if they do.
          rerun    Execute recorded inputs again and compare what follows; exit 4 if it
                   differs.
          verify   Check every hash, reference, view and derived table; exit 7 if one is
                   wrong.
          rebuild  Make views, guards and derived tables anew from the events.
          export   Write the history to one new file that opens anywhere.
          prune    Remove whole runs for good, and record that they were.

        Options:
          --version  Print the versions of whalesim, SQLite and libyaml.
          --help     Show this help.

        Exit codes:
          0    everything ran and passed
          1    an expectation or a constraint failed
          2    the command line is wrong
          3    a scenario file is invalid
          4    the same input gave two different runs
          5    nothing ran, or a scenario expects nothing
          6    a golden log differs
          7    the history is damaged or unreadable
          8    the disk or the database failed
          130  interrupted

        Example:
          whalesim replay Scenarios && whalesim history last --callbacks

        'whalesim COMMAND --help' shows a command's arguments and an example.

        """)
  }

  @Test func `of replay`() throws {
    #expect(
      try help("replay", "--help") == """
        Run scenario files and append every run to the history.

        Usage: whalesim replay [options] PATH...

        Arguments:
          PATH...  A scenario file, or a folder: every scenario below it, in the order
                   of the paths.

        Options:
          --filter TEXT  Only scenarios whose name or path contains TEXT.
          --tag TAG      Only scenarios with this tag. May be repeated: any of the tags
                         will do.
          --fail-fast    Stop after the first scenario that does not pass.
          --twice        Run everything again in a second process: the hashes must be
                         the same.
          --no-db        Keep the history in memory and write no file.
          --durable      Wait for the disk after every transaction.

        Options of every command:
          --db FILE     The history file (default: whalesim.sqlite).
          --color WHEN  Color the output: auto, always or never (default: auto).
          --quiet       No progress and no summary: only results and failures.
          --help        Show this help.

        Example:
          whalesim replay Scenarios --tag smoke --fail-fast

        """)
  }

  @Test func `of history`() throws {
    #expect(
      try help("history", "--help") == """
        Print what happened in a run, event by event.

        Usage: whalesim history [options] RUN

        Arguments:
          RUN  A run's name (first-launch#3) or id, `last`, or `last:` with a scenario's
               name.

        Options:
          --kind KIND        Only events of this kind, such as tokenDidChange. May be
                             repeated.
          --channel CHANNEL  Only events of this channel: host, callback, server,
                             system, client, sdk or clock. May be repeated.
          --session N        Only events of the run's Nth session.
          --since WHEN       From this time (14m80ms) or event ('#31') on.
          --until WHEN       Up to this time or event, which is included.
          --callbacks        Only callbacks, numbered, with the status read inside.
          --json             Print JSON instead of text.

        Options of every command:
          --db FILE     The history file (default: whalesim.sqlite).
          --color WHEN  Color the output: auto, always or never (default: auto).
          --quiet       No progress and no summary: only results and failures.
          --help        Show this help.

        Example:
          whalesim history last:by-timer --callbacks --since 14m

        """)
  }

  @Test func `of state`() throws {
    #expect(
      try help("state", "--help") == """
        Print status, pages, session and timers at a point of a run.

        Usage: whalesim state [options] RUN

        Arguments:
          RUN  A run's name (first-launch#3) or id, `last`, or `last:` with a scenario's
               name.

        Options:
          --at WHEN  Right after this event ('#31'), or everything of this time
                     (14m80ms); the end of the run without it.
          --json     Print JSON instead of text.

        Options of every command:
          --db FILE     The history file (default: whalesim.sqlite).
          --color WHEN  Color the output: auto, always or never (default: auto).
          --quiet       No progress and no summary: only results and failures.
          --help        Show this help.

        Example:
          whalesim state last:by-timer --at 14m

        """)
  }

  @Test func `of runs`() throws {
    #expect(
      try help("runs", "--help") == """
        List the runs of the history.

        Usage: whalesim runs [options]

        Options:
          --json  Print JSON instead of text.

        Options of every command:
          --db FILE     The history file (default: whalesim.sqlite).
          --color WHEN  Color the output: auto, always or never (default: auto).
          --quiet       No progress and no summary: only results and failures.
          --help        Show this help.

        Example:
          whalesim runs --json

        """)
  }
}

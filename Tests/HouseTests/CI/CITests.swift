import Testing

@Suite struct `CI runs what the README says` {
  /// Runs a function of `.ci/run` on `input`.
  private func ci(_ call: String, input: String) throws -> Shell.Result {
    try Shell.run("bash", ["-c", "source .ci/run; \(call)"], in: Repository.root, input: input)
  }

  // These stand in loops, not in test arguments: arguments are printed as each test begins, and a
  // closing line there could be taken for the run's own.

  @Test func `a run that counts its tests is accepted`() throws {
    let outputs = [
      "✔ Test run with 3 tests in 1 suite passed after 0.002 seconds.\n",
      "Building…\n✔ Test run with 120 tests in 14 suites passed after 2.5 seconds.\n",
      "✔ Test run with 1 test in 1 suite passed after 0.002 seconds.\n",
      "✔ Test run with 7 tests passed after 0.002 seconds.\n",
    ]
    for output in outputs {
      #expect(try ci("tests_ran", input: output).status == 0, "\(output)")
    }
  }

  @Test func `a run in which no test ran is refused`() throws {
    let passed = "✔ Test run with 3 tests in 1 suite passed after 0.002 seconds.\n"
    let outputs = [
      "",
      "✔ Test run with 0 tests in 0 suites passed after 0.001 seconds.\n",
      passed + "✔ Test run with 0 tests in 0 suites passed after 0.001 seconds.\n",
      "✘ Test run with 3 tests in 1 suite failed after 0.001 seconds with 2 issues.\n",
      "Executed 0 tests, with 0 failures (0 unexpected) in 0.0 seconds\n",
      "error: Process exited with unexpected signal code 4\n",
    ]
    for output in outputs {
      #expect(try ci("tests_ran", input: output).status != 0, "\(output)")
    }
  }

  @Test func `a command is taken from the README by its first line`() throws {
    let readme = """
      ```sh
      # one
      echo 1 \\
        && echo 2
      ```
      ```sh
      # two
      echo 3
      ```
      ```
      # one
      echo 4
      ```
      """
    #expect(try ci("readme_command one", input: readme).output == "# one\necho 1 \\\n  && echo 2\n")
    #expect(try ci("readme_command two", input: readme).output == "# two\necho 3\n")
    #expect(try ci("readme_command three", input: readme).output == "")
  }

  @Test func `the README has exactly the two commands`() throws {
    let readme = try #require(Repository.text("README.md"))
    #expect(readme.ranges(of: "\n```sh\n").count == 2)
    let replay = try ci("readme_command 'replay everything'", input: readme).output
    let test = try ci("readme_command 'pass the tests'", input: readme).output
    #expect(replay.contains("whalesim replay Scenarios"))
    #expect(test.contains("swift test --disable-xctest"))
  }

  @Test func `the script can be run and stops at the first error`() throws {
    let mode = try Shell.run("test", ["-x", ".ci/run"], in: Repository.root)
    #expect(mode.status == 0)
    let script = try #require(Repository.text(".ci/run"))
    #expect(script.contains("\nset -euo pipefail\n"))
    #expect(try Shell.run("bash", ["-n", ".ci/run"], in: Repository.root).status == 0)
  }
}

import Testing
import WhaleSimCLI

@Suite struct `Color and width follow the user, then the environment` {
  private func isOn(_ choice: ColorChoice, _ isTerminal: Bool, _ noColor: String?, _ term: String?)
    -> Bool
  {
    choice.isOn(
      isTerminal: isTerminal, environment: TerminalEnvironment(noColor: noColor, term: term))
  }

  @Test func `left to itself, a stream is colored only for a terminal that can`() {
    #expect(isOn(.auto, true, nil, "xterm"))
    #expect(isOn(.auto, true, nil, nil))
    #expect(!isOn(.auto, false, nil, "xterm"))
    #expect(!isOn(.auto, true, nil, "dumb"))
  }

  @Test func `NO_COLOR counts when it is not empty, whatever it says`() {
    #expect(!isOn(.auto, true, "1", "xterm"))
    #expect(!isOn(.auto, true, "0", "xterm"))
    #expect(isOn(.auto, true, "", "xterm"))
  }

  @Test func `what the command line says goes before the environment`() {
    #expect(isOn(.always, false, "1", "dumb"))
    #expect(!isOn(.never, true, nil, "xterm"))
  }

  @Test func `a width is what COLUMNS says, if that can be read in`() throws {
    let pipe = try Pipe()
    func columns(_ text: String?) -> Int {
      TerminalDevice.columns(
        of: pipe.writeEnd, environment: TerminalEnvironment(columns: text))
    }
    #expect(columns("132") == 132)
    #expect(columns("12") == 40)
    #expect(columns(nil) == 80)
    for text in ["", "0", "-5", "wide"] {
      #expect(columns(text) == 80, "\(text)")
    }
  }

  @Test func `a pipe is no terminal`() throws {
    let pipe = try Pipe()
    #expect(!TerminalDevice.isTerminal(pipe.writeEnd))
    #expect(!TerminalDevice.isTerminal(-1))
  }
}

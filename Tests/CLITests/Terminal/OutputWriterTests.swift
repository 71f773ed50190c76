import Testing
import WhaleSimCLI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct `Output is gathered and written whole` {
  @Test func `nothing is written before it is flushed`() throws {
    let pipe = try Pipe()
    var writer = OutputWriter(descriptor: pipe.writeEnd)
    writer.write("one ")
    writer.writeLine("two")
    #expect(writer.gathered == "one two\n")
    writer.flush()
    #expect(writer.gathered == "")
    #expect(String(decoding: pipe.readAll(atMost: 8), as: UTF8.self) == "one two\n")
    #expect(writer.state == .open)
  }

  @Test func `what is gathered is written when the writer goes away`() throws {
    let pipe = try Pipe()
    do {
      var writer = OutputWriter(descriptor: pipe.writeEnd)
      writer.write("last words")
    }
    pipe.closeWriter()
    #expect(String(decoding: pipe.readAll(), as: UTF8.self) == "last words")
  }

  @Test func `a writer in memory keeps everything`() {
    var writer = OutputWriter.memory
    let line = String(repeating: "x", count: 1000)
    for _ in 0..<200 { writer.writeLine(line) }
    writer.flush()
    #expect(writer.gathered.utf8.count == 200_200)
  }

  @Test func `a reader that has gone ends the output quietly`() throws {
    TerminalDevice.reportFailedWrites()
    let pipe = try Pipe()
    pipe.closeReader()
    var writer = OutputWriter(descriptor: pipe.writeEnd)
    writer.write("unheard")
    writer.flush()
    #expect(writer.state == .closedByReader)
    writer.write("dropped")
    #expect(writer.gathered == "")
  }

  @Test func `a stream that cannot be written tells the system's reason`() {
    var writer = OutputWriter(descriptor: -1)
    writer.write("lost")
    writer.flush()
    #expect(writer.state == .failed(EBADF))
  }

  @Test func `a full pipe that does not block is waited for`() async throws {
    let pipe = try Pipe()
    pipe.refuseToWait()
    let reader = Task.detached { pipe.readAll().count }
    do {
      var writer = OutputWriter(descriptor: pipe.writeEnd)
      let line = String(repeating: "x", count: 999)
      for _ in 0..<1000 { writer.writeLine(line) }
      writer.flush()
      #expect(writer.state == .open)
    }
    pipe.closeWriter()
    #expect(await reader.value == 1_000_000)
  }
}

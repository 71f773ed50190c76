import Scenario
import Testing

@Suite struct SourcePositionTests {
  @Test func `positions are in file order, line before column`() {
    let positions = [(2, 1), (1, 9), (1, 1), (10, 1)].map {
      SourcePosition(line: $0.0, column: $0.1)
    }
    #expect(positions.sorted().map(\.text) == ["1:1", "1:9", "2:1", "10:1"])
  }

  @Test func `a span underlines at least one character`() {
    #expect(SourceSpan(.start, length: 0).length == 1)
  }
}

import SQLite
import Testing

@Suite struct ResultCodeTests {
  @Test func `a primary code matches its extended codes and no other`() {
    #expect(ResultCode.constraint ~= ResultCode.constraintUnique)
    #expect(ResultCode.constraint ~= ResultCode.constraint)
    #expect(!(ResultCode.busy ~= ResultCode.constraintUnique))
  }

  @Test func `an extended code matches only itself`() {
    #expect(ResultCode.constraintUnique ~= ResultCode.constraintUnique)
    #expect(!(ResultCode.constraintUnique ~= ResultCode.constraintPrimaryKey))
    #expect(!(ResultCode.constraintUnique ~= ResultCode.constraint))
  }

  @Test func `a code that this program does not know keeps its sort`() {
    let code = ResultCode(rawValue: 10 | (77 << 8))
    #expect(code.primary == .inputOutput)
    #expect(ResultCode.inputOutput ~= code)
  }
}

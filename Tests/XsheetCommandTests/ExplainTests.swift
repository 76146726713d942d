import Diagnostics
import Testing

/// The output of `xsheet explain`.
@Suite struct ExplainTests {
  @Test func pagesOfCodes() throws {
    let place = try Workspace()
    let one = try place.xsheet("explain", "li0604")
    #expect(one.status == 0 && one.text == DiagnosticCode.unsupportedExpression.page.text)
    #expect(
      one.text.hasPrefix(
        "# LI0604: Expression not evaluated\n\n- Severity: warning\n- Outcome: dropped\n"))
    #expect(
      try place.xsheet("explain", "LI0604", "TC0001").text
        == one.text + "\n" + DiagnosticCode.resampled.page.text)
  }

  @Test func listOfAllCodes() throws {
    let lines = try Workspace().xsheet("explain").text.split(separator: "\n")
    #expect(lines.count == DiagnosticCode.allCases.count)
    #expect(lines.contains("LI0001  error    Empty file"))
  }

  @Test func unknownCodes() throws {
    let outcome = try Workspace().xsheet("explain", "LI060")
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.error.contains("Did you mean 'LI0601'?"))
  }
}

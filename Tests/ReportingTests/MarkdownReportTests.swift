import Diagnostics
import JSONTree
import Testing

@testable import Reporting

/// Findings as Markdown.
@Suite struct MarkdownReportTests {
  private func report(_ file: String, _ diagnostics: [Diagnostic]) -> FindingsReport {
    var list = DiagnosticList()
    for diagnostic in diagnostics { list.report(diagnostic) }
    return FindingsReport(file: file, diagnostics: list, locator: JSONLocator(Array("{}".utf8)))
  }

  @Test func totalsThenTables() {
    let layer = Diagnostic(
      .unsupportedLayer, message: "A|B *is* not drawn.", layerPath: ["Main", "<b>_x_"])
    let reports = [report("a.json", [layer]), report("b.json", [])]
    #expect(
      MarkdownReport(reports).text == #"""
        # Findings

        | file | errors | warnings | notes |
        | --- | ---: | ---: | ---: |
        | `a.json` | 0 | 1 | 0 |
        | `b.json` | 0 | 0 | 0 |
        | all 2 files | 0 | 1 | 0 |

        ## `a.json`

        | severity | code | what | where | what to do |
        | --- | --- | --- | --- | --- |
        | warning | LI0301 | A\|B \*is\* not drawn. | Main › \<b\>\_x\_, line 1, column 1 \#
        | Replace the layer by shapes or a precomposition. |

        ## `b.json`

        No findings.

        """#)
  }

  @Test func manyShareARow() {
    let many = (1...9).map {
      Diagnostic(.unsupportedLayer, message: "Not drawn.", layerPath: ["Layer \($0)"])
    }
    let text = MarkdownReport([report("a.json", many)]).text
    #expect(text.contains("| `a.json` | 0 | 9 | 0 |"))
    #expect(text.contains("| Layer 1, line 1, column 1, and 8 more |"))
    #expect(text.split(separator: "\n").filter { $0.contains("LI0301") }.count == 1)
  }

  @Test func namesStayInsideTheirCell() {
    let text = MarkdownReport([report("a`|\n.json", [])]).text
    #expect(text.contains("| `a'¦\u{FFFD}.json` | 0 | 0 | 0 |"))
  }
}

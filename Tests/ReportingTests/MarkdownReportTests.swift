import Diagnostics
import JSONTree
import Testing

@testable import Reporting

/// Findings as Markdown.
@Suite struct MarkdownReportTests {
  private func report(_ file: String, _ diagnostics: [Diagnostic]) -> FindingsReport {
    FindingsReport(file: file, findings: diagnostics, locator: JSONLocator(Array("{}".utf8)))
  }

  @Test func totalsThenTables() {
    let layer = Diagnostic(
      .unsupportedLayer, message: "A|B *is* not drawn.", layerPath: ["Main", "<b>_x_"])
    let reports = [report("a.json", [layer]), report("b.json", [])]
    #expect(
      MarkdownReport.text(of: reports) == #"""
        # Findings

        | file | errors | warnings | notes |
        | --- | ---: | ---: | ---: |
        | `a.json` | 0 | 1 | 0 |
        | 1 file without findings | 0 | 0 | 0 |
        | all 2 files | 0 | 1 | 0 |

        Of all files: 2 passed.

        | code | findings | files | title |
        | --- | ---: | ---: | ---: |
        | LI0301 | 1 | 1 | Layer not drawn |

        ## `a.json`

        | severity | code | what | where | what to do |
        | --- | --- | --- | --- | --- |
        | warning | LI0301 | A\|B \*is\* not drawn. | Main › \<b\>\_x\_, line 1, column 1 \#
        | Replace the layer by shapes or a precomposition. |

        """#)
    let all = MarkdownReport.text(of: reports, listsClean: true)
    #expect(all.contains("| `b.json` | 0 | 0 | 0 |"))
    #expect(all.hasSuffix("\n## `b.json`\n\nNo findings.\n"))
  }

  @Test func theLengthIsThatOfAComment() {
    let many = (1...400).map { file in
      report(
        "folder/\(file).json",
        (1...5).map {
          Diagnostic(.unsupportedLayer, message: "Nicht gezeichnet – №\($0) › \(file).")
        } + [Diagnostic(.unknownMember, message: "Old \(file).")])
    }
    let grave = report("grave.json", [Diagnostic(.missingMember, message: "Gone.")])
    let text = MarkdownReport.text(of: many + [grave])
    #expect(text.utf8.count < 65_536 && text.utf8.count > 60_000)
    #expect(text.contains("| all 401 files | 1 | 2000 | 400 |"))
    #expect(text.contains("| LI0301 | 2000 | 400 | Layer not drawn |"))
    // The gravest file comes first.
    #expect(text.contains("\n\n## `grave.json`\n\n| severity"))
    #expect(text.split(separator: "\n## ").dropFirst().first?.hasPrefix("`grave.json`") == true)
    let rows = text.split(separator: "\n").count {
      $0.hasPrefix("| warning") || $0.hasPrefix("| note") || $0.hasPrefix("| error")
    }
    #expect(
      text.hasSuffix(
        "\nLeft out to stay within the length of a comment: \(2401 - rows) findings. "
          + "`xsheet report --format json` lists everything.\n"))
  }

  /// More files than are kept.
  @Test(arguments: [false, true]) func filesThatAreNotKeptAreCounted(listsClean: Bool) {
    let warned = (1...5_000).map {
      report(
        "\($0).json",
        [
          Diagnostic(.unsupportedLayer, message: "Gone."),
          Diagnostic(.unknownMember, message: "Old."),
        ])
    }
    let clean = (1...4_000).map { report("c\($0).json", []) }
    let text = MarkdownReport.text(of: clean + warned, listsClean: listsClean)
    #expect(text.utf8.count < 65_536 && text.utf8.count > 60_000)
    let lines = text.split(separator: "\n")
    let listed = lines.count { $0.hasPrefix("| `") }
    #expect(lines.contains("| \((listsClean ? 9_000 : 5_000) - listed) files more |  |  |  |"))
    #expect(lines.contains("| 4000 files without findings | 0 | 0 | 0 |") == !listsClean)
    #expect(lines.contains("| all 9000 files | 0 | 5000 | 5000 |"))
    let findings = lines.count { $0.hasPrefix("| warning") || $0.hasPrefix("| note") }
    let sections = listsClean ? " and \(4_000 - lines.count { $0 == "No findings." }) sections" : ""
    #expect(text.contains(": \(10_000 - findings) findings\(sections). `xsheet"))
  }

  @Test func manyShareARow() {
    let many = (1...9).map {
      Diagnostic(.unsupportedLayer, message: "Not drawn.", layerPath: ["Layer \($0)"])
    }
    let text = MarkdownReport.text(of: [report("a.json", many)])
    #expect(text.contains("| `a.json` | 0 | 9 | 0 |"))
    #expect(
      text.contains(
        "| Layer 1, line 1, column 1; Layer 2, line 1, column 1; Layer 3, line 1, column 1; and 6 more |"
      ))
    #expect(text.split(separator: "\n").filter { $0.contains("LI0301") }.count == 1)
  }

  @Test func namesStayInsideTheirCell() {
    let text = MarkdownReport.text(of: [report("a`|\n.json", [])])
    #expect(text.contains("| `a'¦\u{FFFD}.json` | 0 | 0 | 0 |"))
  }
}

import CompositionModel
import Diagnostics
import Geometry
import JSONTree
import SceneModel
import Testing

@testable import Reporting

/// Findings as text and as JSON.
@Suite struct FindingsReportTests {
  private let source = Array(
    """
    {
      "w": 1,
      "layers": [
        {"ty": 5}]}
    """.utf8)

  private func report(_ diagnostics: [Diagnostic]) -> FindingsReport {
    FindingsReport(file: "a.json", findings: diagnostics, locator: JSONLocator(source))
  }

  private func textLayer(_ number: Int) -> Diagnostic {
    Diagnostic(
      .unsupportedLayer, message: "Not drawn.", pointer: "/layers/0/ty",
      layerPath: ["Main", "Layer \(number)"])
  }

  @Test func nothing() {
    #expect(report([]).text == "a.json: no findings\n")
    #expect(
      report([]).json
        == [
          "file": "a.json", "verdict": "passed",
          "totals": ["error": 0, "warning": 0, "note": 0], "findings": [],
        ])
  }

  @Test func linesAndTotals() {
    let report = report([
      textLayer(1), Diagnostic(.oldDialect, message: "Old.", pointer: "/w", count: 3),
      Diagnostic(.missingMember, message: "Gone.", pointer: "/h"),
    ])
    #expect(
      report.text == """
        a.json:4:12: warning LI0301: Not drawn. [Main › Layer 1]
          What to do: Replace the layer by shapes or a precomposition.
        a.json:1:1: error LI0004: Gone.
          What to do: Export the composition again with a current exporter.
        a.json: 1 error, 1 warning, 1 note (1 not listed without --level note)

        """)
    var whole = report
    whole.listsMinor = true
    #expect(whole.text.contains("a.json:2:8: note LI0702: Old. (3 times)\n"))
    #expect(whole.text.hasSuffix("a.json: 1 error, 1 warning, 1 note\n"))
    #expect(report.lines(atLeast: .warning).count == 2)
  }

  @Test func manyOfAKindShareALine() {
    #expect(report((1...3).map(textLayer)).lines(atLeast: .note).count == 3)
    let report = report((1...4000).map(textLayer))
    #expect(
      report.text == """
        a.json:4:12: warning LI0301: Not drawn. (4000 places) \
        [Main: Layer 1 at 4:12; Layer 2 at 4:12; Layer 3 at 4:12; …]
          What to do: Replace the layer by shapes or a precomposition.
        a.json: 4000 warnings

        """)
    var unfolded = report
    unfolded.listsAll = true
    #expect(unfolded.lines(atLeast: .note).count == 4000)
    guard case .array(let findings)? = report.json.member("findings") else {
      Issue.record("no findings")
      return
    }
    #expect(findings.count == 4000)
    #expect(report.json.member("totals")?.member("warning") == 4000)
    #expect(
      findings[1]
        == [
          "code": "LI0301", "severity": "warning", "message": "Not drawn.",
          "advice": "Replace the layer by shapes or a precomposition.",
          "pointer": "/layers/0/ty", "line": 4, "column": 12, "layerPath": ["Main", "Layer 2"],
        ])
  }

  @Test func layersHaveTheirNumbers() {
    var composition = Composition(size: Vector2(1, 1), frameRate: 1, outPoint: 1)
    let inner = ["Words", "Words"].enumerated().map { index, name in
      var layer = Layer(name: name, content: .null, inPoint: 0, outPoint: 1)
      layer.pointer = "/assets/2/layers/\(index)"
      // The exporter left out a layer between the two.
      layer.index = index == 0 ? nil : 3
      return layer
    }
    composition.precompositions = [Precomposition(id: "p", layers: inner)]
    let findings = [
      "/assets/2/layers/0", "/assets/2/layers/1/shapes/4/it/0", "/assets/20/layers/1",
    ].map {
      Diagnostic(
        .unsupportedLayer, message: "m", pointer: $0, layerPath: ["Main", "Words", "Group"])
    }
    let report = FindingsReport(
      file: "a.json", findings: findings, layers: LayerNumbers(composition))
    #expect(
      report.lines(atLeast: .note).map { $0.split(separator: "[").last } == [
        "Main › #1 “Words” › Group]", "Main › #3 “Words” › Group]", "Main › Words › Group]",
      ])
    #expect(MarkdownReport.text(of: [report]).contains("3 “Words” › Group"))
    #expect(report.items.map { $0.json.member("layerNumber") } == [1, 3, nil])
  }

  @Test(arguments: [
    (1.0..<50, "frames 1 to 49"), (0.5..<2, "frame 1"), (0..<0.5, "frame 0"), (3..<3, nil),
  ])
  func framesAreThoseOnWhichTheLayerShows(frames: Range<Double>, words: String?) {
    var finding = textLayer(1)
    finding.frames = frames
    let rest = words.map { ", \($0)" } ?? ""
    #expect(
      report([finding]).lines(atLeast: .note) == [
        "a.json:4:12: warning LI0301: Not drawn. [Main › Layer 1\(rest)]"
      ])
    #expect(MarkdownReport.text(of: [report([finding])]).contains("Main › Layer 1\(rest), line 4"))
  }

  @Test func syntaxErrorsHaveAPlace() {
    let finding = Diagnostic(
      .malformedJSON, message: "No.", place: TextPlace(line: 7, column: 9))
    let report = FindingsReport(
      file: "a.json", findings: [finding], locator: JSONLocator([0x7B]))
    #expect(report.lines(atLeast: .note) == ["a.json:7:9: error LI0002: No."])
  }

  @Test func namesCannotDriveTheTerminal() {
    let finding = Diagnostic(
      .unsupportedLayer, message: "Not drawn.", layerPath: ["a\u{1B}[2J\nb", "\u{202E}c"])
    #expect(
      report([finding]).lines(atLeast: .note)
        == ["a.json:1:1: warning LI0301: Not drawn. [a\u{FFFD}[2J\u{FFFD}b › \u{FFFD}c]"])
  }

  @Test func listingLeavesOut() {
    let all = report([
      textLayer(1), Diagnostic(.oldDialect, message: "Old."),
      Diagnostic(.missingMember, message: "Gone.", pointer: "/w"),
    ])
    let errors = all.listing(atLeast: .error)
    #expect(errors.summary == "1 error")
    #expect(errors.lines(atLeast: .note) == ["a.json:2:8: error LI0004: Gone."])
    #expect(errors.listing(ignoring: [.missingMember]).summary == "no findings from error on")
    #expect(all.listing(ignoring: [.missingMember]).summary == "1 warning, 1 note")
  }

  @Test func colorsAddNothingElse() {
    let text = report([textLayer(1)]).text(colored: true)
    #expect(text.contains("\u{1B}[1;33mwarning LI0301\u{1B}[0m: Not drawn."))
    var plain = text
    for codes in ["0", "1", "2", "1;33"] {
      plain = plain.split(separator: "\u{1B}[\(codes)m", omittingEmptySubsequences: false)
        .joined()
    }
    #expect(plain == report([textLayer(1)]).text)
  }
}

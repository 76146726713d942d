import Diagnostics
import JSONTree
import Testing

@testable import Reporting

/// The members that SARIF 2.1.0 requires, checked one by one.
@Suite struct SARIFReportTests {
  private static let source = """
    {
    "w": 1}
    """

  private func log(_ files: [(String, [Diagnostic])], source: String = source) -> JSONNode {
    let reports = files.map { file, diagnostics in
      var list = DiagnosticList()
      for diagnostic in diagnostics { list.report(diagnostic) }
      return FindingsReport(
        file: file, diagnostics: list, locator: JSONLocator(Array(source.utf8)))
    }
    return SARIFReport(reports, version: "1.2.3").json
  }

  private func elements(_ node: JSONNode?) -> [JSONNode] {
    if case .array(let elements)? = node { elements } else { [] }
  }

  private func results(_ log: JSONNode) -> [JSONNode] {
    elements(elements(log.member("runs")).first?.member("results"))
  }

  private let layer = Diagnostic(
    .unsupportedLayer, message: "Not drawn.", pointer: "/w", layerPath: ["Main", "Box"])

  @Test func requiredMembers() throws {
    let log = log([("a.json", [layer, Diagnostic(.oldDialect, message: "Old.")]), ("b.json", [])])
    #expect(log.member("version") == "2.1.0")
    let run = try #require(elements(log.member("runs")).first)
    let driver = try #require(run.member("tool")?.member("driver"))
    #expect(driver.member("name") == "xsheet" && driver.member("version") == "1.2.3")
    #expect(
      elements(driver.member("rules")).first == [
        "id": "LI0301", "shortDescription": ["text": "Layer not drawn."],
        "fullDescription": ["text": .string(DiagnosticCode.unsupportedLayer.page.meaning)],
        "help": [
          "text": "Replace the layer by shapes or a precomposition.",
          "markdown": .string(DiagnosticCode.unsupportedLayer.page.text),
        ],
        "defaultConfiguration": ["level": "warning"],
      ])
    #expect(elements(run.member("invocations")) == [["executionSuccessful": true]])
    #expect(results(log).count == 2)
    let second = results(log)[1]
    #expect(second.member("ruleIndex") == 1 && second.member("level") == "note")
    let first = results(log)[0]
    #expect(first.member("ruleId") == "LI0301" && first.member("ruleIndex") == 0)
    #expect(first.member("message") == ["text": "Not drawn."])
    #expect(
      elements(first.member("locations")) == [
        [
          "physicalLocation": [
            "artifactLocation": ["uri": "a.json"], "region": ["startLine": 2, "startColumn": 6],
          ],
          "logicalLocations": [
            ["name": "Box", "fullyQualifiedName": "Main › Box", "kind": "object"]
          ],
        ]
      ])
  }

  @Test func fingerprintsOutliveMoves() {
    func print(_ diagnostics: [Diagnostic], source: String = Self.source) -> [JSONNode?] {
      results(log([("a.json", diagnostics)], source: source))
        .map { $0.member("partialFingerprints")?.member("xsheetFinding/v1") }
    }
    let prints = print([layer, layer, Diagnostic(.oldDialect, message: "Old.")])
    #expect(Set(prints).count == 3)
    let later = Self.source.replacing("{", with: "{\n\n")
    #expect(print([layer], source: later) == [prints[0]])
    var moved = layer
    moved.pointer = "/layers/0/x"
    let before = print([moved])
    moved.pointer = "/layers/17/x"
    #expect(print([moved]) == before)
  }

  @Test(arguments: [
    ("a b.json", "a%20b.json"), ("in/ä.json", "in/%C3%A4.json"), ("/x/a.json", "file:///x/a.json"),
    ("in/a.lottie#one two", "in/a.lottie#one%20two"), ("a#b.json", "a%23b.json"),
    ("a:b.json", "a%3Ab.json"),
  ])
  func references(file: String, uri: String) {
    #expect(FileURI.reference(to: file) == uri)
  }
}

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

  private func log(
    _ files: [(String, [Diagnostic])], source: String = source
  ) throws -> JSONNode {
    var log = SARIFReport(version: "1.2.3")
    let parts = files.map { file, diagnostics in
      log.text(
        of: FindingsReport(
          file: file, findings: diagnostics, locator: JSONLocator(Array(source.utf8))))
    }
    return try JSONNode(parsing: Array((parts.joined() + log.end()).utf8))
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
    let old = Diagnostic(.oldDialect, message: "Old.")
    let log = try log([("a.json", [layer, old]), ("b.json", [])])
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

  @Test func rulesAreNumberedAsTheyAreMet() throws {
    let old = Diagnostic(.oldDialect, message: "Old.")
    let log = try log([("a.json", [old]), ("b.json", []), ("c.json", [layer, old])])
    let run = try #require(elements(log.member("runs")).first)
    let rules = elements(run.member("tool")?.member("driver")?.member("rules"))
    #expect(results(log).count == 3 && rules.count == 2)
    for result in results(log) {
      guard case .number(let index)? = result.member("ruleIndex") else {
        return #expect(Bool(false))
      }
      #expect(rules[Int(index)].member("id") == result.member("ruleId"))
    }
  }

  @Test func fingerprintsOutliveMoves() throws {
    func print(_ diagnostics: [Diagnostic], source: String = Self.source) throws -> [JSONNode?] {
      results(try log([("a.json", diagnostics)], source: source))
        .map { $0.member("partialFingerprints")?.member("xsheetFinding/v1") }
    }
    let prints = try print([layer, layer, Diagnostic(.oldDialect, message: "Old.")])
    #expect(Set(prints).count == 3)
    let later = Self.source.replacing("{", with: "{\n\n")
    #expect(try print([layer], source: later) == [prints[0]])
    var moved = layer
    moved.pointer = "/layers/0/x"
    let before = try print([moved])
    moved.pointer = "/layers/17/x"
    #expect(try print([moved]) == before)
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

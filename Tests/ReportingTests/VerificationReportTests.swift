import Foundation
import JSONTree
import SceneModel
import Testing
import Verification
import ViewTree

@testable import Reporting

/// Verdicts as text and as JSON.
@Suite struct VerificationReportTests {
  private func deviation(
    _ view: String, _ key: PropertyKey, _ largest: Double, _ frame: Double = 4
  ) -> PropertyDeviation {
    PropertyDeviation(view: view, source: 2, key: key, largest: largest, frame: frame)
  }

  private var report: VerificationReport { report(listsAll: false) }

  private func report(listsAll: Bool) -> VerificationReport {
    VerificationReport(
      file: "a.json", comparison: FrameSequenceComparison(),
      deviations: [
        deviation("ball", .path, .infinity, 7), deviation("ball", .position, 0.083, 41.5),
        deviation("ball", .rotation, 0.05), deviation("sky", .opacity, 0.25 / 255),
        deviation("sky", .scale, 0),
      ], listsAll: listsAll
    ) { _ in ["Main", "Ball"] }
  }

  @Test func noFrames() {
    let report = VerificationReport(file: "a.json", comparison: FrameSequenceComparison())
    #expect(report.text == "a.json: match, 0 frames\n")
    #expect(
      report.json == [
        "file": "a.json", "verdict": "match", "frames": 0, "meanError": 0,
        "properties": ["compared": 0, "exact": 0, "deviations": []],
      ])
  }

  @Test func theWorstFewPropertiesAreListedWithTheirUnits() {
    #expect(
      report.text == """
        a.json: match, 0 frames; 1 of 5 moving properties are exact
          another structure: ball.path at frame 7 in [Main › Ball]
          0.083 points: ball.position at frame 41.5 in [Main › Ball]
          0.050 degrees: ball.rotation at frame 4 in [Main › Ball]

        """)
    #expect(report.worstLayer == ["Main", "Ball"])
  }

  @Test func allAreListedOnRequest() {
    let text = report(listsAll: true).text
    #expect(text.contains("  0.25/255: sky.opacity at frame 4"))
    #expect(text.contains("  0.00000: sky.scale at frame 4"))
  }

  @Test func theSchemaHasTheMembersThatAreWritten() throws {
    let package = URL(filePath: #filePath).appending(path: "../../..").standardized
    let file = package.appending(path: "Sources/Reporting/Schema/verification.schema.json")
    let schema = JSONNode(try JSONDocument(parsing: [UInt8](Data(contentsOf: file))).root)
    let definitions = try #require(schema.member("$defs"))
    func names(_ node: JSONNode?) -> Set<String> {
      if case .object(let fields)? = node { Set(fields.map(\.name)) } else { [] }
    }
    func members(_ name: String) -> Set<String> {
      names(definitions.member(name)?.member("properties"))
    }
    #expect(members("file").subtracting(["worst"]) == names(report.json))
    let properties = report.json.member("properties")
    #expect(members("properties") == names(properties))
    guard case .array(let list)? = properties?.member("deviations") else {
      Issue.record("no deviations")
      return
    }
    #expect(members("deviation") == names(list[1]))
    #expect(members("deviation").subtracting(names(list[0])) == ["deviation"])
    let unit = definitions.member("deviation")?.member("properties")?.member("unit")
    #expect(unit?.member("enum") == .array(PropertyUnit.allCases.map { .string($0.rawValue) }))
  }
}

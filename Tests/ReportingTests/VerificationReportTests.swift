import Foundation
import Geometry
import JSONTree
import SceneModel
import Testing
import TimelineModel
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

  private static func timeline(_ ids: [String]) -> Timeline {
    let views = ids.map { ViewNode(id: $0, kind: .group(GroupView())) }
    var timeline = Timeline(
      canvas: ViewCanvas(
        size: Vector2(10, 10),
        root: ViewNode(id: "root", kind: .group(GroupView()), children: views)),
      clock: Clock(duration: 1), frameRate: 10)
    func set(_ view: String, _ key: PropertyKey, _ value: PropertyValue) -> TimelineAction {
      TimelineAction(target: TimelineAction.Target(view: view, key: key), change: .set(value))
    }
    timeline.events = [
      TimelineEvent(
        number: 0,
        actions: [
          set("ball", .position, .vector(Vector3(1, 0, 0))), set("ball", .rotation, .number(4)),
          set("sky", .opacity, .number(0)), set("sky", .scale, .vector(Vector3(2, 2, 1))),
        ])
    ]
    return timeline
  }

  private func report(
    listsAll: Bool = false, warnings: Int = 0, without removed: String? = nil
  ) -> VerificationReport {
    let design = Self.timeline(["ball", "sky"])
    var copy = design
    copy.canvas.root.children.removeAll { $0.id == removed }
    let difference = AnimationDifference(
      design, copy, images: FrameSequenceComparison(),
      deviations: [
        deviation("ball", .position, 0.83, 41), deviation("ball", .rotation, 0.05),
        deviation("sky", .opacity, 0.25 / 255), deviation("sky", .scale, 0),
      ])
    var report = VerificationReport(
      file: "a.json", difference, layerPaths: Array(repeating: ["Main", "Ball"], count: 3))
    (report.listsAll, report.warnings) = (listsAll, warnings)
    return report
  }

  @Test func noFramesAndNothingThatMoves() {
    var still = Self.timeline([])
    still.events = []
    let report = VerificationReport(
      file: "a.json",
      AnimationDifference(still, still, images: FrameSequenceComparison(), deviations: []))
    #expect(report.text == "a.json: match; 0 frames\n")
    #expect(
      report.json == [
        "file": "a.json", "verdict": "match", "frames": 0, "allFrames": 0, "meanError": 0,
        "warnings": 0, "reasons": [], "properties": ["compared": 0, "exact": 0, "deviations": []],
      ])
  }

  @Test func reasonsAndToleratedDeviationsAreListed() {
    #expect(
      report().text == """
        a.json: close; 0 frames; 1 of 4 moving properties are exact
          0.830 points: ball.position at frame 41 in [Main › Ball]
          0.050 degrees: ball.rotation at frame 4 in [Main › Ball]
          0.25/255: sky.opacity at frame 4 in [Main › Ball]

        """)
    #expect(report().worstLayer == ["Main", "Ball"])
  }

  @Test func structureComesFirst() {
    let report = report(without: "ball")
    #expect(report.text.hasPrefix("a.json: differs; 0 frames; 1 of 4"))
    #expect(report.reasons.first == "the view ball is missing")
  }

  @Test func warningsAboutTheDesignAreCounted() {
    #expect(report(warnings: 7).text.contains("but not all of the design is drawn: 7 warnings;"))
    #expect(report(warnings: 1).text.contains("drawn: 1 warning;"))
  }

  @Test func allAreListedOnRequest() {
    #expect(report(listsAll: true).text.contains("  0.00000: sky.scale at frame 4"))
  }

  @Test func theSchemaHasTheMembersThatAreWritten() throws {
    let package = URL(filePath: #filePath).appending(path: "../../..").standardized
    let file = package.appending(path: "Sources/Reporting/Schema/verification.schema.json")
    let schema = try JSONNode(parsing: [UInt8](Data(contentsOf: file)))
    let definitions = try #require(schema.member("$defs"))
    func names(_ node: JSONNode?) -> Set<String> {
      if case .object(let fields)? = node { Set(fields.map(\.name)) } else { [] }
    }
    func members(_ name: String) -> Set<String> {
      names(definitions.member(name)?.member("properties"))
    }
    #expect(members("file").subtracting(["worst", "other"]) == names(report().json))
    let properties = report().json.member("properties")
    #expect(members("properties") == names(properties))
    guard case .array(let list)? = properties?.member("deviations") else {
      Issue.record("no deviations")
      return
    }
    #expect(members("deviation") == names(list[0]))
    guard case .array(let reasons)? = report(without: "ball").json.member("reasons") else {
      Issue.record("no reasons")
      return
    }
    #expect(names(reasons[0]).isSubset(of: members("reason")))
    #expect(names(reasons[0]).contains("difference"))
    let unit = definitions.member("deviation")?.member("properties")?.member("unit")
    #expect(unit?.member("enum") == .array(PropertyUnit.allCases.map { .string($0.rawValue) }))
  }
}

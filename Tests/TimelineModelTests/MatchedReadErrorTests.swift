import Diagnostics
import Geometry
import JSONTree
import Testing
import ViewTree

@testable import TimelineFormat
@testable import TimelineModel

/// Errors in matched views, each with its code and its place.
@Suite struct MatchedReadErrorTests {
  private static let good = """
    {"xsheet": 1, "size": [100, 100], "clock": {"ticks": 2}, "views": [
      {"id": "list", "kind": "group", "children": [
        {"id": "row", "kind": "group", "frame": [10, 10], "matched": "hero"}]},
      {"id": "page", "kind": "group", "frame": [9, 9], "children": [
        {"id": "head", "kind": "group", "frame": [20, 20], "matched": "hero", "insertion": 0}]},
      {"id": "ring", "kind": "group", "frame": [5, 5],
       "matched": {"id": "hero", "properties": "position", "anchor": [0, 1], "isSource": false}},
      {"id": "copies", "kind": "repeater", "children": [
        {"id": "dot", "kind": "group", "frame": [1, 1]}]},
      {"id": "a", "kind": "group", "frame": [1, 1], "children": [
        {"id": "inA", "kind": "group", "frame": [1, 1]}]},
      {"id": "b", "kind": "group", "frame": [1, 1], "children": [
        {"id": "inB", "kind": "group", "frame": [1, 1]}]}
    ]}
    """

  private static func findings(_ changes: [(old: String, new: String)]) throws -> [Diagnostic] {
    var text = good
    for change in changes {
      text = try #require(text.replacingFirst(change.old, with: change.new))
    }
    return TimelineReadErrorTests.diagnostics(text)
  }

  @Test func theFileIsGood() throws {
    #expect(try Self.findings([]).isEmpty)
    let timeline = try Timeline.read(from: Array(Self.good.utf8))
    #expect(
      timeline.canvas.root.children[2].kind.matched
        == MatchedGeometry(
          id: "hero", properties: .position, anchor: Vector2(0, 1), isSource: false))
    #expect(try Timeline.read(from: timeline.jsonBytes()) == timeline)
  }

  /// A file with one error, and the expected finding.
  struct Wrong: Sendable, CustomTestStringConvertible {
    var changes: [(old: String, new: String)]
    var code: DiagnosticCode
    var pointer: String
    var words: String

    init(
      _ changes: [(old: String, new: String)], _ code: DiagnosticCode, _ pointer: String,
      _ words: String
    ) {
      (self.changes, self.code, self.pointer, self.words) = (changes, code, pointer, words)
    }

    var testDescription: String { words }
  }

  private static func match(_ id: String, _ name: String, follows: Bool) -> (
    old: String, new: String
  ) {
    let matched =
      follows ? "{\"id\": \"\(name)\", \"isSource\": false}" : "\"\(name)\""
    return ("\"id\": \"\(id)\",", "\"id\": \"\(id)\", \"matched\": \(matched),")
  }

  static let mistakes: [Wrong] = [
    Wrong(
      [(#""id": "hero""#, #""id": "heor""#)], .missingMatch, "/views/2/matched",
      "no other view that is matched as “heor”"),
    Wrong(
      [match("a", "lonely", follows: false)], .missingMatch, "/views/4/matched",
      "no other view that is matched as “lonely”"),
    Wrong(
      [match("a", "x", follows: true), match("b", "x", follows: true)], .missingMatch,
      "/views/4/matched", "is a source of the frame of “a”"),
    Wrong(
      [(#""frame": [10, 10], "#, "")], .matchWithoutFrame, "/views/0/children/0",
      "needs a “frame”"),
    Wrong(
      [(#""id": "hero", "properties""#, #""properties""#)], .malformedTimeline,
      "/views/2/matched", "“id” is missing"),
    Wrong(
      [(#""position""#, #""positon""#)], .malformedTimeline, "/views/2/matched/properties",
      "“position”?"),
    Wrong(
      [(#""isSource": false"#, #""source": false"#)], .malformedTimeline,
      "/views/2/matched/source", "has no member “source”"),
    Wrong(
      [(#""matched": "hero"}"#, #""matched": 5}"#)], .malformedTimeline,
      "/views/0/children/0/matched", "a name or an object"),
    Wrong(
      [match("a", "hero", follows: false)], .severalSources, "/views/4/matched",
      "“hero” has 3 sources"),
    Wrong(
      [(#", "insertion": 0"#, "")], .severalSources, "/views/1/children/0/matched",
      "both present at the beginning"),
    Wrong(
      [match("a", "x", follows: false), match("inA", "x", follows: false)], .matchCircle,
      "/views/4/matched", "depends on itself"),
    Wrong(
      [match("a", "x", follows: true), match("inA", "x", follows: false)], .matchCircle,
      "/views/4/matched", "depends on itself"),
    Wrong(
      [
        match("a", "x", follows: true), match("inB", "x", follows: false),
        match("b", "y", follows: true), match("inA", "y", follows: false),
      ], .matchCircle, "/views/5/matched", "depends on itself"),
    Wrong(
      [match("a", "x", follows: true), match("dot", "x", follows: false)], .unplacedMatch,
      "/views/4/matched", "across a repeater or a 3D space"),
    Wrong(
      [
        match("a", "x", follows: true), match("inB", "x", follows: false),
        (#""id": "b","#, #""id": "b", "space": "camera","#),
      ], .unplacedMatch, "/views/4/matched", "across a repeater or a 3D space"),
  ]

  @Test(arguments: mistakes)
  func mistakesHaveACode(wrong: Wrong) throws {
    let found = try Self.findings(wrong.changes)
    let finding = try #require(
      found.first { $0.pointer == wrong.pointer && $0.code == wrong.code }, "found only \(found)")
    #expect(finding.message.contains(wrong.words))
    #expect(finding.severity == .error)
  }

  /// A view inside a source may follow it.
  @Test func aViewMayFollowTheOneAroundIt() throws {
    let changes = [
      Self.match("a", "x", follows: false), Self.match("inA", "x", follows: true),
    ]
    #expect(try Self.findings(changes).isEmpty)
  }

  @Test func chainsAreFollowed() throws {
    // a follows inB, and inA is in a; b follows nothing.
    let changes = [
      Self.match("a", "x", follows: true), Self.match("inB", "x", follows: false),
      Self.match("inA", "y", follows: false), Self.match("dot", "z", follows: false),
      (
        old: #""id": "page","#,
        new: #""id": "page", "matched": {"id": "y", "isSource": false},"#
      ),
      (
        old: #""id": "copies", "kind": "repeater""#,
        new: #""id": "copies", "kind": "group""#
      ),
      (
        old: #""id": "list","#,
        new:
          #""id": "list", "frame": [3, 3], "matched": {"id": "z", "isSource": false},"#
      ),
    ]
    #expect(try Self.findings(changes).isEmpty)
  }
}

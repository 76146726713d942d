import Diagnostics
import Testing

@testable import TimelineFormat
@testable import TimelineModel

/// Findings about views of timelines of which nothing is drawn, or not what is meant.
@Suite struct ViewNoteTests {
  private static func notes(
    shape: String, events: String = "", members: String = ""
  ) throws -> [Diagnostic] {
    let text = """
      {"xsheet": 1, "size": [100, 100], "clock": {"ticks": 4}\(members), "views": [
        {"id": "s", "kind": "shape", "children": [\(shape)]}], "events": [\(events)]}
      """
    return try Timeline.read(Timeline.document(from: Array(text.utf8))).notes
  }

  private static let circle = #"{"id": "c", "kind": "ellipse", "size": [9, 9]}"#
  private static let fill = #"{"id": "f", "kind": "fill"}"#

  @Test(arguments: [
    (circle, "has no fill or stroke"), (fill, "has no path, such as an ellipse"),
    ("", "has no children"),
  ])
  func shapesAreDrawn(children: String, words: String) throws {
    let found = try Self.notes(shape: children)
    #expect(found.map(\.code) == [.undrawnShape] && found[0].severity == .warning)
    #expect(found[0].pointer == "/views/0")
    #expect(found[0].message == "“s” \(words), so nothing is drawn.")
    #expect(try Self.notes(shape: "\(Self.circle), \(Self.fill)").isEmpty)
  }

  private static let trim = #"{"id": "t", "kind": "trim", "trimEnd": 0.5}"#

  @Test func modifiersHaveChildren() throws {
    let found = try Self.notes(shape: "\(Self.circle), \(Self.trim), \(Self.fill)")
    #expect(found.map(\.code) == [.emptyModifier] && found[0].severity == .warning)
    #expect(found[0].pointer == "/views/0/children/1")
    #expect(found[0].message == "“t” has no children, so it changes nothing.")
    #expect(
      found[0].advice.hasSuffix(
        #"{"id": "t", "kind": "trim", …, "children": [{"id": "c", "kind": "ellipse", …}]}"#))
    let wrapped = #"{"id": "t", "kind": "trim", "trimEnd": 0.5, "children": [\#(Self.circle)]}"#
    #expect(try Self.notes(shape: "\(wrapped), \(Self.fill)").isEmpty)
  }

  /// Every kind that changes or copies its children, before them, after them and alone.
  @Test(arguments: ["trim", "repeater", "offsetPath", "roundCorners", "combine", "transformed"])
  func emptyModifiersAreFound(kind: String) throws {
    let empty = #"{"id": "m", "kind": "\#(kind)"}"#
    for shape in ["\(empty), \(Self.circle)", "\(Self.circle), \(empty)"] {
      let found = try Self.notes(shape: "\(shape), \(Self.fill)")
      #expect(found.map(\.code) == [.emptyModifier])
      #expect(found[0].advice.contains(#""children": [{"id": "c", "#))
    }
    let alone = try Self.notes(shape: "\(empty), \(Self.fill)")
    #expect(alone.map(\.code) == [.emptyModifier])
    #expect(alone[0].advice == DiagnosticCode.emptyModifier.facts.advice)
  }

  @Test func repeatersOfViewsHaveChildren() throws {
    let text = #"""
      {"xsheet": 1, "size": [9, 9], "clock": {"ticks": 1}, "views": [
        {"id": "g", "kind": "group"}, {"id": "r", "kind": "repeater", "copies": 3}], "events": []}
      """#
    let notes = try Timeline.read(Timeline.document(from: Array(text.utf8))).notes
    #expect(notes.map(\.code) == [.emptyModifier])
    #expect(notes[0].advice.contains(#"[{"id": "g", "kind": "group", …}]"#))
  }

  /// A shape with a gradient.
  private static func gradient(_ members: String, count: Int = 2) -> String {
    circle
      + #", {"id": "g", "kind": "fill", "gradient": "linear", "colorStops": \#(count)\#(members)}"#
  }

  private static let stops = #", "gradientStops": [0, 1, 0, 0, 1, 0, 0, 1]"#
  private static let end = #", "gradientEnd": [0, 9]"#

  @Test func gradientsHaveStops() throws {
    #expect(try Self.notes(shape: Self.gradient(Self.stops + Self.end)).isEmpty)
    let few = try Self.notes(shape: Self.gradient(Self.end))
    #expect(few.map(\.code) == [.tooFewStops] && few[0].severity == .warning)
    #expect(few[0].pointer == "/views/0/children/1")
    #expect(few[0].message.contains("has 0 numbers in “gradientStops”; 2 color stops take 8"))
    let one = try Self.notes(shape: Self.gradient(Self.stops + Self.end, count: 1))
    #expect(one.map(\.code) == [.tooFewStops] && one[0].message.contains("has 1 color stop"))
    let set =
      #"{"event": 0, "actions": [{"set": "g.gradientStops", "to": [0, 1, 1, 1, 1, 0, 0, 0]}]}"#
    #expect(try Self.notes(shape: Self.gradient(Self.end), events: set).isEmpty)
  }

  @Test func gradientsHaveALength() throws {
    let found = try Self.notes(shape: Self.gradient(Self.stops))
    #expect(found.map(\.code) == [.emptyGradient] && found[0].severity == .warning)
    #expect(found[0].message.contains("starts and ends at [0, 0], so it is one color"))
    let set = #"{"event": 0, "actions": [{"set": "g.gradientEnd.x", "to": 9}]}"#
    #expect(try Self.notes(shape: Self.gradient(Self.stops), events: set).isEmpty)
  }

  @Test(arguments: [
    (#""opacity": 50"#, "/opacity", "“opacity” is 50 and counts as 1", "50 % is 0.5"),
    (#""color": [255, 0, 0]"#, "/color", "a component of “color” is 255", "255 in bytes is 1"),
    (#""opacity": -1"#, "/opacity", "“opacity” is -1 and counts as 0", "its range is 0...1."),
    (#""opacity": 500"#, "/opacity", "“opacity” is 500", "its range is 0...1."),
  ])
  func valuesAreWithinTheirRange(
    member: String, place: String, start: String, end: String
  ) throws {
    let found = try Self.notes(shape: #"\#(Self.circle), {"id": "f", "kind": "fill", \#(member)}"#)
    #expect(found.map(\.code) == [.valueBeyondRange] && found[0].severity == .warning)
    #expect(found[0].pointer == "/views/0/children/1" + place)
    #expect(found[0].message.hasPrefix(start) && found[0].message.contains(end))
  }

  @Test func valuesOfChangesAreWithinTheirRange() throws {
    let shape = """
      {"id": "t", "kind": "trim", "children": [\(Self.circle)]}, \(Self.fill), \
      {"id": "l", "kind": "stroke"}
      """
    func check(_ change: String) throws -> [String] {
      let found = try Self.notes(shape: shape, events: #"{"event": 0, \#(change)}"#)
      #expect(found.allSatisfy { $0.code == .valueBeyondRange })
      return found.map(\.pointer)
    }
    let animate = #""actions": [{"animate": "t.trimEnd", "to": 75, "duration": 1}]"#
    #expect(try check(animate) == ["/events/0/actions/0/to"])
    #expect(
      try check(#""actions": [{"set": "l.lineWidth", "to": -2}]"#) == ["/events/0/actions/0/to"])
    #expect(try check(#""actions": [{"set": "l.lineWidth", "to": 200}]"#).isEmpty)
    let keyframe = #"{"cubic": 0.5, "duration": 1, "startVelocity": 3}"#
    let keyframes = #""keyframes": [{"tracks": {"s.opacity": [\#(keyframe)]}}]"#
    #expect(try check(keyframes).isEmpty)
    let wrong = keyframes.replacing("0.5", with: "50")
    #expect(try check(wrong) == ["/events/0/keyframes/0/tracks/s.opacity/0/cubic"])
  }

  @Test func definitionsAreUsed() throws {
    let members = """
      , "definitions": {"paths": {"line": "M 0,0 L 9,9", "other": "M 0,0 L 1,1"},
        "gradients": {"sky": [0, 1, 0, 0, 1, 0, 0, 1]}}
      """
    let path = #"{"id": "p", "kind": "path", "path": "line"}, \#(Self.fill)"#
    let found = try Self.notes(shape: path, members: members)
    #expect(found.map(\.code) == [.unusedDefinition, .unusedDefinition])
    #expect(
      found.map(\.pointer) == ["/definitions/paths/other", "/definitions/gradients/sky"])
    #expect(found[0].message == "The definition “other” is not used." && found[0].severity == .note)
  }
}

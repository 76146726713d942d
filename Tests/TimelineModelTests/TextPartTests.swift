import Geometry
import JSONTree
import SceneModel
import TestSupport
import Testing
import TextLayout
import ViewTree

@testable import TimelineFormat
@testable import TimelineModel

/// Letters, words and lines of a text change one after another.
@Suite(.enabled(if: TestFonts.areInstalled, "The fonts of tests are not installed."))
struct TextPartTests {
  private static func timeline(
    _ actions: String, members: String = "", group: Bool = false
  ) throws -> Timeline {
    let view = """
      {"id": "title", "kind": "text", "string": "AV to it", "font": "DejaVu Sans",
       "size": 100, "position": [10, 50]\(members)}
      """
    let views =
      group ? #"{"id": "around", "kind": "group", "children": [\#(view)]}"# : view
    var timeline = try Timeline.read(
      from: Array(
        """
        {"xsheet": 1, "size": [600, 100], "frameRate": 60,
         "clock": {"interval": 1, "ticks": 4, "repeats": true},
         "views": [\(views)], "events": [{"event": 0, "actions": [\(actions)]}]}
        """.utf8))
    timeline.canvas.resolveFonts {
      TestFonts.library.match(named: $0).map { FontStack($0, TestFonts.library) }
    }
    return timeline
  }

  private static let fade =
    #"{"animate": "title.opacity", "to": 1, "duration": 1, "by": "letter", "step": 0.1}"#

  private func waits(_ timeline: Timeline) -> [Double] {
    timeline.dividingTexts().events[0].actions.map(\.wait)
  }

  @Test func lettersTakeTurns() throws {
    let divided = try Self.timeline(Self.fade, members: #", "opacity": 0"#).dividingTexts()
    let group = try #require(divided.canvas.root.children.first)
    #expect(group.id == "title" && group.children.map(\.name) == ["A", "V", "t", "o", "i", "t"])
    #expect(group.children.map(\.id) == (1...6).map { "title\($0)" })
    #expect(divided.events[0].actions.map(\.wait) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(group.children.allSatisfy { $0.initialValue(.opacity) == .number(0) })
    // The letters are where the text has them, with its kerning.
    let places = group.children.compactMap { $0.initialValue(.position)?.vectorValue.x }
    #expect(places[0] == 10 && abs(places[1] - 10 - 62) < 0.5)
  }

  @Test(arguments: [
    (#""by": "character", "step": 0.1"#, [0, 0.1, 0.3, 0.4, 0.6, 0.7]),
    (#""by": "word", "step": 0.1"#, [0, 0.1, 0.2]),
    (#""by": "line", "step": 0.1"#, [0]),
    (#""by": "letter", "step": 0.1, "reversed": true"#, [0.5, 0.4, 0.3, 0.2, 0.1, 0]),
    (#""by": "letter", "step": [0.1, 0, "3 frames"]"#, [0, 0.1, 0.1, 0.15, 0.2, 0.25]),
    (#""by": "word", "step": [0.1, 0.2, 5, 5], "reversed": true"#, [0.3, 0.1, 0]),
    (#""by": "letter", "step": 0.1, "delay": 0.2"#, [0.2, 0.3, 0.4, 0.5, 0.6, 0.7]),
  ])
  func partsTakeTurns(stagger: String, expected: [Double]) throws {
    let action = #"{"animate": "title.opacity", "to": 0, "duration": 1, \#(stagger)}"#
    #expect(try waits(Self.timeline(action)) == expected)
  }

  /// Letters whose words move, too, go with their words.
  @Test func smallerPartsDecide() throws {
    let words =
      #"{"animate": "title.position.y", "to": 90, "duration": 1, "by": "word", "step": 1}"#
    let waits = try waits(Self.timeline("\(Self.fade), \(words)"))
    #expect(waits.suffix(6) == [0, 0, 1, 1, 2, 2])
  }

  @Test func textsAloneNeedNoGroup() throws {
    let divided = try Self.timeline(Self.fade, group: true).dividingTexts()
    #expect(divided.canvas.root.children.map(\.id) == ["around"])
    #expect(divided.canvas.root.children[0].children.count == 6)
  }

  /// Parts scale about the middle of their baselines, whole texts about their position.
  @Test func partsScale() throws {
    let scaled = try Self.timeline("", members: #", "scale": [2, 2]"#).dividingTexts()
    let group = try #require(scaled.canvas.root.children.first)
    #expect(group.initialValue(.scale) == .vector(Vector3(2, 2, 1)))
    #expect(group.initialValue(.position) == .vector(Vector3(10, 50, 0)))
    #expect(group.children.map(\.id) == ["titleText"])
    let action =
      #"{"animate": "title.scale", "to": [0, 0], "duration": 1, "by": "letter", "step": 0.1}"#
    let letters = try Self.timeline(action).dividingTexts().canvas.root.children[0].children
    let anchor = try #require(letters[0].initialValue(.anchor)?.vectorValue)
    #expect(abs(anchor.x - 31) < 0.2 && anchor.y == 0)
    #expect(letters[0].initialValue(.position) == .vector(Vector3(10, 50, 0) + anchor))
  }

  @Test func positionsAreThoseOfTheText() throws {
    let action =
      #"{"animate": "title.position", "from": [0, 0], "to": [10, 50], "duration": 1, "by": "letter", "step": 0.1}"#
    let divided = try Self.timeline(action).dividingTexts()
    for (letter, action) in zip(divided.canvas.root.children[0].children, divided.events[0].actions)
    {
      guard case .animate(let animation) = action.change else { continue }
      #expect(animation.to == letter.initialValue(.position))
    }
  }

  @Test func stringsChangeAndCount() throws {
    let timeline = try Self.timeline(
      #"{"set": "title.string", "to": "{count} of 9", "after": 0.5}, {"animate": "title.count", "to": 7, "curve": "linear", "duration": 1}"#
    )
    #expect(timeline.dividingTexts() == timeline)
    func path(_ time: Double) -> BezierPath? { timeline.at(time: time).paths.first?.path }
    func outline(_ string: String) -> BezierPath? {
      guard case .text(let text) = timeline.canvas.root.children[0].kind else { return nil }
      return text.block(string)?.outline.transformed(by: .translation(Vector2(10, 50)))
    }
    #expect(path(0.4) == outline("AV to it"))
    #expect(path(0.6) == outline("4 of 9"))
    #expect(path(2) == outline("7 of 9"))
  }

  @Test func staggersAreWrittenAndRead() throws {
    let action =
      #"{"set": "title.isVisible", "to": false, "by": "character", "step": 0.04, "reversed": true}"#
    let uneven = #"{"set": "title.scale", "to": [2, 2], "by": "word", "step": [0.1, "1 frame"]}"#
    let timeline = try Self.timeline("\(Self.fade), \(action), \(uneven)")
    let copy = try Timeline.read(from: timeline.jsonBytes())
    #expect(copy.events == timeline.events)
    #expect(copy.events[0].actions.compactMap(\.stagger).count == 3)
  }

  /// Letters in color are decoded for each string that a text ever shows.
  @Test func allStringsAreFound() throws {
    let timeline = try Timeline.read(
      from: Array(
        """
        {"xsheet": 1, "size": [9, 9], "clock": {"ticks": 3}, "views": [
          {"id": "other", "kind": "text", "string": "other"},
          {"id": "title", "kind": "text", "string": "a", "contentTransition": "opacity"}],
         "events": [
          {"event": 0, "actions": [{"set": "title.string", "to": "b"}]},
          {"event": 1, "actions": [{"animate": "title.string", "from": "c", "to": "d", "duration": 1}]},
          {"event": 2, "keyframes": [{"tracks": {"title.string": [{"move": "e"}]}}],
           "phases": [{"states": [
            {"values": {"title.string": "f"}, "duration": 1},
            {"values": {"title.string": "g"}, "duration": 1}]}]}],
         "themes": {"t": {"title.string": "h", "events": [
          {"event": 1, "actions": [{"set": "title.string", "to": "i"}]}]}}}
        """.utf8))
    let strings = timeline.shownStrings.map { Set($0.strings) }
    #expect(strings == [["other"], Set("abcdefghi".map(String.init))])
  }

  @Test(arguments: [
    (#"{"set": "title.opacity", "to": 1, "by": "letter"}"#, "needs “step”"),
    (#"{"set": "title.opacity", "to": 1, "reversed": true}"#, "no effect without “by”"),
    (#"{"set": "title.string", "to": "A", "by": "letter", "step": 1}"#, "the whole text"),
    (#"{"set": "root.opacity", "to": 1, "by": "letter", "step": 1}"#, "needs one text"),
    (#"{"set": "title.opacity", "to": 1, "by": "letter", "step": []}"#, "an array of 1 to"),
    (#"{"set": "title.opacity", "to": 1, "by": "letter", "step": [true]}"#, "step/0"),
    (#"{"set": "title.opacity", "to": 1, "step": [1, 2]}"#, "need “by”"),
    (
      #"{"set": ["title.opacity", "title.opacity"], "to": 1, "by": "letter", "step": 1}"#,
      "needs one text"
    ),
    (#"{"set": "title.opacity", "to": 1, "by": "glyph", "step": 1}"#, "letter"),
    ("\(fade), {\"set\": \"title.string\", \"to\": \"A\"}", "cannot change"),
    ("{\"animate\": \"title.count\", \"to\": 1, \"duration\": 1}, \(fade)", "cannot change"),
    (#"{"animate": "title.string", "to": "A", "duration": 1}"#, "without a “contentTransition”"),
  ])
  func mistakesAreErrors(actions: String, message: String) {
    #expect {
      try Self.timeline(actions)
    } throws: { error in
      (error as? TimelineReadError)?.description.contains(message) == true
    }
  }
}

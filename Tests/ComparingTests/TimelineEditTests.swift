import SceneModel
import Testing
import TimelineFormat
import TimelineModel

@testable import Comparing

/// Edits of a timeline are reported exactly.
@Suite struct TimelineEditTests {
  private static let text = """
    {"xsheet": 1, "name": "Box", "size": [100, 80], "frameRate": 30,
     "clock": {"interval": 1, "ticks": 3, "repeats": true, "atEnd": "reset"},
     "constants": {"durations": {"slow": 0.8}},
     "markers": [{"name": "loop", "time": 1, "duration": 0.5}],
     "views": [
      {"id": "box", "name": "Box", "kind": "group", "opacity": 0.5, "children": [
       {"id": "boxShape", "kind": "shape", "children": [
        {"id": "boxRectangle", "kind": "rectangle", "size": [20, 20]},
        {"id": "boxFill", "kind": "fill", "color": "#FF0000"}]}]},
      {"id": "disc", "name": "Disc", "kind": "group", "children": [
       {"id": "discShape", "kind": "shape", "children": [
        {"id": "discEllipse", "kind": "ellipse", "size": [30, 30]},
        {"id": "discFill", "kind": "fill", "color": "#0000FF"}]}]}],
     "events": [
      {"event": 0, "actions": [{"animate": "box.position", "to": [50, 40], "duration": "slow", "curve": "easeInOut"}]},
      {"event": 2, "actions": [{"set": "disc.opacity", "to": 0.2},
       {"animate": "disc.rotation", "to": 90, "duration": "slow", "curve": "linear"}]}]}
    """

  private func changes(_ part: String, _ replacement: String) throws -> [String] {
    let text = TimelineEditTests.text
    try #require(text.ranges(of: part).count == 1, "\(part)")
    let new = try Timeline.read(from: Array(text.replacing(part, with: replacement).utf8))
    let old = try Timeline.read(from: Array(text.utf8))
    #expect(AnimationChange.changes(from: old, to: old).isEmpty)
    return AnimationChange.changes(from: old, to: new).map(\.description)
  }

  @Test(arguments: [
    (#""frameRate": 30"#, #""frameRate": 60"#, "Box: frame rate: 30 → 60"),
    (#""interval": 1"#, #""interval": 2"#, "Box: tick interval: 1 s → 2 s"),
    (
      #""atEnd": "reset""#, #""atEnd": "continue""#,
      "Box: at the end of the cycle: reset → continue"
    ),
    (#""opacity": 0.5"#, #""opacity": 0.7"#, "Box › box: opacity: 50 % → 70 %"),
    ("#FF0000", "#FF8000", "Box › box › boxShape › boxFill: color: #FF0000 → #FF8000"),
    (
      #""to": [50, 40]"#, #""to": [50, 60]"#, "Box › box › position: end value: [50, 40] → [50, 60]"
    ),
    (#""easeInOut""#, #""easeOut""#, "Box › box › position: curve: easeInOut → easeOut"),
    (#""time": 1,"#, #""time": 1.5,"#, "Box › loop: time: 1 s → 1.5 s"),
    (
      #"{"set": "disc.opacity", "to": 0.2},"#, "",
      "Box › disc › opacity: action removed: event 2, change set, value 20 %"
    ),
    (#""name": "Disc""#, #""name": "Plate""#, "Box › disc: name: “Disc” → “Plate”"),
  ]) func tellsTheEdit(part: String, replacement: String, expected: String) throws {
    #expect(try changes(part, replacement) == [expected])
  }

  @Test func tellsTheUsesOfAConstant() throws {
    let found = try changes(#""slow": 0.8"#, #""slow": 1"#)
    let places = ["Box › box › position", "Box › disc › rotation", "Box › slow"]
    #expect(found.sorted() == places.map { "\($0): duration: 0.8 s → 1 s" })
  }

  @Test func tellsARenamedView() throws {
    let text = TimelineEditTests.text
    let old = try Timeline.read(from: Array(text.utf8))
    let new = try Timeline.read(from: Array(text.replacing("discFill", with: "paint").utf8))
    let changes = AnimationChange.changes(from: old, to: new)
    #expect(changes.map(\.text) == ["renamed from “discFill” to “paint”"])
    #expect(changes.map(\.view) == ["paint"])
  }
}

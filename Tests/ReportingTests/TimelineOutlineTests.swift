import Reporting
import Testing
import TimelineFormat
import TimelineModel

/// The text that `xsheet inspect` prints of a timeline.
@Suite struct TimelineOutlineTests {
  private static let file = """
    {"xsheet": 1, "name": "Dot", "size": [120, 80], "clock": {"ticks": 2, "interval": 0.5},
     "constants": {"durations": {"fade": 0.3}, "delays": {"wait": 0.1}, "curves": {"swing": [0.2, 0, 0.2, 1]}},
     "definitions": {"paths": {"line": "M 0,0 L 9,9"}},
     "markers": [{"name": "flip", "time": 0.5, "duration": 0.25}],
     "views": [
       {"id": "dot", "name": "A dot", "kind": "group", "children": [
         {"id": "shape", "kind": "shape", "children": [
           {"id": "wave", "kind": "path", "path": "line"}, {"id": "blue", "kind": "fill"}]}]},
       {"id": "card", "kind": "group", "transition": "opacity", "insertion": 0}],
     "events": [
       {"event": 0, "actions": [
         {"animate": ["dot.opacity", "shape.opacity", "blue.opacity"], "to": 0.5, "duration": "fade", "delay": "wait"},
         {"animate": "dot.scale", "from": [1, 1], "to": [2, 3], "curve": {"duration": 0.4, "bounce": 0.2},
          "repeat": "forever"},
         {"set": "blue.color", "to": "#FF8000", "after": 0.2},
         {"insert": "card", "curve": "smooth"}]},
       {"event": 1, "keyframes": [{"tracks": {"dot.rotation": [{"linear": 9, "duration": 0.25}]}, "repeat": 2}],
        "phases": [{"states": [{"values": {"dot.skew": 0}, "duration": 0.1},
          {"values": {"dot.skew": 5}, "duration": 0.2}]}]}]}
    """

  @Test func outline() throws {
    let timeline = try Timeline.read(from: Array(Self.file.utf8))
    let expected = """
      Dot
      120 × 80 points, 60 frames a second, 1 s
      Clock: 2 ticks of 0.5 s, resets and repeats
      5 views, 2 events, 6 actions, 3 constants
      Duration “fade”: 0.3 s
      Delay “wait”: 0.1 s
      Curve “swing”: [0.2, 0, 0.2, 1]
      Path “line”
      Marker “flip” at 0.5 s, 0.25 s
      ├─ dot (group), “A dot”, moves: opacity, scale, rotation, skew
      │  └─ shape (shape), moves: opacity
      │     ├─ wave (path)
      │     └─ blue (fill), moves: opacity, color
      └─ card (group), absent at first, moves: insertion
      Event 0, at 0 s
        animate dot.opacity, shape.opacity, blue.opacity to 0.5, linear, 0.3 s, delay 0.1 s
        animate dot.scale to [2, 3] from [1, 1], spring of 0.4 s, bounce 0.2, forever
        set blue.color to #FF8000, after 0.2 s
        insert card, smooth
      Event 1, at 0.5 s
        keyframes of dot.rotation, 0.25 s, 2 runs
        2 phases of dot.skew, 0.3 s

      """
    #expect(timeline.outlineText == expected)
  }

  @Test func clocks() throws {
    func clock(_ members: String) throws -> Bool {
      let text = #"{"xsheet": 1, "size": [9, 9], "clock": {"ticks": 1, \#(members)}, "views": []}"#
      let timeline = try Timeline.read(from: Array(text.utf8))
      return timeline.outlineText.contains("Clock: 1 tick of 1 s, continues and repeats")
    }
    #expect(try clock(#""atEnd": "continue""#))
    #expect(try !clock(#""repeats": false"#))
  }
}

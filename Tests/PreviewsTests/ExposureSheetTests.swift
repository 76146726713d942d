import Previews
import TestSupport
import Testing
import TimelineFormat
import TimelineModel

/// The rows and bars of exposure sheets.
@Suite struct ExposureSheetTests {
  private func sheet(_ events: String, views: String? = nil) throws -> ExposureSheet {
    let views =
      views
        ?? """
        {"id": "box", "name": "Box", "kind": "group", "children": [
          {"id": "dot", "kind": "shape", "children": [
            {"id": "round", "kind": "ellipse", "size": [10, 10]},
            {"id": "paint", "kind": "fill", "color": [1, 0, 0, 1]}]}]}
        """
    let text = """
      {"xsheet": 1, "size": [100, 100], "frameRate": 60,
       "clock": {"interval": 1, "ticks": 4, "repeats": true, "atEnd": "reset"},
       "markers": [{"name": "middle", "time": 2}],
       "views": [\(views)], "events": \(events)}
      """
    return ExposureSheet(try Timeline.read(from: Array(text.utf8)))
  }

  @Test("actions are bars with start, delay, duration, runs and curve")
  func actions() throws {
    let sheet = try sheet(
      """
      [{"event": 0, "actions": [{"set": "box.opacity", "to": 0.5}]},
       {"event": 1, "actions": [
         {"animate": "box.opacity", "to": 1, "curve": "easeIn", "duration": 0.5, "delay": 0.25},
         {"animate": "box.rotation", "to": 90, "curve": "linear", "duration": 2, "after": 0.5,
          "repeat": 3}]}]
      """)
    #expect(sheet.events.map(\.time) == [0, 1])
    let row = try #require(sheet.rows.first)
    #expect(sheet.rows.count == 1)
    #expect((row.view, row.name, row.kind, row.path) == ("box", "Box", "group", ["Box"]))
    #expect(row.bars.map(\.property) == ["opacity", "opacity", "rotation"])
    let (set, fade, turn) = (row.bars[0], row.bars[1], row.bars[2])
    #expect((set.start, set.duration, set.progress) == (0, 0, []))
    #expect((fade.start, fade.delay, fade.duration, fade.event) == (1, 0.25, 0.5, 1))
    #expect(fade.progress.first == 0 && fade.progress.last == 1)
    #expect(fade.progress[12] < 0.5)
    #expect((turn.start, turn.runs, turn.autoreverses) == (1.5, 3, true))
  }

  @Test("bars refer to their lines of the timeline's file")
  func lines() throws {
    let sheet = try sheet(
      """
      [{"event": 2, "actions": [
         {"animate": ["box.opacity", "dot.opacity"], "to": 0, "curve": "easeOut", "duration": 0.5}]}]
      """)
    #expect(sheet.rows.map(\.view) == ["box", "dot"])
    #expect(Set(sheet.rows.flatMap(\.bars).map(\.spec)) == [0])
    let spec = try #require(sheet.specs.first)
    #expect(spec.text.hasPrefix("animate box.opacity, dot.opacity to 0"))
    let excerpt = try #require(spec.excerpt)
    #expect(excerpt.text.hasPrefix("{") && excerpt.text.hasSuffix("}"))
    #expect(excerpt.text.contains("\"dot.opacity\""))
  }

  @Test("keyframes are bars, again for each run within the cycle")
  func keyframes() throws {
    let sheet = try sheet(
      """
      [{"event": 1, "keyframes": [{"repeat": "forever", "tracks": {
         "box.opacity": [
           {"linear": 0, "duration": 0.5}, {"cubic": 1, "duration": 0.5}]}}]}]
      """)
    let bars = try #require(sheet.rows.first).bars
    #expect(bars.map(\.start) == [1, 1.5, 2, 2.5, 3, 3.5])
    #expect(bars.allSatisfy { $0.duration == 0.5 && $0.runs == 1 })
    #expect(bars[0].progress.first == 0 && bars[0].progress.last == 1)
  }
}

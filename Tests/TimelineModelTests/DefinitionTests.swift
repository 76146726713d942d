import Diagnostics
import Geometry
import SceneModel
import Testing
import ViewTree

@testable import TimelineFormat
@testable import TimelineModel

/// Paths and gradients with names, and times in frames.
@Suite struct DefinitionTests {
  private static let text = """
    {"xsheet": 1, "size": [10, 10], "frameRate": 30, "clock": {"ticks": 1},
     "constants": {"durations": {"morphDuration": "10 frames"}},
     "definitions": {
       "paths": {"star": "M 0,0 L 10,0 L 5,8 Z"}, "gradients": {"dusk": [0, 1, 0, 0, 1, 0, 0, 1]}
     },
     "views": [
       {"id": "a", "kind": "shape", "children": [
         {"id": "one", "kind": "path", "path": "star"}, {"id": "two", "kind": "path", "path": "star"},
         {"id": "paint", "kind": "fill", "gradient": "linear",
          "colorStops": 2, "gradientStops": "dusk"}
       ]}
     ],
     "events": [
       {"event": 0, "actions": [
         {"animate": "one.path", "to": "star", "duration": "morphDuration", "after": "1 frame"}
       ]}
     ]}
    """

  private func read(_ text: String) throws -> Timeline { try Timeline.read(from: Array(text.utf8)) }

  @Test func namesStandForValues() throws {
    let timeline = try read(Self.text)
    let shape = timeline.canvas.root.children[0]
    #expect(timeline.definitions.map(\.name) == ["star", "dusk"])
    #expect(shape.children[0].properties[.path] == timeline.definitions[0].value)
    #expect(shape.children[2].properties[.gradientStops] == timeline.definitions[1].value)
    #expect(timeline.events[0].actions[0].after == 0.033333333)
  }

  @Test func namesAreWrittenInPlaceOfValues() throws {
    let timeline = try read(Self.text)
    let text = String(decoding: timeline.jsonBytes(), as: UTF8.self)
    #expect(text.contains(#""path": "star""#))
    #expect(text.contains(#""gradientStops": "dusk""#))
    #expect(text.contains(#""to": "star""#))
    #expect(text.contains(#""after": "1 frame""#))
    #expect(text.contains(#""morphDuration": "10 frames""#))
    #expect(try read(text) == timeline)
  }

  @Test(
    "mistakes have places",
    arguments: [
      (#""paths": {"star""#, #""paths": {"2star""#, "/definitions/paths/2star"),
      (#""dusk": [0"#, #""star": [0"#, "/definitions/gradients/star"),
      (
        #""gradientStops": "dusk""#, #""gradientStops": "dawn""#,
        "/views/0/children/2/gradientStops"
      ),
      (#""path": "star"}, {"#, #""path": "dusk"}, {"#, "/views/0/children/0/path"),
      (#""after": "1 frame""#, #""after": "one frame""#, "/events/0/actions/0/after"),
      (#""10 frames""#, #""-1 frames""#, "/constants/durations/morphDuration"),
    ])
  func mistakes(part: String, mistake: String, pointer: String) {
    let text = Self.text.replacing(part, with: mistake)
    #expect(text != Self.text)
    let error = #expect(throws: TimelineReadError.self) { try read(text) }
    #expect(error?.diagnostics.contains { $0.pointer == pointer } ?? false, "\(error as Any)")
  }

  @Test(
    "definitions have the codes of constants",
    arguments: [
      (#""dusk": [0"#, #""star": [0"#, DiagnosticCode.repeatedName),
      (#""paths": {"star""#, #""paths": {"2star""#, .malformedTimeline),
      (#""paths": {"star""#, #""paths": {"s★""#, .unfitValue),
    ])
  func codes(part: String, mistake: String, code: DiagnosticCode) {
    let text = Self.text.replacing(part, with: mistake)
    let error = #expect(throws: TimelineReadError.self) { try read(text) }
    #expect(error?.diagnostics.first?.code == code, "\(error as Any)")
  }

  @Test func numberIsLimited() {
    let gradients = (0..<TimelineLimits.definitions).map { #""g\#($0)": [0]"# }
    let text = Self.text.replacing(
      #""dusk": [0, 1, 0, 0, 1, 0, 0, 1]"#, with: gradients.joined(separator: ", "))
    #expect(text != Self.text)
    let error = #expect(throws: TimelineReadError.self) { try read(text) }
    #expect(error?.diagnostics.contains { $0.code == .limitExceeded } ?? false)
  }
}

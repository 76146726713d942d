import SceneModel
import Testing

@testable import TimelineFormat
@testable import TimelineModel

/// Colors of timelines as names.
@Suite struct NamedColorTests {
  private static func timeline(color: String) -> String {
    """
    {"xsheet": 1, "size": [9, 9], "clock": {"ticks": 1}, "views": [
      {"id": "s", "kind": "shape", "children": [
        {"id": "c", "kind": "ellipse", "size": [9, 9]},
        {"id": "f", "kind": "fill", "color": "\(color)"}]}], "events": []}
    """
  }

  @Test(arguments: [
    ("tomato", "#FF6347"), ("rebeccapurple", "#663399"), ("transparent", "#00000000"),
    ("grey", "#808080"),
  ])
  func namesAreColors(name: String, digits: String) throws {
    let timelines = try [name, digits].map { color in
      let text = Array(Self.timeline(color: color).utf8)
      return try Timeline.read(Timeline.document(from: text)).timeline
    }
    #expect(timelines[0] == timelines[1])
    #expect(Color(css: name) == Color(css: digits))
  }

  @Test func othersAreNone() {
    for text in ["", "Tomato", "tomatoo", "007AFF", "#", "#12", "hexadecimal"] {
      #expect(Color(css: text) == nil)
    }
    #expect(Color.cssNames.count == 149 && Color.cssNames.allSatisfy { Color(css: $0) != nil })
  }
}

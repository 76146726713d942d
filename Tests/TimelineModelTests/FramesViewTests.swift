import Geometry
import SceneModel
import Testing
import ViewTree

@testable import TimelineFormat
@testable import TimelineModel

@Suite struct FramesViewTests {
  static let good = """
    {"xsheet": 1, "size": [100, 100], "clock": {"ticks": 2},
     "views": [{"id": "digits", "kind": "frames", "size": [20, 10.5],
       "sources": ["1.png", "2.png", "3.png"]}],
     "events": [{"event": 0, "actions": [
       {"animate": "digits.frameIndex", "from": 0, "to": 3, "duration": 0.3,
        "repeat": 2, "autoreverses": false}]}]}
    """

  private func read(_ text: String) throws -> Timeline {
    try Timeline.read(from: Array(text.utf8))
  }

  /// A timeline whose pictures are one pixel with a red of 1, 2 and 3.
  private func timeline() throws -> Timeline {
    var timeline = try read(Self.good)
    for number in 1...3 {
      timeline.pictures["\(number).png"] = Picture(
        width: 1, height: 1, rgba: [UInt8(number), 0, 0, 255])
    }
    return timeline
  }

  private func red(_ scene: Scene) -> Int? {
    scene.images.first?.picture.map { Int($0.full.pixels[0] & 255) }
  }

  @Test func readsBackEqual() throws {
    let timeline = try read(Self.good)
    let style = FramesView(sources: ["1.png", "2.png", "3.png"], size: Vector2(20, 10.5))
    #expect(timeline.canvas.root.children.map(\.kind) == [.frames(style)])
    #expect(try Timeline.read(from: timeline.jsonBytes()) == timeline)
    #expect(timeline.canvas.imageSources == style.sources)
    let text = Self.good.replacing(
      #""kind": "frames","#, with: #""kind": "frames", "baked": "Twirl","#)
    let baked = try read(text)
    #expect(baked.canvas.root.children.map(\.kind) != [.frames(style)])
    #expect(try Timeline.read(from: baked.jsonBytes()) == baked)
  }

  /// Each picture is shown for its interval; the next one begins exactly at its end.
  @Test(arguments: [(0, 1), (0.099, 1), (0.1, 2), (0.2, 3), (0.299, 3), (0.3, 1), (0.5, 3), (1, 3)])
  func picturesFollowTheIndex(time: Double, expected: Int) throws {
    #expect(red(try timeline().at(time: time)) == expected)
  }

  @Test(arguments: [(-5, 1), (Double.nan, 1), (1.9, 2), (7, 3), (.infinity, 3), (-.infinity, 1)])
  func numbersBeyondTheSequenceShowItsEnds(index: Double, expected: Int) throws {
    var timeline = try timeline()
    timeline.events = []
    timeline.canvas.root.children[0].properties[.frameIndex] = .number(index)
    #expect(red(timeline.at(time: 0)) == expected)
  }

  @Test func sourcesAreRenamed() throws {
    var canvas = try timeline().canvas
    canvas.renameImageSources(["2.png": "two.png"])
    #expect(canvas.imageSources == ["1.png", "two.png", "3.png"])
  }

  @Test func repeatersCopyTheShownPicture() throws {
    var timeline = try timeline()
    timeline.canvas.root.children = [
      ViewNode(
        id: "row", kind: .repeater(RepeaterView()), properties: [.copies: .number(2)],
        children: timeline.canvas.root.children)
    ]
    let scene = timeline.at(time: 0.15)
    #expect(scene.images.map { ($0.picture?.full.pixels[0] ?? 0) & 255 } == [2, 2])
  }

  @Test(arguments: [#"["1.png", "2.png", "3.png"]"#, #""3.png""#, #", "size": [20, 10.5]"#])
  func mistakesAreRefused(part: String) throws {
    let replacement = part.hasPrefix("[") ? "[]" : part.hasPrefix(",") ? "" : "5"
    let text = Self.good.replacing(part, with: replacement)
    #expect(text != Self.good)
    #expect(throws: TimelineReadError.self) { try read(text) }
  }
}

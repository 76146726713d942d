import Geometry
import SceneModel
import Testing
import ViewTree

@testable import TimelineFormat
@testable import TimelineModel

@Suite struct ImageViewTests {
  static let good = """
    {"xsheet": 1, "size": [100, 100], "frameRate": 60,
     "clock": {"interval": 1, "ticks": 2, "repeats": true, "atEnd": "reset"},
     "views": [{"id": "photo", "kind": "image", "source": "images/a.png", "size": [20, 10.5]}],
     "events": []}
    """

  private func read(_ text: String) throws -> Timeline {
    try Timeline.read(from: Array(text.utf8))
  }

  @Test func readsBackEqual() throws {
    let timeline = try read(Self.good)
    let style = ImageView(source: "images/a.png", size: Vector2(20, 10.5))
    #expect(timeline.canvas.root.children.map(\.kind) == [.image(style)])
    #expect(try Timeline.read(from: timeline.jsonBytes()) == timeline)
    #expect(String(decoding: timeline.jsonBytes(), as: UTF8.self).contains(#""images/a.png""#))
  }

  @Test(arguments: [
    #", "source": "images/a.png""#, #", "size": [20, 10.5]"#, #"20, 10.5"#, #""images/a.png""#,
  ])
  func sourceAndSizeAreNeeded(missing: String) {
    let replacement = missing.hasPrefix(",") ? "" : "-1"
    let text = Self.good.replacing(missing, with: replacement)
    #expect(text != Self.good)
    #expect(throws: TimelineReadError.self) { try read(text) }
  }

  @Test func playersShowThePictureOfTheStore() throws {
    var timeline = try read(Self.good)
    #expect(timeline.at(time: 0).images.map(\.picture) == [nil])
    let picture = try #require(Picture(width: 1, height: 1, rgba: [1, 2, 3, 4]))
    timeline.pictures["images/a.png"] = picture
    #expect(
      timeline.at(time: 0).images == [SceneImage(picture: picture, size: Vector2(20, 10.5))])
  }
}

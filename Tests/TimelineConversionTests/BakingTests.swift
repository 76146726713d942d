import CompositionLowering
import CompositionModel
import DesignChecks
import Diagnostics
import Geometry
import LottieImport
import SceneModel
import Testing
import TimelineFormat
import TimelineModel
import Verification
import ViewTree

@testable import TimelineConversion

@Suite struct BakingTests {
  /// A layer with a box that grows, which changes the bounds of the pictures, or does not.
  private static func layer(
    _ name: String, position: String = #"{"a": 0, "k": [60, 60, 0]}"#, grows: Bool = false,
    extra: String = "", fill: String = plainFill
  ) -> String {
    let size =
      grows
      ? #"{"a": 1, "k": [{"t": 2, "s": [10, 10], "i": {"x": 1, "y": 1}, "o": {"x": 0, "y": 0}}, {"t": 6, "s": [40, 40]}]}"#
      : #"{"a": 0, "k": [40, 30]}"#
    return """
      {"ty": 4, "nm": "\(name)", "ip": 0, "op": 10, "st": 0, "ks": {"p": \(position)}, \(extra) "shapes": [
        {"ty": "rc", "p": {"a": 0, "k": [0, 0]}, "s": \(size), "r": {"a": 0, "k": 0}}, \(fill)]}
      """
  }

  private static let plainFill =
    #"{"ty": "fl", "c": {"a": 0, "k": [0.2, 0.5, 1]}, "o": {"a": 0, "k": 100}}"#
  private static let highlighted = """
    {"ty": "gf", "t": 2, "r": 1, "o": {"a": 0, "k": 100}, "s": {"a": 0, "k": [0, 0]},
     "e": {"a": 0, "k": [25, 0]}, "h": {"a": 0, "k": 70}, "a": {"a": 0, "k": 30},
     "g": {"p": 2, "k": {"a": 0, "k": [0, 1, 1, 1, 1, 0, 0, 0]}}}
    """
  private static let tritone = """
    "ef": [{"ty": 23, "nm": "Tritone", "en": 1, "ef": [
      {"ty": 2, "v": {"a": 0, "k": [1, 1, 0, 1]}}, {"ty": 2, "v": {"a": 0, "k": [1, 0, 0, 1]}},
      {"ty": 2, "v": {"a": 0, "k": [0, 0, 0.5, 1]}}]}],
    """
  private static let offset = """
    "ef": [{"ty": 5, "nm": "Offset", "mn": "ADBE Offset", "en": 1, "ef": [
      {"ty": 3, "v": {"a": 0, "k": [50, 10]}}, {"ty": 0, "v": {"a": 0, "k": 0}}]}],
    """
  private static let moving = """
    {"a": 1, "k": [{"t": 0, "s": [40, 40, 0], "i": {"x": 0.5, "y": 1}, "o": {"x": 0.5, "y": 0}},
     {"t": 9, "s": [80, 60, 0]}]}
    """

  private func composition(_ layers: String...) throws -> Composition {
    let text = """
      {"v": "5.7.0", "nm": "Bake", "fr": 10, "ip": 0, "op": 10, "w": 120, "h": 120, "assets": [],
       "layers": [\(layers.joined(separator: ","))]}
      """
    return try DesignImporter.importComposition(from: Array(text.utf8)).composition
  }

  /// Whether the timeline, read back from its file, is drawn the same at the size that `verify`
  /// uses.
  private func verdict(_ composition: Composition, _ result: BakingResult) throws -> Verdict {
    let bytes = composition.converted(lowered: result.lowered).timeline.jsonBytes()
    var timeline = try Timeline.read(from: bytes)
    timeline.pictures = result.lowered.pictures
    let comparator = FrameComparator(
      width: 320, height: 320, canvas: composition.size)
    var one = CompositionSession(composition)
    var other = TimelineSession(timeline)
    for frame in 0..<10 {
      one.advance(to: Double(frame))
      other.advance(toFrame: Double(frame))
      comparator.compare(one.scene, other.scene, frame: frame)
    }
    return Verdict(badShare: comparator.comparison.worst?.badShare ?? 0)
  }

  private func frames(_ result: BakingResult) -> [FramesView] {
    result.lowered.canvas.root.preorder.compactMap { view in
      guard case .frames(let style) = view.node.kind else { return nil }
      return style
    }
  }

  @Test func whatMovesAsAWholeIsOnePictureThatMoves() throws {
    let composition = try composition(
      Self.layer("Toned", position: Self.moving, extra: Self.tritone), Self.layer("Plain"))
    let result = composition.baked()
    #expect(result.diagnostics.items.map(\.code) == [.baked])
    #expect(result.diagnostics.items.first?.layerPath.last == "Tritone")
    let style = try #require(frames(result).first)
    #expect(frames(result).count == 1)
    #expect(style.sources.count == 1 && style.baked == "The effect Tritone")
    #expect(abs(style.size.x - 40) < 2 && abs(style.size.y - 30) < 2)
    let timeline = composition.converted(lowered: result.lowered).timeline
    #expect(Set(timeline.events.flatMap(\.actions).map(\.target.key)) == [.position])
    // Between pixels, a picture is softer than its source.
    #expect(try verdict(composition, result) != .differs)
  }

  @Test func picturesShowWhatAnEffectMovesFromFarAway() throws {
    // The part of the box that is inside of the composition is shown 50 points farther up.
    let composition = try composition(
      Self.layer("Moved", position: #"{"a": 0, "k": [90, 112, 0]}"#, extra: Self.offset))
    let result = composition.baked()
    let style = try #require(frames(result).first)
    #expect(abs(style.size.x - 40) < 3 && abs(style.size.y - 23) < 3)
    #expect(try verdict(composition, result) == .match)
  }

  @Test func whatChangesIsAPictureForEachChange() throws {
    let composition = try composition(Self.layer("Toned", grows: true, extra: Self.tritone))
    let result = composition.baked()
    let style = try #require(frames(result).first)
    // It is 10 points wide up to frame 2, and 40 from frame 6 on.
    #expect(style.sources.count == 5)
    #expect(Set(style.sources).count == 5)
    #expect(result.pictureNames == style.sources)
    #expect(try verdict(composition, result) == .match)
  }

  @Test func aHighlightNeedsOnlyItsShape() throws {
    let composition = try composition(Self.layer("Ball", fill: Self.highlighted))
    let result = composition.baked()
    #expect(frames(result).map(\.baked) == ["The highlight of a radial gradient"])
    #expect(result.lowered.canvas.root.children.map(\.id) == ["ball"])
    #expect(result.lowered.canvas.root.children[0].properties[.position] != nil)
    #expect(try verdict(composition, result) == .match)
  }

  @Test func picturesInsideOfOthersAreNotMade() throws {
    let composition = try composition(
      Self.layer("Both", extra: Self.tritone, fill: Self.highlighted))
    let result = composition.baked()
    #expect(
      frames(result).map(\.baked) == ["The effect Tritone; The highlight of a radial gradient"])
  }

  @Test func withoutPicturesWhatNeedsThemIsLeftOut() throws {
    let composition = try composition(
      Self.layer("Toned", extra: Self.tritone), Self.layer("Ball", fill: Self.highlighted))
    let result = composition.baked(.removed)
    #expect(result.diagnostics.items.map(\.code) == [.notConverted, .notConverted])
    #expect(frames(result).isEmpty && result.lowered.unsupportedFeatures.isEmpty)
    #expect(result.lowered.origins.count == composition.lowered().origins.count - 1)
    #expect(try verdict(composition, result) == .differs)
  }

  @Test func whatIsNativeStaysAsItIs() throws {
    let composition = try composition(Self.layer("Plain", position: Self.moving))
    let result = composition.baked()
    #expect(result.lowered.canvas == composition.lowered().canvas)
    #expect(result.diagnostics.items.isEmpty)
  }

  @Test func tooManyFramesAreNotBaked() throws {
    var composition = try composition(Self.layer("Toned", extra: Self.tritone))
    composition.outPoint = Double(BakingLimits.frames + 1)
    let result = composition.baked()
    #expect(result.diagnostics.items.map(\.code) == [.bakingLimit])
    #expect(frames(result).isEmpty)
  }

  /// A layer with motion blur, in a composition that has it.
  private func blurred() throws -> Composition {
    var composition = try composition(
      Self.layer("Blurred", position: Self.moving, extra: #""mb": true,"#),
      Self.layer("Sharp", position: Self.moving))
    composition.motionBlur = MotionBlurSettings()
    return composition
  }

  @Test func motionBlurBecomesPictures() throws {
    let composition = try blurred()
    let result = composition.baked()
    #expect(frames(result).count == 1)
    #expect(result.pictureNames.count > 5)
    #expect(result.diagnostics.items.map(\.code) == [.baked])
    #expect(try verdict(composition, result) == .match)
  }

  @Test func withoutPicturesOneMomentIsLeftOfMotionBlur() throws {
    let result = try blurred().baked(.removed)
    #expect(result.diagnostics.items.map(\.code) == [.notConverted])
    var session = CompositionSession(result.lowered)
    session.advance(to: 4)
    #expect(session.scene.shapes.count == 2)
    #expect(session.scene.groups.filter(\.averagesChildren).isEmpty)
  }
}

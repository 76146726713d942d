import Geometry
import SceneModel
import Testing

/// Scenes as bytes.
@Suite struct SceneArchiveTests {
  /// A scene with a node of each kind, masks, effects and all kinds of paints.
  private func scene(_ picture: Picture?) -> Scene {
    var scene = Scene(size: Vector2(120, 80))
    var path = BezierPath()
    path.move(to: Vector2(1, 2))
    path.addCurve(to: Vector2(30, 40), control1: Vector2(5, 6), control2: Vector2(7, 8))
    path.close()
    scene.paths = [ScenePath(path: path, revision: 3), ScenePath(path: BezierPath())]
    var gradient = Gradient(
      kind: .radial, start: Vector2(1, 1), end: Vector2(9, 9),
      stops: [Gradient.Stop(offset: 0, color: .white), Gradient.Stop(offset: 1, color: .clear)])
    gradient.focalPoint = Vector2(2, 3)
    scene.shapes = [
      SceneShape(path: 0, style: .fill(.evenOdd), paint: .color(.white), opacity: 0.25),
      SceneShape(
        path: 1, style: .stroke(StrokeStyle(width: 3, cap: .round, dashes: [4, 2])),
        paint: .gradient(gradient)),
    ]
    scene.images = [SceneImage(picture: picture, size: Vector2(10, 20), fit: .stretch)]
    scene.masks = [SceneMask(mode: .subtract, path: 0, isInverted: true, feather: Vector2(4, 5))]
    var shadow = DropShadow()
    shadow.shadow.softness = 7
    shadow.isShadowOnly = true
    var blur = GaussianBlur(deviation: 2)
    blur.axes = .vertical
    scene.effects = [SceneEffect(shadow), SceneEffect(blur)]
    scene.groups[0].matte = .luma
    scene.groups[0].clip = Rect(size: Vector2(50, 60))
    scene.groups[0].masks = 0..<1
    scene.groups[0].effects = 0..<2
    scene.groups[0].blendMode = .screen
    scene.nodes = [
      SceneNode(kind: .group, index: 0, end: 4, source: 0),
      SceneNode(kind: .shape, index: 0, end: 2, source: 1),
      SceneNode(kind: .shape, index: 1, end: 3, source: 2),
      SceneNode(kind: .image, index: 0, end: 4, source: 3),
    ]
    return scene
  }

  @Test("a scene is the same after it is read back")
  func roundTrip() throws {
    let picture = try #require(Picture(width: 1, height: 1, rgba: [1, 2, 3, 255]))
    let pictures = PictureStore(["photo": picture])
    let scene = scene(picture)
    #expect(Scene(archived: scene.archived(pictures: pictures), pictures: pictures) == scene)
  }

  @Test("bytes that end early, go on or hold other numbers are refused")
  func damage() {
    let bytes = scene(nil).archived()
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(Scene(archived: Array(bytes.prefix(count))) == nil)
    }
    #expect(Scene(archived: bytes + [0]) == nil)
    for place in stride(from: 0, to: bytes.count, by: 5) {
      var copy = bytes
      copy[place] ^= 0x55
      // Some changes make another scene; none may trap.
      _ = Scene(archived: copy)
    }
  }

  @Test("an index behind the end of its array is refused")
  func indices() {
    var scene = scene(nil)
    scene.shapes[0].path = 2
    #expect(Scene(archived: scene.archived()) == nil)
  }
}

import Foundation
import Geometry
import SceneModel
import Testing

/// Scenes that are written and read back.
@Suite struct RecordedSceneTests {
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

  private func data(_ scene: Scene, _ pictures: PictureStore = PictureStore()) throws -> Data {
    try JSONEncoder().encode(RecordedScene(scene, pictures: pictures))
  }

  private func read(_ data: Data, _ pictures: PictureStore = PictureStore()) -> Scene? {
    (try? JSONDecoder().decode(RecordedScene.self, from: data))?.scene(pictures: pictures)
  }

  @Test("a scene is the same after it is read back")
  func roundTrip() throws {
    let picture = try #require(Picture(width: 1, height: 1, rgba: [1, 2, 3, 255]))
    let pictures = PictureStore(["photo": picture])
    let scene = scene(picture)
    #expect(read(try data(scene, pictures), pictures) == scene)
  }

  @Test(
    "each effect is the same after it is read back",
    arguments: SceneEffect.all.map { $0.kindName })
  func effects(name: String) throws {
    let kind = try #require(SceneEffect.all.first { $0.kindName == name })
    var scene = scene(nil)
    scene.effects[0] = changed(kind)
    #expect(read(try data(scene)) == scene)
  }

  /// An effect whose properties all differ from their defaults.
  private func changed<Effect: PixelEffect>(_ kind: Effect.Type) -> SceneEffect {
    let values = kind.kindProperties.enumerated().map { index, property -> PropertyValue in
      switch property.initial {
      case .number: .number(Double(index + 1) / 64)
      case .vector: .vector(Vector3(Double(index), 3, 0))
      case .color: .color(Color(red: Double(index) / 64, green: 0.5, blue: 0.25))
      case .numbers: .numbers([0.125, 0.25, Double(index), 0.5, 0.75])
      case .flag, .path, .text: property.initial
      }
    }
    return SceneEffect(Effect()).with { values[$0] }
  }

  @Test("data that end early, go on or hold other numbers are refused")
  func damage() throws {
    let bytes = try data(scene(nil))
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(read(bytes.prefix(count)) == nil)
    }
    #expect(read(bytes + Data("0".utf8)) == nil)
    for place in stride(from: 0, to: bytes.count, by: 5) {
      var copy = bytes
      copy[place] ^= 0x01
      // Some changes make another scene; none may trap.
      _ = read(copy)
    }
  }

  @Test("an index behind the end of its array is refused")
  func indices() throws {
    var scene = scene(nil)
    scene.shapes[0].path = 2
    #expect(read(try data(scene)) == nil)
  }
}

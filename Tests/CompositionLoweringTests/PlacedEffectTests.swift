import Geometry
import SceneModel
import Testing
import ViewTree

@testable import CompositionLowering
@testable import CompositionModel

/// Effects that use positions, and the mapping of their controls.
@Suite struct PlacedEffectTests {
  private func composition(_ layer: Layer) -> Composition {
    var composition = Composition(size: Vector2(300, 200), frameRate: 25, outPoint: 50)
    composition.layers = [layer]
    return composition
  }

  private func layer(_ content: Layer.Content, _ effects: [Effect]) -> Layer {
    var layer = Layer(name: "Layer", content: content, inPoint: 0, outPoint: 50)
    layer.effects = effects
    layer.transform.position = .unified(AnimatedValue(Vector3(150, 100, 0)))
    return layer
  }

  private let solid = Layer.Content.solid(.white, size: Vector2(80, 40))
  private let shapes = Layer.Content.shapes([.square(20), .fill(.white)])

  private func slider(_ number: Double) -> ControlContent {
    .number(.slider, AnimatedValue(number))
  }
  private func point(_ x: Double, _ y: Double) -> ControlContent {
    .point(AnimatedValue(Vector3(x, y, 0)))
  }

  private func first<Result: PixelEffect>(_ effect: Effect, frame: Double = 0) -> Result? {
    composition(layer(solid, [effect])).at(frame: frame).effect(Result.self)
  }

  @Test func percentagesCountTheLayersLongerSide() {
    #expect(
      first(Effect(.twirl, [slider(90), slider(50), point(40, 20)]))
        == Twirl.with { ($0.angle, $0.center, $0.radius) = (90, Vector2(40, 20), 40) })
    let size = Vector2(80, 40)
    #expect(
      first(Effect(.linearWipe, [slider(25), slider(60), slider(3)]))
        == LinearWipe.with {
          ($0.completion, $0.direction, $0.feather, $0.size) = (0.25, 60, 3, size)
        })
    #expect(
      first(Effect(.mosaic, [slider(8), slider(4), .number(.checkbox, AnimatedValue(1))]))
        == Mosaic.with { ($0.size, $0.blocks, $0.isSharp) = (size, Vector2(8, 4), true) })
  }

  @Test func offsetsAreTilesOfTheWholeLayer() {
    let expected = MotionTile.with { ($0.size, $0.center) = (Vector2(80, 40), Vector2(70, 5)) }
    #expect(first(Effect(.offset, [point(70, 5), slider(0)])) == expected)
    var tiling = expected
    (tiling.tileSize, tiling.outputSize) = (Vector2(0.5, 0.25), Vector2(2, 3))
    (tiling.phase, tiling.isMirrored) = (90, true)
    let contents = [
      point(70, 5), slider(50), slider(25), slider(200), slider(300),
      .number(.checkbox, AnimatedValue(1)), slider(90), .number(.checkbox, AnimatedValue(0)),
    ]
    #expect(first(Effect(.motionTile, contents)) == tiling)
  }

  @Test func wavesTravelByThemselves() throws {
    let wave = Effect(
      .waveWarp,
      [
        .number(.menu, AnimatedValue(3)), slider(10), slider(40), slider(90), slider(2),
        .number(.menu, AnimatedValue(1)), slider(30),
      ])
    let expected = WaveWarp.with {
      ($0.shape, $0.height, $0.phase) = (.triangle, 10, 30)
    }
    #expect(first(wave) == expected)
    let later: WaveWarp = try #require(first(wave, frame: 10))
    // Two cycles per second, for ten of 25 frames.
    #expect(abs(later.phase - (30 + 0.4 * 2 * 360)) < 1e-9)
  }

  @Test func blursOfBoxesHaveTheirDeviation() throws {
    let blur = Effect(.fastBoxBlur, [slider(6), slider(3), .number(.menu, AnimatedValue(2))])
    let gaussian: GaussianBlur = try #require(first(blur))
    #expect(gaussian.deviation.distance(to: Vector2(6, 0)) < 1e-9)
  }

  @Test func colorsComeFromThePanel() {
    #expect(
      first(Effect(.invert, [.number(.menu, AnimatedValue(3)), slider(25)]))
        == Invert.with { ($0.channel, $0.amount) = (.green, 0.75) })
    #expect(
      first(
        Effect(
          .brightnessContrast, [slider(30), slider(-20), .number(.checkbox, AnimatedValue(0))]))
        == BrightnessContrast.with { ($0.brightness, $0.contrast) = (0.2, -0.2) })
    let panel = [1, 0, 10, -50, 20, 1, 200, 60, -10].map(slider)
    #expect(
      first(Effect(.hueSaturation, panel))
        == HueSaturation.with {
          ($0.isColorized, $0.hue, $0.saturation, $0.lightness) = (true, 200, 0.6, -0.1)
        })
    #expect(
      first(Effect(.hueSaturation, Array(panel.prefix(5))))
        == HueSaturation.with { ($0.hue, $0.saturation, $0.lightness) = (10, -0.5, 0.2) })
    #expect(
      first(Effect(.blackAndWhite, [10, 20, 30, 40, 50, 60, 0].map(slider)))
        == BlackAndWhite.with { $0.weights = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6] })
    #expect(first(Effect(.invert, [.number(.menu, AnimatedValue(16))])) == Invert?.none)
  }

  /// After Effects draws shapes into their composition first: positions are the composition's, not the layer's.
  @Test func effectsOnShapesUsePositionsOfTheComposition() throws {
    let effects = [
      Effect(.gaussianBlur, [slider(10)]),
      Effect(.spherize, [slider(30), point(150, 100)]),
      Effect(.fill, [.none, .none, .color(AnimatedValue(.black)), .none, .none, .none, slider(1)]),
    ]
    let onShapes = composition(layer(shapes, effects)).at(frame: 0)
    let around = try #require(onShapes.groups.first { $0.effects.count == 2 })
    #expect(around.transform == .identity)
    #expect(
      Array(onShapes.effects[around.effects]) == [
        SceneEffect(Spherize.with { ($0.center, $0.radius) = (Vector2(150, 100), 30) }),
        SceneEffect(ColorFill()),
      ])
    let inside = try #require(onShapes.groups.first { $0.effects.count == 1 })
    #expect(inside.transform.apply(.zero) == Vector2(150, 100))
    let onSolid = composition(layer(solid, effects)).at(frame: 0)
    #expect(onSolid.groups.contains { $0.effects.count == 2 && $0.transform != .identity })
  }

  @Test func blendModesApplyOnceAroundPlacedEffects() {
    var layer = layer(shapes, [Effect(.spherize, [slider(30), point(150, 100)])])
    layer.blendMode = .multiply
    let scene = composition(layer).at(frame: 0)
    #expect(scene.groups.filter { $0.blendMode == .multiply }.count == 1)
  }
}

import CompositionLowering
import CompositionModel
import Geometry
import SceneModel
import Testing
import ViewTree

/// Effects that know places, and the settings that they take from a panel.
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

  private func effect(_ kind: Effect.Kind, _ contents: [ControlContent]) -> Effect {
    Effect(name: "", kind: kind, values: contents.map { EffectValue(name: "", content: $0) })
  }

  private func slider(_ number: Double) -> ControlContent { .slider(AnimatedValue(number)) }
  private func point(_ x: Double, _ y: Double) -> ControlContent {
    .point(AnimatedValue(Vector3(x, y, 0)))
  }

  private func first(_ effect: Effect, frame: Double = 0) -> SceneEffect? {
    composition(layer(solid, [effect])).at(frame: frame).effects.first
  }

  @Test func percentagesCountTheLayersLongerSide() {
    #expect(
      first(effect(.twirl, [slider(90), slider(50), point(40, 20)]))
        == .warp(.twirl(angle: 90, center: Vector2(40, 20), radius: 40)))
    let frame = Vector2(80, 40)
    #expect(
      first(effect(.linearWipe, [slider(25), slider(60), slider(3)]))
        == .linearWipe(
          LinearWipe(completion: 0.25, direction: 60, feather: 3, extent: .frame(frame))))
    #expect(
      first(effect(.mosaic, [slider(8), slider(4), .checkbox(AnimatedValue(1))]))
        == .mosaic(Mosaic(frame: frame, blocks: Vector2(8, 4), isSharp: true)))
  }

  @Test func offsetsAreTilesOfTheWholeLayer() {
    let expected = Tiling(frame: Vector2(80, 40), center: Vector2(70, 5))
    #expect(first(effect(.offset, [point(70, 5), slider(0)])) == .warp(.tile(expected)))
    var tiling = expected
    (tiling.tileSize, tiling.outputSize) = (Vector2(0.5, 0.25), Vector2(2, 3))
    (tiling.phase, tiling.isMirrored) = (90, true)
    let contents = [
      point(70, 5), slider(50), slider(25), slider(200), slider(300),
      .checkbox(AnimatedValue(1)), slider(90), .checkbox(AnimatedValue(0)),
    ]
    #expect(first(effect(.motionTile, contents)) == .warp(.tile(tiling)))
  }

  @Test func wavesGoByThemselves() {
    let wave = effect(
      .waveWarp,
      [
        .menu(AnimatedValue(3)), slider(10), slider(40), slider(90), slider(2),
        .menu(AnimatedValue(1)), slider(30),
      ])
    let expected = WaveWarp(shape: .triangle, height: 10, width: 40, direction: 90, phase: 30)
    #expect(first(wave) == .warp(.wave(expected)))
    guard case .warp(.wave(let later)) = first(wave, frame: 10) else {
      Issue.record("no wave")
      return
    }
    // Two turns a second, for ten of 25 frames.
    #expect(abs(later.phase - (30 + 0.4 * 2 * 360)) < 1e-9)
  }

  @Test func blursOfBoxesHaveTheirDeviation() {
    let blur = effect(.boxBlur, [slider(6), slider(3), .menu(AnimatedValue(2))])
    guard case .gaussianBlur(let deviation) = first(blur) else {
      Issue.record("no blur")
      return
    }
    #expect(deviation.distance(to: Vector2(6, 0)) < 1e-9)
  }

  @Test func coloursComeFromThePanel() {
    #expect(
      first(effect(.invert, [.menu(AnimatedValue(3)), slider(25)]))
        == .recolor(.invert(.green, amount: 0.75)))
    #expect(
      first(
        effect(.brightnessContrast, [slider(30), slider(-20), .checkbox(AnimatedValue(0))]))
        == .recolor(.brightnessContrast(brightness: 0.2, contrast: -0.2, isLegacy: false)))
    let panel = [1, 0, 10, -50, 20, 1, 200, 60, -10].map(slider)
    #expect(
      first(effect(.hueSaturation, panel))
        == .recolor(.colorize(hue: 200, saturation: 0.6, lightness: -0.1)))
    #expect(
      first(effect(.hueSaturation, Array(panel.prefix(5))))
        == .recolor(.hueSaturation(hue: 10, saturation: -0.5, lightness: 0.2)))
    #expect(
      first(effect(.blackAndWhite, [10, 20, 30, 40, 50, 60, 0].map(slider)))
        == .recolor(.blackAndWhite(weights: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6], tint: nil)))
    #expect(first(effect(.invert, [.menu(AnimatedValue(16))])) == nil)
  }

  /// After Effects draws shapes in their composition first: places are the composition's, not the layer's.
  @Test func effectsOnShapesKnowTheComposition() throws {
    let effects = [
      effect(.gaussianBlur, [slider(10)]),
      effect(.spherize, [slider(30), point(150, 100)]),
      effect(.fill, [.none, .none, .color(AnimatedValue(.black)), .none, .none, .none, slider(1)]),
    ]
    let onShapes = composition(layer(shapes, effects)).at(frame: 0)
    let around = try #require(onShapes.groups.first { $0.effects.count == 2 })
    #expect(around.transform == .identity)
    #expect(
      Array(onShapes.effects[around.effects]) == [
        .warp(.spherize(center: Vector2(150, 100), radius: 30)), .fill(color: .black, opacity: 1),
      ])
    let inside = try #require(onShapes.groups.first { $0.effects.count == 1 })
    #expect(inside.transform.apply(.zero) == Vector2(150, 100))
    let onSolid = composition(layer(solid, effects)).at(frame: 0)
    #expect(onSolid.groups.contains { $0.effects.count == 2 && $0.transform != .identity })
  }

  @Test func blendModesApplyOnceAroundPlacedEffects() {
    var layer = layer(shapes, [effect(.spherize, [slider(30), point(150, 100)])])
    layer.blendMode = .multiply
    let scene = composition(layer).at(frame: 0)
    #expect(scene.groups.filter { $0.blendMode == .multiply }.count == 1)
  }
}

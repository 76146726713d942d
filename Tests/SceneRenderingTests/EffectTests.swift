import Geometry
import SceneModel
import TestSupport
import Testing

@testable import SceneRendering
@testable import VectorRaster

@Suite struct EffectTests {
  /// A picture of a group with effects that contains a red square from 10 to 22.
  private func picture(
    _ effects: [SceneEffect], size: Double = 32, _ change: (inout SceneGroup) -> Void = { _ in },
    content: (inout SceneBuilder) -> Void = {
      $0.shape(rectangle(10, 10, 22, 22), color(255, 0, 0))
    }
  ) -> Bitmap {
    scene(effects, size: size, change, content: content).render()
  }

  private func scene(
    _ effects: [SceneEffect], size: Double = 32, _ change: (inout SceneGroup) -> Void = { _ in },
    content: (inout SceneBuilder) -> Void
  ) -> SceneBuilder {
    var builder = SceneBuilder(size: size)
    builder.scene.effects = effects
    let group = settings {
      $0.effects = effects.indices
      change(&$0)
    }
    builder.group(group, content: content)
    return builder
  }

  private func shadow(_ offset: Vector2, deviation: Double = 0, opacity: Double = 1) -> SceneEffect
  {
    SceneEffect(
      DropShadow(
        color: color(0, 0, 255), opacity: opacity, offset: offset, deviation: deviation))
  }

  /// Effects whose filters measure distances or move pixels.
  private static let spatialEffects: [SceneEffect] = [
    SceneEffect(LayerStroke.with { ($0.width, $0.side) = (5, .center) }),
    SceneEffect(Bevel.with { ($0.size, $0.kind) = (5, .emboss) }),
    SceneEffect(SimpleChoker.with { $0.choke = 2 }),
    SceneEffect(WaveWarp.with { ($0.height, $0.width, $0.direction) = (4, 9, 20) }),
    SceneEffect(Ripple.with { ($0.center, $0.radius, $0.width) = (Vector2(15, 16), 20, 5) }),
    SceneEffect(
      MotionTile.with {
        ($0.size, $0.center, $0.tileSize) = (Vector2(32, 32), Vector2(14, 17), Vector2(0.6, 0.4))
      }),
    SceneEffect(GaussianBlur.with { ($0.blurriness, $0.axes) = (8, .vertical) }),
  ]

  @Test("an effect and its group are mirrored together", arguments: spatialEffects)
  func effectsAreMirrored(effect: SceneEffect) {
    let turn = Affine.translation(Vector2(16, 16)) * .rotation(degrees: 52)
    func picture(_ outer: Affine) -> Bitmap {
      self.picture(
        [effect], { $0.transform = outer * turn },
        content: { $0.shape(rectangle(-9, -8, 10, 8), color(255, 0, 0)) })
    }
    let (plain, mirrored) = (
      picture(.identity), picture(Affine(a: -1, b: 0, c: 0, d: 1, tx: 32, ty: 0))
    )
    var (largest, drawn) = (0, 0)
    for y in 0..<32 {
      for x in 0..<32 {
        largest = max(largest, difference(plain[x, y], mirrored[31 - x, y]))
        drawn += plain[x, y] == .zero ? 0 : 1
      }
    }
    #expect(drawn > 0 && largest <= 1)
  }

  @Test func blursAlongAnAxisTurnWithTheirGroup() {
    let blur = SceneEffect(GaussianBlur.with { ($0.blurriness, $0.axes) = (8, .vertical) })
    func picture(_ degrees: Double) -> Bitmap {
      let center = Affine.translation(Vector2(16, 16))
      return self.picture(
        [blur], { $0.transform = center * .rotation(degrees: degrees) },
        content: { $0.shape(rectangle(-6, -6, 6, 6), color(255, 0, 0)) })
    }
    let (upright, turned) = (picture(0), picture(45))
    // Beside the middle of an edge along the blur, and at the middle of one across it.
    #expect(upright[22, 16].w == 0 && (80...120).contains(Int(upright[16, 22].w)))
    #expect(turned[21, 21].w < 10 && (60...180).contains(Int(turned[12, 20].w)))
  }

  @Test func fillsReplaceColors() {
    let bitmap = picture([.fill(color: color(0, 255, 0), opacity: 0.4)])
    #expect(bitmap[15, 15] == SIMD4(0, 102, 0, 102))
    #expect(bitmap[5, 5] == .zero)
  }

  @Test func tritonesMapLightness() {
    let effect = SceneEffect.tritone(
      highlights: color(255, 0, 0), midtones: color(0, 255, 0), shadows: color(0, 0, 255))
    for (gray, expected) in [
      (0, SIMD4<UInt8>(0, 0, 255, 255)), (255, SIMD4(255, 0, 0, 255)),
      (128, SIMD4(1, 254, 0, 255)), (64, SIMD4(0, 128, 127, 255)),
    ] {
      let bitmap = picture(
        [effect], content: { $0.shape(rectangle(0, 0, 32, 32), color(gray, gray, gray)) })
      #expect(difference(bitmap[8, 8], expected) <= 3)
    }
  }

  @Test func tintsMapBlackAndWhite() {
    let effect = SceneEffect.tint(black: color(10, 20, 30), white: color(200, 100, 50), amount: 1)
    let black = picture([effect], content: { $0.shape(rectangle(0, 0, 32, 32), .black) })
    #expect(difference(black[8, 8], SIMD4(10, 20, 30, 255)) <= 1)
    let white = picture([effect], content: { $0.shape(rectangle(0, 0, 32, 32), .white) })
    #expect(difference(white[8, 8], SIMD4(200, 100, 50, 255)) <= 1)
  }

  @Test func levelsSpreadValues() {
    var levels = Levels()
    levels.red = ChannelLevels(numbers: [0.2, 0.6, 2, 0.1])
    levels.all = ChannelLevels(numbers: [0, 1, 1, 1, 0])
    let bitmap = picture(
      [SceneEffect(levels)], content: { $0.shape(rectangle(0, 0, 32, 32), color(102, 51, 255)) })
    // Half-way between the inputs, the root of a half of the output's range; then all channels are
    // inverted.
    let red = 255 - (0.1 + 0.9 * 0.5.squareRoot()) * 255
    #expect(abs(Double(bitmap[3, 3].x) - red) <= 1.5)
    #expect(bitmap[3, 3].y == 204)
    #expect(bitmap[3, 3].z == 0)
  }

  @Test func blursReachBeyondTheShape() {
    let bitmap = picture([.gaussianBlur(deviation: Vector2(2, 0))])
    #expect(abs(Int(bitmap[9, 15].w) - 102) <= 6)
    #expect(bitmap[6, 15].w > 0)
    #expect(bitmap[15, 9].w == 0)
    #expect(bitmap[15, 15].w >= 253)
  }

  @Test func blursRotateAndScaleWithTheGroup() {
    let effect = SceneEffect.gaussianBlur(deviation: Vector2(1, 0))
    let turned = picture([effect]) {
      $0.transform = .translation(Vector2(16, 16)) * .rotation(degrees: 90) * .scale(2)
    } content: {
      $0.shape(rectangle(-3, -3, 3, 3), .white)
    }
    #expect(turned[9, 16].w == 0)
    #expect(abs(Int(turned[16, 9].w) - 102) <= 6)
  }

  @Test func whatLiesOutsideThePictureBlursIntoIt() {
    let bitmap = picture(
      [.gaussianBlur(deviation: Vector2(4, 4))],
      content: { $0.shape(rectangle(-30, -30, 62, 62), .white) })
    #expect(bitmap[0, 0].w == 255)
    let shadows = picture(
      [shadow(Vector2(40, 0))], content: { $0.shape(rectangle(-30, 0, -20, 32), .white) })
    #expect(shadows[15, 15] == SIMD4(0, 0, 255, 255))
    #expect(shadows[21, 15].w == 0)
  }

  @Test func clipsAndMasksApplyAfterEffects() {
    let bitmap = picture([.gaussianBlur(deviation: Vector2(3, 3))]) {
      $0.clip = Rect(minX: 10, minY: 10, maxX: 32, maxY: 32)
    }
    #expect(bitmap[9, 15].w == 0)
    #expect(bitmap[10, 15].w > 100 && bitmap[10, 15].w < 200)
    var builder = SceneBuilder()
    builder.scene.effects = [shadow(Vector2(6, 0))]
    let masks = builder.masks([SceneMask(mode: .add, path: builder.add(rectangle(0, 0, 25, 32)))])
    builder.group(
      settings {
        $0.effects = 0..<1
        $0.masks = masks
      }
    ) { $0.shape(rectangle(10, 10, 22, 22), .white) }
    let masked = builder.render()
    #expect(masked[24, 15] == SIMD4(0, 0, 255, 255))
    #expect(masked[25, 15].w == 0)
  }

  @Test func opacityAppliesToTheWhole() {
    let bitmap = picture([shadow(Vector2(4, 4))]) { $0.opacity = 0.5 }
    #expect(difference(bitmap[15, 15], SIMD4(128, 0, 0, 128)) <= 1)
    #expect(difference(bitmap[24, 24], SIMD4(0, 0, 128, 128)) <= 1)
  }

  @Test func mattesApplyAfterEffects() {
    let bitmap = picture([shadow(Vector2(6, 0))]) {
      $0.matte = .alpha
    } content: {
      $0.shape(rectangle(0, 0, 25, 32), .white)
      $0.shape(rectangle(10, 10, 22, 22), color(255, 0, 0))
    }
    #expect(bitmap[15, 15] == SIMD4(255, 0, 0, 255))
    #expect(bitmap[24, 15] == SIMD4(0, 0, 255, 255))
    #expect(bitmap[26, 15].w == 0)
    #expect(bitmap[5, 15].w == 0)
  }

  @Test func effectsApplyInOrder() {
    let fill = SceneEffect.fill(color: color(0, 255, 0), opacity: 1)
    let shadowFirst = picture([shadow(Vector2(4, 4)), fill])
    #expect(shadowFirst[24, 24] == SIMD4(0, 255, 0, 255))
    let fillFirst = picture([fill, shadow(Vector2(4, 4))])
    #expect(fillFirst[24, 24] == SIMD4(0, 0, 255, 255))
    #expect(fillFirst[15, 15] == SIMD4(0, 255, 0, 255))
  }

  @Test func framesInOrderAreDrawnAnew() {
    let renderer = SceneRenderer(width: 32, height: 32)
    var builder = scene([shadow(Vector2(0, 0))]) { $0.shape(rectangle(10, 10, 22, 22), .white) }
    for step in [0.0, 3, 7, 2] {
      builder.scene.effects[0] = shadow(Vector2(step, -step), deviation: step / 4)
      #expect(difference(renderer.render(builder.scene), builder.render()) == 0)
    }
  }

  @Test func effectsOfNothingChangeNothing() {
    let plain = picture([])
    for effect in [
      SceneEffect.gaussianBlur(deviation: .zero), shadow(Vector2(3, 3), opacity: 0),
      .gaussianBlur(deviation: Vector2(.nan, -1)), shadow(Vector2(.nan, 3)),
      SceneEffect(
        RadialWipe()),
    ] {
      #expect(picture([effect]) == plain)
    }
  }

  @Test(arguments: [
    (RadialWipe.Sense.clockwise, [0, 255, 255, 255]),
    (.counterclockwise, [255, 255, 255, 0]), (.both, [0, 255, 255, 0]),
  ])
  func wipesGoTheirWay(direction: RadialWipe.Sense, expected: [UInt8]) {
    let completion = direction == .both ? 0.5 : 0.25
    let bitmap = picture(
      [
        SceneEffect(
          RadialWipe.with {
            $0.completion = completion
            $0.center = Vector2(16, 16)
            $0.sense = direction
          })
      ], content: { $0.shape(rectangle(0, 0, 32, 32), .white) })
    // The quarters clockwise from the top right one.
    #expect(
      [bitmap[24, 8].w, bitmap[24, 24].w, bitmap[8, 24].w, bitmap[8, 8].w] == expected)
  }

  @Test func nestedHugeBlursHaveABoundedCost() {
    var builder = SceneBuilder(size: 64)
    builder.scene.effects = [
      .gaussianBlur(deviation: Vector2(1e9, 1e9)), shadow(Vector2(1e9, -1e9), deviation: 1e200),
    ]
    func nest(_ builder: inout SceneBuilder, _ depth: Int) {
      builder.group(settings { $0.effects = 0..<2 }) {
        $0.shape(rectangle(-1e6, -1e6, 1e6, 1e6), .white)
        if depth > 0 { nest(&$0, depth - 1) }
      }
    }
    nest(&builder, 30)
    #expect(builder.render()[32, 32].w == 255)
  }
}

extension EffectTests {
  @Test func allEffectsAreDrawn() {
    for effect in SceneEffect.all {
      #expect(effect is any DrawnEffect.Type, "\(effect.kindName) is not drawn")
    }
  }
}

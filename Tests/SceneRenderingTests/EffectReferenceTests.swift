import Geometry
import SceneModel
import TestSupport
import Testing
import VectorRaster

@testable import SceneRendering

/// Strokes, images, effects and styles, drawn by the renderer and by the reference renderer.
@Suite struct EffectReferenceTests {
  private typealias Dice = ReferenceTests.Dice

  /// The largest deviation of the renderer from the reference, in levels of 255.
  private struct Tolerance {
    /// On average.
    var mean: Double
    /// The largest deviation of a pixel.
    var largest: Double
    /// The number of pixels with a larger deviation.
    var count = 4
  }

  private func compare(_ builder: SceneBuilder, _ tolerance: Tolerance, _ comment: String) {
    let expected = ReferenceRenderer(builder.scene).render()
    let found = builder.render()
    #expect(expected.contains { $0.w > 0.2 })
    var (sum, far, worst) = (0.0, 0, 0.0)
    for (index, pixel) in expected.enumerated() {
      let gap = SIMD4<Double>(found[index % found.width, index / found.width]) - pixel * 255
      let largest = max(gap.max(), -gap.min())
      sum += largest
      worst = max(worst, largest)
      if largest > tolerance.largest { far += 1 }
    }
    let mean = sum / Double(expected.count)
    #expect(mean <= tolerance.mean, "\(comment): \(mean)")
    #expect(far <= tolerance.count, "\(comment): \(far) pixels, by up to \(worst)")
  }

  /// A few shapes in the middle of the picture, under a transform without rotation and skew.
  private func fill(_ builder: inout SceneBuilder, _ dice: inout Dice) {
    builder.shape(rectangle(14.3, 16.8, 30.1, 29.4), dice.color())
    builder.shape(circle(Vector2(dice.number(20...28), dice.number(20...28)), 6.4), dice.color())
  }

  private func scene(_ effect: SceneEffect, _ dice: inout Dice) -> SceneBuilder {
    var builder = SceneBuilder(size: 48)
    builder.scene.effects = [effect]
    let group = settings {
      $0.effects = 0..<1
      $0.transform =
        .translation(Vector2(dice.number(-2...4), dice.number(-2...4)))
        * .scale(dice.number(0.8...1.2))
    }
    builder.group(group) { fill(&$0, &dice) }
    return builder
  }

  private func effects(_ dice: inout Dice) -> [(String, SceneEffect, Tolerance)] {
    let exact = Tolerance(mean: 0.8, largest: 8)
    let soft = Tolerance(mean: 1.2, largest: 9)
    let (one, two, three) = (dice.color(), dice.color(), dice.color())
    let offset = Vector2(dice.number(-4...4), dice.number(-4...4))
    let opacity = dice.number(0.4...1)
    return [
      ("fill", .fill(color: one, opacity: opacity), exact),
      ("tint", .tint(black: one, white: two, amount: opacity), exact),
      ("tritone", .tritone(highlights: one, midtones: two, shadows: three), soft),
      ("invert", SceneEffect(Invert.with { $0.amount = opacity }), exact),
      ("invert green", SceneEffect(Invert.with { $0.channel = .green }), exact),
      (
        "contrast",
        SceneEffect(
          BrightnessContrast.with {
            ($0.brightness, $0.contrast, $0.isLegacy) = (20, dice.number(-0.6...0.4), true)
          }),
        exact
      ),
      (
        "exposure",
        SceneEffect(
          Exposure.with { ($0.stops, $0.offset, $0.gamma) = (dice.number(-1...1), 0.02, 1.2) }),
        exact
      ),
      (
        "ramp",
        SceneEffect(
          ColorRamp.with {
            $0.kind = dice.index(2) == 0 ? .linear : .radial
            ($0.start, $0.end) = (Vector2(15, 17), Vector2(30, 33))
            ($0.startColor, $0.endColor, $0.amount) = (one, two, opacity)
          }), exact
      ),
      (
        "blur",
        .gaussianBlur(
          deviation: Vector2(repeating: (dice.number(0.4...2.2) + dice.number(0.4...2.2)) / 2)),
        soft
      ),
      ("wide blur", .gaussianBlur(deviation: Vector2(repeating: dice.number(3...4))), soft),
      (
        "shadow",
        SceneEffect(
          DropShadow(color: one, opacity: opacity, offset: offset, deviation: dice.number(0.5...3))),
        soft
      ),
      (
        "hard shadow",
        SceneEffect(
          DropShadow(
            color: one, opacity: opacity, offset: offset, deviation: 0, isShadowOnly: true)), exact
      ),
      (
        "spread shadow",
        SceneEffect(
          DropShadow(color: one, opacity: opacity, offset: offset, deviation: 1.2, spread: 1.5)),
        Tolerance(mean: 1.5, largest: 12)
      ),
      (
        "inner shadow",
        SceneEffect(
          InnerShadow(color: one, opacity: opacity, offset: offset, deviation: 1.6)), soft
      ),
      (
        "inner glow",
        SceneEffect(
          InnerShadow(color: one, opacity: opacity, deviation: 1.6, spread: 1, isFromCenter: true)),
        Tolerance(mean: 1.5, largest: 12)
      ),
      (
        "satin",
        SceneEffect(
          Satin(
            color: one, opacity: opacity, blendMode: .normal, offset: offset, deviation: 1.5,
            isInverted: dice.index(2) == 0)), soft
      ),
      ("overlay", SceneEffect(ColorOverlay(color: one, opacity: opacity)), exact),
      (
        "layer stroke",
        SceneEffect(
          LayerStroke(
            color: one, opacity: opacity, width: dice.number(1...4),
            side: LayerStroke.Side.allCases[dice.index(3)])),
        Tolerance(mean: 1, largest: 12, count: 8)
      ),
    ]
  }

  @Test("effects are drawn as the reference draws them", arguments: 1...4)
  func effectsAreLikeTheReference(seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    for (name, effect, tolerance) in effects(&dice) {
      compare(scene(effect, &dice), tolerance, name)
    }
  }

  @Test("lines are drawn as the reference draws them", arguments: 1...8)
  func linesAreLikeTheReference(seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    var builder = SceneBuilder()
    let group = settings {
      $0.transform =
        .translation(Vector2(3, 2)) * .rotation(degrees: dice.number(-20...20))
        * .scale(Vector2(dice.number(0.7...1.2), dice.number(0.7...1.2)))
    }
    builder.group(group) { builder in
      for _ in 0..<3 {
        var path = BezierPath()
        path.beginContour(isClosed: dice.index(2) == 0)
        for _ in 0..<3 { path.addCorner(dice.point()) }
        let style = StrokeStyle(
          width: dice.number(2...6), cap: LineCap.allCases[dice.index(3)],
          join: LineJoin.allCases[dice.index(3)])
        builder.shape(path, dice.paint(), style: .stroke(style))
      }
    }
    // If two edges of one line meet within a pixel, their shares are added.
    compare(builder, Tolerance(mean: 1.5, largest: 16, count: 30), "lines")
  }

  @Test("curved lines are drawn as the reference draws them", arguments: 1...4)
  func curvedLinesAreLikeTheReference(seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    var builder = SceneBuilder()
    builder.shape(
      circle(Vector2(dice.number(14...18), dice.number(14...18)), dice.number(4...11)),
      dice.paint(), style: .stroke(StrokeStyle(width: dice.number(2...4))))
    // Outlines of curves may deviate by a quarter of a pixel.
    compare(builder, Tolerance(mean: 4, largest: 64, count: 0), "curved lines")
  }

  @Test("images are drawn as the reference draws them", arguments: 1...6)
  func imagesAreLikeTheReference(seed: Int) throws {
    var dice = Dice(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    let bytes = (0..<12 * 8 * 4).map { index in
      index % 4 == 3 ? UInt8(dice.number(120...255)) : UInt8(dice.number(0...255))
    }
    let picture = try #require(Picture(width: 12, height: 8, rgba: bytes))
    var builder = SceneBuilder()
    let group = settings {
      $0.transform =
        .translation(Vector2(dice.number(2...8), dice.number(4...10)))
        * .rotation(degrees: dice.number(-30...30)) * .scale(dice.number(1.1...1.8))
      $0.opacity = dice.number(0.5...1)
    }
    builder.group(group) { $0.image(picture, size: Vector2(12, 8)) }
    compare(builder, Tolerance(mean: 0.8, largest: 8), "image")
  }
}

import Geometry
import SceneModel
import TestSupport
import Testing
import VectorRaster

@testable import SceneRendering

/// Compares random scenes with a reference renderer.
@Suite struct ReferenceTests {
  /// Pseudorandom numbers and parts of scenes, the same in every run.
  struct Dice {
    var state: UInt64

    mutating func number(_ range: ClosedRange<Double>) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let share = Double(state >> 40) / Double(1 << 24)
      return range.lowerBound + (range.upperBound - range.lowerBound) * share
    }

    mutating func index(_ count: Int) -> Int { min(Int(number(0...Double(count))), count - 1) }
    mutating func point() -> Vector2 { Vector2(number(0...32), number(0...32)) }

    mutating func color() -> Color {
      Color(
        red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0.3...1))
    }

    mutating func path() -> BezierPath {
      switch index(3) {
      case 0:
        let corner = point()
        return rectangle(
          corner.x, corner.y, corner.x + number(2...20), corner.y + number(2...20))
      case 1: return circle(point(), number(2...14))
      default:
        var path = BezierPath()
        path.beginContour(isClosed: true)
        for _ in 0..<3 { path.addCorner(point()) }
        return path
      }
    }

    mutating func paint() -> Paint {
      guard index(2) == 0 else { return .color(color()) }
      let start = point()
      let end = start + Vector2(number(8...24), number(-16...16))
      let stops = [0, 0.4, 1].map { Gradient.Stop(offset: $0, color: color()) }
      return .gradient(
        Gradient(kind: index(2) == 0 ? .linear : .radial, start: start, end: end, stops: stops))
    }

    mutating func blendMode() -> BlendMode {
      let modes: [BlendMode] = [
        .normal, .normal, .normal, .multiply, .screen, .darken, .lighten, .exclusion,
      ]
      return modes[index(modes.count)]
    }
  }

  /// Adds shapes and nested groups of shapes.
  private func fill(_ builder: inout SceneBuilder, _ dice: inout Dice, depth: Int) {
    for _ in 0..<3 {
      guard depth > 0, dice.index(2) == 0 else {
        let (path, paint) = (dice.path(), dice.paint())
        let (opacity, mode) = (dice.number(0.4...1), dice.blendMode())
        builder.shape(path, paint) {
          $0.opacity = opacity
          $0.blendMode = mode
        }
        continue
      }
      var group = SceneGroup()
      group.transform =
        .translation(dice.point() - Vector2(16, 16)) * .rotation(degrees: dice.number(-40...40))
        * .scale(dice.number(0.6...1.4))
      if dice.index(2) == 0 { group.opacity = dice.number(0.3...1) }
      group.blendMode = dice.blendMode()
      if dice.index(3) == 0 { group.clip = Rect(minX: 3.3, minY: 5.2, maxX: 27.6, maxY: 24.9) }
      if dice.index(3) == 0 {
        group.masks = masks(&builder, &dice)
      } else if dice.index(3) == 0 {
        group.matte = MatteMode.allCases[dice.index(4)]
      }
      builder.group(group) { fill(&$0, &dice, depth: depth - 1) }
    }
  }

  private func masks(_ builder: inout SceneBuilder, _ dice: inout Dice) -> Range<Int> {
    let masks = (0...dice.index(2)).map { _ in
      SceneMask(
        mode: dice.index(2) == 0 ? .add : .subtract, path: builder.add(dice.path()),
        opacity: dice.index(2) == 0 ? 1 : dice.number(0.3...1), isInverted: dice.index(3) == 0)
    }
    return builder.masks(masks)
  }

  // 8-bit coverage errs by a few levels per layer, and by more where edges meet within a pixel.
  @Test("random scenes are drawn as the reference draws them", arguments: 1...24)
  func isLikeTheReference(seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    var builder = SceneBuilder()
    fill(&builder, &dice, depth: 2)
    let expected = ReferenceRenderer(builder.scene).render()
    let found = builder.render()
    #expect(expected.contains { $0.w > 0.2 })
    var (sum, far) = (0.0, 0)
    for (index, pixel) in expected.enumerated() {
      let bytes = SIMD4<Double>(found[index % found.width, index / found.width])
      let gap = bytes - pixel * 255
      let largest = max(gap.max(), -gap.min())
      sum += largest
      if largest > 10 { far += 1 }
    }
    #expect(sum / Double(expected.count) < 1.2)
    #expect(far <= 8)
  }
}

import Geometry
import SceneModel
import TestSupport
import Testing
import VectorRaster

@testable import SceneRendering

/// Scenes with extreme numbers must be drawn without a crash and in reasonable time.
@Suite struct HostileSceneTests {
  /// Makes reproducible random scenes.
  private struct Chaos {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }

    mutating func chance(_ oneIn: Int) -> Bool { next(below: oneIn) == 0 }

    /// Mostly a number near the canvas, sometimes an extreme one.
    mutating func number() -> Double {
      guard chance(6) else { return Double(next(below: 9000)) / 100 - 20 }
      let worst: [Double] = [
        0, -0.0, .nan, .infinity, -.infinity, 1e30, -1e30, 1e300, -1e300, 1e-30, 1e9, -1e9, 2e9,
        .greatestFiniteMagnitude, .leastNonzeroMagnitude, 4_294_967_296, 0.5, 1, -1, 255,
      ]
      return worst[next(below: worst.count)]
    }

    mutating func point() -> Vector2 { Vector2(number(), number()) }

    /// Mostly a share, sometimes any number.
    mutating func share() -> Double { chance(8) ? number() : Double(next(below: 101)) / 100 }

    mutating func color() -> Color {
      Color(red: share(), green: share(), blue: share(), alpha: share())
    }

    mutating func one<Value>(of values: [Value]) -> Value { values[next(below: values.count)] }

    mutating func path() -> BezierPath {
      var path = BezierPath()
      for _ in 0..<next(below: 4) {
        path.beginContour(isClosed: chance(2))
        for _ in 0..<next(below: 6) {
          let vertex = point()
          if chance(2) {
            path.addCorner(vertex)
          } else {
            path.addKnot(vertex, in: point(), out: point())
          }
        }
      }
      return path
    }

    mutating func transform() -> Affine {
      switch next(below: 4) {
      case 0: .identity
      case 1: .translation(point())
      case 2: .rotation(degrees: Double(next(below: 360))) * .scale(Vector2(share(), 2))
      default:
        Affine(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      }
    }

    mutating func paint() -> Paint {
      guard chance(3) else { return .color(color()) }
      let stops = (0..<next(below: 5)).map { _ in Gradient.Stop(offset: share(), color: color()) }
      return .gradient(
        Gradient(
          kind: one(of: Gradient.Kind.allCases), start: point(), end: point(),
          focalPoint: chance(2) ? nil : point(), stops: stops))
    }

    mutating func style() -> SceneShape.Style {
      guard chance(2) else { return .fill(one(of: FillRule.allCases)) }
      return .stroke(
        StrokeStyle(
          width: number(), cap: one(of: LineCap.allCases), join: one(of: LineJoin.allCases),
          miterLimit: chance(2) ? 4 : number(),
          dashes: chance(2) ? [] : (0..<next(below: 4)).map { _ in number() },
          dashOffset: number()))
    }

    /// Any effect or layer style with random properties and options.
    mutating func effect() -> SceneEffect {
      anything(of: SceneEffect.all[next(below: SceneEffect.all.count)])
    }

    private mutating func anything<Effect: PixelEffect>(of type: Effect.Type) -> SceneEffect {
      let options = type.declaration.options.map { option -> OptionValue? in
        switch option.signature.type {
        case .flag: .flag(chance(2))
        case .word(let words): .word(words[next(below: words.count)])
        case .count: .count(next(below: 4))
        case .number: .number(number())
        case .size: .pair(point())
        case .text, .texts, .custom: nil
        }
      }
      let values = type.kindProperties.map { property -> PropertyValue in
        switch property.initial {
        case .flag: .flag(chance(2))
        case .number: .number(chance(2) ? share() : number())
        case .vector: .vector(Vector3(point()))
        case .color: .color(color())
        case .numbers: .numbers((0..<next(below: 12)).map { _ in share() })
        case .path: .path(path())
        case .text: .text("")
        }
      }
      return SceneEffect(Effect(options: options)).with { values[$0] }
    }

    mutating func group(_ builder: inout SceneBuilder) -> SceneGroup {
      var group = SceneGroup()
      group.transform = transform()
      group.opacity = chance(2) ? 1 : share()
      if chance(4) { group.blendMode = one(of: BlendMode.allCases) }
      if chance(4) {
        group.clip = Rect(minX: number(), minY: number(), maxX: number(), maxY: number())
      }
      if chance(4) { group.matte = one(of: MatteMode.allCases) }
      group.hasMap = chance(6)
      if chance(3) {
        let first = builder.scene.effects.count
        for _ in 0...next(below: 2) { builder.scene.effects.append(effect()) }
        group.effects = first..<builder.scene.effects.count
      }
      if chance(3) {
        group.masks = builder.masks(
          (0...next(below: 2)).map { _ in
            SceneMask(
              mode: one(of: MaskMode.allCases), path: builder.add(path()), opacity: share(),
              isInverted: chance(3), expansion: chance(2) ? 0 : number(),
              feather: chance(2) ? .zero : point())
          })
      }
      return group
    }

    mutating func fill(_ builder: inout SceneBuilder, depth: Int) {
      for _ in 0..<next(below: 5) {
        if depth < 4, chance(2) {
          let group = group(&builder)
          builder.group(group) { fill(&$0, depth: depth + 1) }
        } else {
          let (path, paint, style) = (path(), paint(), style())
          let (opacity, mode) = (share(), chance(4) ? one(of: BlendMode.allCases) : .normal)
          builder.shape(path, paint, style: style) {
            $0.opacity = opacity
            $0.blendMode = mode
          }
        }
      }
    }
  }

  @Test(arguments: 0..<40)
  func scenesOfChanceAreDrawn(block: Int) {
    let renderer = SceneRenderer(width: 61, height: 47)
    for seed in 0..<10 {
      var chaos = Chaos(seed: UInt64(block * 10 + seed))
      var builder = SceneBuilder(size: 60)
      chaos.fill(&builder, depth: 0)
      let bitmap = renderer.render(builder.scene)
      // Pixels stay premultiplied in all cases.
      let isValid = bitmap.pixels.allSatisfy { pixel in
        let alpha = pixel >> 24
        return pixel & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel >> 16 & 255 <= alpha
      }
      #expect(isValid, "seed \(block * 10 + seed)")
      builder.scene.size = chaos.point()
      _ = SceneRenderer(width: 20, height: 30).render(builder.scene, background: chaos.color())
    }
  }
}

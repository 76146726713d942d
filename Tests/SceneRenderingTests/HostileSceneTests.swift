import Geometry
import SceneModel
import Testing
import VectorRaster

@testable import SceneRendering

/// Scenes of numbers that no designer would choose must be drawn without a crash and in reasonable time.
@Suite struct HostileSceneTests {
  /// Makes scenes of a reproducible kind of chance.
  private struct Chaos {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }

    mutating func chance(_ oneIn: Int) -> Bool { next(below: oneIn) == 0 }

    /// Mostly a number near the canvas, sometimes one of the worst.
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

    mutating func levels() -> Levels {
      Levels(
        inputBlack: share(), inputWhite: share(), gamma: share(), outputBlack: share(),
        outputWhite: share())
    }

    mutating func effect() -> SceneEffect {
      switch next(below: 10) {
      case 0: .tint(black: color(), white: color(), amount: share())
      case 1: .fill(color: color(), opacity: share())
      case 2: .tritone(highlights: color(), midtones: color(), shadows: color())
      case 3: .levels(ChannelLevels(all: levels(), red: levels(), alpha: levels()))
      case 4: .gaussianBlur(deviation: point())
      case 5:
        .dropShadow(
          DropShadow(
            color: color(), opacity: share(), offset: point(), deviation: number(),
            spread: chance(2) ? number() : 0, isShadowOnly: chance(2)))
      case 6:
        .radialWipe(
          RadialWipe(
            completion: share(), startAngle: number(), center: point(),
            direction: one(of: RadialWipe.Direction.allCases), feather: number()))
      case 7: layerStyle()
      case 8: .recolor(recolor())
      default: placed()
      }
    }

    mutating func layerStyle() -> SceneEffect {
      switch next(below: 5) {
      case 0:
        .innerShadow(
          InnerShadow(
            color: color(), opacity: share(), offset: point(), deviation: number(),
            spread: number(), isFromCenter: chance(2)))
      case 1:
        .satin(
          Satin(
            color: color(), opacity: share(), blendMode: .normal, offset: point(),
            deviation: number(), isInverted: chance(2)))
      case 2:
        .gradientOverlay(
          GradientOverlay(
            kind: one(of: GradientOverlay.Kind.allCases),
            stops: [Gradient.Stop(offset: 0, color: color())], angle: number(), scale: number(),
            center: point(), opacity: share()))
      case 3:
        .outline(
          Outline(
            color: color(), opacity: share(), width: number(),
            side: one(of: Outline.Side.allCases)))
      default:
        .bevel(
          Bevel(
            kind: one(of: Bevel.Kind.allCases), depth: number(), size: number(),
            smoothing: number(), direction: number(), altitude: number(), highlight: color(),
            highlightMode: .screen, shadow: color(), shadowMode: .multiply))
      }
    }

    mutating func recolor() -> Recolor {
      switch next(below: 8) {
      case 0: .invert(one(of: ColorChannel.allCases), amount: share())
      case 1:
        .brightnessContrast(brightness: number(), contrast: number(), isLegacy: chance(2))
      case 2: .hueSaturation(hue: number(), saturation: number(), lightness: number())
      case 3: .colorize(hue: number(), saturation: number(), lightness: number())
      case 4: .exposure(stops: number(), offset: number(), gamma: number())
      case 5: .posterize(levels: number())
      case 6: .threshold(number())
      default:
        .blackAndWhite(
          weights: (0..<(chance(2) ? 6 : 3)).map { _ in number() }, tint: chance(2) ? color() : nil)
      }
    }

    mutating func placed() -> SceneEffect {
      switch next(below: 11) {
      case 10:
        .displacement(
          Displacement(
            horizontal: Displacement.Channel.allCases[next(below: 11)],
            vertical: Displacement.Channel.allCases[next(below: 11)], distance: point(),
            frame: point(), wraps: chance(2)))
      case 0:
        .ramp(
          ColorRamp(
            kind: chance(2) ? .linear : .radial, start: point(), end: point(),
            startColor: color(), endColor: color(), amount: share()))
      case 1:
        .linearWipe(
          LinearWipe(
            completion: share(), direction: number(), feather: number(),
            extent: chance(2) ? .frame(point()) : .stripes(width: number())))
      case 2: .mosaic(Mosaic(frame: point(), blocks: point(), isSharp: chance(2)))
      case 3: .warp(.twirl(angle: number(), center: point(), radius: number()))
      case 4: .warp(.spherize(center: point(), radius: number()))
      case 5:
        .warp(
          .ripple(
            Ripple(
              center: point(), radius: number(), width: number(), height: number(),
              phase: number())))
      case 6:
        .warp(
          .wave(
            WaveWarp(
              shape: one(of: WaveWarp.Shape.allCases), height: number(), width: number(),
              direction: number(), phase: number())))
      case 7: .warp(.mirror(center: point(), angle: number()))
      case 8:
        .warp(
          .tile(
            Tiling(
              frame: point(), center: point(), tileSize: point(), outputSize: point(),
              phase: number(), isMirrored: chance(2), shiftsRows: chance(2))))
      default:
        .warp(
          .cornerPin(
            CornerPin(
              frame: point(), topLeft: point(), topRight: point(), bottomLeft: point(),
              bottomRight: point())))
      }
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
      // Whatever was drawn, pixels stay premultiplied.
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

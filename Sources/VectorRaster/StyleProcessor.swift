import Geometry
import SceneModel

/// Paints styles on layers; one for each thread.
///
/// A style computes how much it covers of each pixel; paint inside of a layer then mixes with the layer's straight
/// colours and leaves alpha as it is.
final class StyleProcessor {
  private let field = DistanceField()
  private let alphas = SamplePlane<Float>()
  private let shape = PixelLayer()
  private let weights = ScratchMemory<UInt8>()
  private let values = ScratchMemory<Float>()
  private let source = ScratchMemory<UInt32>()
  private let straight = ScratchMemory<UInt32>()

  /// Paints a style on a layer, which must have room for what the style adds around its pixels.
  func apply(_ filter: StyleFilter, to surface: PixelSurface) {
    switch filter {
    case .innerShadow(let paint, let offset, let deviation, let spread, let isFromCenter):
      innerShadow(paint, offset, deviation, spread, isFromCenter, on: surface)
    case .satin(let paint, let offset, let deviation, let isInverted):
      satin(paint, offset, deviation, isInverted, on: surface)
    case .color(let paint):
      let weights = weights.reserve(surface.count)
      weights.update(repeating: StyleProcessor.byte(Float(paint.opacity)), count: surface.count)
      self.paint(paint, weights, on: surface)
    case .gradient(let shader, let opacity, let mode):
      gradient(shader, opacity, mode, on: surface)
    case .ramp(let shader, let opacity):
      let weights = weights.reserve(surface.count)
      weights.update(repeating: StyleProcessor.byte(Float(opacity)), count: surface.count)
      let rect = surface.rect
      mix(weights, .normal, on: surface) { y, row in
        shader.shade(x: rect.minX, y: y, count: rect.width, into: row)
        return true
      }
    case .outline(let paint, let outside, let inside):
      outline(paint, outside: outside, inside: inside, on: surface)
    case .bevel(let bevel): self.bevel(bevel, on: surface)
    }
  }

  /// A layer of the alpha alone that a layer has after growing by some pixels, or shrinking if negative.
  func grown(_ surface: PixelSurface, by distance: Double) -> PixelSurface {
    let distances = field.distances(of: surface)
    shape.reset(to: surface.rect)
    let grown = shape.surface
    let edge = Float(distance) + 0.5
    for index in 0..<surface.count {
      grown.base[index] = UInt32(StyleProcessor.byte(edge - distances[index])) &<< 24
    }
    return grown
  }

  /// 0...1 as a byte; what lies beyond is limited.
  @inline(__always) private static func byte(_ share: Float) -> UInt8 {
    UInt8(truncatingIfNeeded: Int32(min(max(share, 0), 1) * 255 + 0.5))
  }

  private func innerShadow(
    _ paint: StylePaint, _ offset: Vector2, _ deviation: Vector2, _ spread: Double,
    _ isFromCenter: Bool, on surface: PixelSurface
  ) {
    let caster = spread > 0 ? grown(surface, by: -spread) : surface
    let weights = weights.reserve(surface.count)
    let opacity = Float(paint.opacity)
    blur(caster, deviation, offset: offset) { index, alpha in
      weights[index] = StyleProcessor.byte((isFromCenter ? alpha : 1 - alpha) * opacity)
    }
    self.paint(paint, weights, on: surface)
  }

  private func satin(
    _ paint: StylePaint, _ offset: Vector2, _ deviation: Vector2, _ isInverted: Bool,
    on surface: PixelSurface
  ) {
    let weights = weights.reserve(surface.count)
    let values = values.reserve(surface.count)
    blur(surface, deviation, offset: offset) { index, alpha in values[index] = alpha }
    let opacity = Float(paint.opacity)
    blur(surface, deviation, offset: -offset) { index, alpha in
      let difference = abs(values[index] - alpha)
      weights[index] = StyleProcessor.byte((isInverted ? 1 - difference : difference) * opacity)
    }
    self.paint(paint, weights, on: surface)
  }

  private func gradient(
    _ shader: GradientOverlayShader, _ opacity: Double, _ mode: BlendMode, on surface: PixelSurface
  ) {
    guard let axes = shader.axes(on: surface) else { return }
    let weights = weights.reserve(surface.count)
    weights.update(repeating: StyleProcessor.byte(Float(opacity)), count: surface.count)
    let rect = surface.rect
    mix(weights, mode, on: surface) { y, row in
      shader.shade(axes, x: rect.minX, y: y, count: rect.width, into: row)
      return true
    }
  }

  private func outline(
    _ paint: StylePaint, outside: Double, inside: Double, on surface: PixelSurface
  ) {
    let distances = field.distances(of: surface)
    let opacity = Float(paint.opacity)
    if inside > 0 {
      let weights = weights.reserve(surface.count)
      let edge = Float(inside) + 0.5
      for index in 0..<surface.count {
        weights[index] = StyleProcessor.byte(min(max(edge + distances[index], 0), 1) * opacity)
      }
      self.paint(paint, weights, on: surface)
    }
    guard outside > 0 else { return }
    let edge = Float(outside) + 0.5
    surface.forEachPixel { index, pixel in
      let distance = distances[index]
      guard distance > -0.5, distance < edge else { return }
      // The line and the shape share the pixels of the edge.
      let ring = min(1, edge - distance) - min(max(0.5 - distance, 0), 1)
      let alpha = min(
        UInt32(StyleProcessor.byte(ring * opacity)), 255 &- pixel.pointee &>> 24)
      pixel.pointee &+= LinearLight.premultiplied(paint.color, alpha)
    }
  }

  private func bevel(_ bevel: BevelFilter, on surface: PixelSurface) {
    let (width, height) = (surface.rect.width, surface.rect.height)
    let distances = field.distances(of: surface)
    let heights = values.reserve(surface.count)
    alphas.reset(width: width, height: height)
    for index in 0..<surface.count { alphas.samples[index] = bevel.height(at: distances[index]) }
    // Edges are known to a fraction of a pixel only, which slopes would show.
    let roundness = bevel.isChiseled ? 0.7 : max(0.7, bevel.size * 0.1)
    alphas.blur(Vector2(roundness, roundness))
    heights.update(from: alphas.samples, count: surface.count)
    // How much brighter than level ground each pixel is, which softening blurs.
    for y in 0..<height {
      for x in 0..<width {
        let (left, right) = (max(0, x &- 1), min(width &- 1, x &+ 1))
        let (above, below) = (max(0, y &- 1), min(height &- 1, y &+ 1))
        let slope = SIMD2(
          (heights[y &* width &+ right] - heights[y &* width &+ left]) / 2,
          (heights[below &* width &+ x] - heights[above &* width &+ x]) / 2)
        alphas.samples[y &* width &+ x] = bevel.light(onSlope: slope)
      }
    }
    alphas.blur(Vector2(bevel.smoothing, bevel.smoothing))
    let share = alphas.samples
    for (isLit, paint) in [(true, bevel.highlight), (false, bevel.shadow)] {
      let weights = weights.reserve(surface.count)
      let opacity = Float(paint.opacity) * (isLit ? 1 : -1)
      for index in 0..<surface.count {
        weights[index] = StyleProcessor.byte(share[index] * opacity)
      }
      if bevel.kind != .inner { addOutside(paint, weights, distances, on: surface) }
      if bevel.kind != .outer { self.paint(paint, weights, on: surface) }
    }
  }

  /// Puts paint under the layer, where its shape leaves room.
  private func addOutside(
    _ paint: StylePaint, _ weights: UnsafeMutablePointer<UInt8>,
    _ distances: UnsafeMutablePointer<Float>, on surface: PixelSurface
  ) {
    surface.forEachPixel { index, pixel in
      let room = 1 - min(max(0.5 - distances[index], 0), 1)
      let alpha = min(
        UInt32(Float(weights[index]) * room + 0.5), 255 &- pixel.pointee &>> 24)
      pixel.pointee &+= LinearLight.premultiplied(paint.color, alpha)
    }
  }

  /// Visits the alpha of a layer, blurred and moved, 0...1, by the pixels' indices.
  private func blur(
    _ surface: PixelSurface, _ deviation: Vector2, offset: Vector2,
    _ body: (Int, Float) -> Void
  ) {
    let deviation = FilterProcessor.limited(deviation)
    let grid = SampleGrid(deviation: deviation, rect: surface.rect)
    alphas.load(surface, grid: grid) { Float($0 &>> 24) * (1 / 255) }
    alphas.blur(grid.deviation)
    var index = 0
    alphas.spread(over: surface, grid: grid, offset: offset) { _, sample in
      body(index, sample)
      index &+= 1
    }
  }

  /// Mixes a colour into a layer's own, by weights of 0...255.
  private func paint(
    _ paint: StylePaint, _ weights: UnsafeMutablePointer<UInt8>, on surface: PixelSurface
  ) {
    var isFilled = false
    mix(weights, paint.blendMode, on: surface) { _, row in
      if !isFilled {
        row.update(repeating: paint.color | 0xFF00_0000, count: surface.rect.width)
        isFilled = true
      }
      return true
    }
  }

  /// Mixes rows of pixels into a layer's colours, by weights, which are lost.
  private func mix(
    _ weights: UnsafeMutablePointer<UInt8>, _ mode: BlendMode, on surface: PixelSurface,
    _ fill: (Int, UnsafeMutablePointer<UInt32>) -> Bool
  ) {
    let rect = surface.rect
    let source = source.reserve(rect.width)
    let straight = straight.reserve(rect.width)
    for y in rect.minY..<rect.maxY {
      let row = surface.address(x: rect.minX, y: y)
      let shares = weights + (y &- rect.minY) &* rect.width
      var isUsed = false
      for x in 0..<rect.width {
        let pixel = row[x]
        if pixel &>> 24 == 0 { shares[x] = 0 }
        isUsed = isUsed || shares[x] != 0
        straight[x] = Bitmap.straightened(pixel) | 0xFF00_0000
      }
      guard isUsed, fill(y, source) else { continue }
      ModeBlending.blend(mode, source, shares, straight, rect.width)
      for x in 0..<rect.width where shares[x] != 0 {
        row[x] = LinearLight.premultiplied(straight[x], row[x] &>> 24)
      }
    }
  }
}

extension BevelFilter {
  /// How high the ground is at a distance from the edge, in pixels.
  @inline(__always) fileprivate func height(at distance: Float) -> Float {
    let size = Float(size)
    let depth = Float(depth) * size
    switch kind {
    case .inner: return depth * profile(-distance / size)
    case .outer: return depth * profile(1 - distance / size)
    case .emboss: return depth * profile(0.5 - distance / size)
    case .pillow: return depth * (profile(abs(distance) * 2 / size) - 1) / 2
    }
  }

  /// A slope from 0 to 1.
  @inline(__always) private func profile(_ place: Float) -> Float {
    let share = min(max(place, 0), 1)
    return isChiseled ? share : share * share * (3 - 2 * share)
  }

  /// How much brighter than level ground a slope is: 1 for as bright as can be, -1 for unlit.
  @inline(__always) fileprivate func light(onSlope slope: SIMD2<Float>) -> Float {
    let (x, y, z) = (Float(light.x), Float(light.y), Float(light.z))
    let normal = 1 / (1 + slope.x * slope.x + slope.y * slope.y).squareRoot()
    let brightness = max(0, (z - slope.x * x - slope.y * y) * normal) - z
    return brightness > 0 ? brightness / max(1 - z, 0.05) : brightness / max(z, 0.05)
  }
}

extension PixelSurface {
  /// How many pixels there are.
  fileprivate var count: Int { rect.width * rect.height }

  /// Visits all pixels by rows: index, address.
  @inline(__always)
  fileprivate func forEachPixel(_ body: (Int, UnsafeMutablePointer<UInt32>) -> Void) {
    var index = 0
    for y in rect.minY..<rect.maxY {
      let row = address(x: rect.minX, y: y)
      for x in 0..<rect.width {
        body(index, row + x)
        index &+= 1
      }
    }
  }
}

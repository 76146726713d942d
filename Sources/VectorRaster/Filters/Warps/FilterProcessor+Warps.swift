import Geometry

// Layers are warped by inverse mapping with bilinear filtering. Where a map reduces the source, a pixel averages a limited
// number of samples, to avoid aliasing.
extension FilterProcessor {
  /// The largest number of samples of a pixel along each axis.
  private static let sampleLimit = 4

  /// Warps a layer, which must include the pixels to which others move.
  @inline(__always)
  func warp<Map: WarpMap>(_ surface: PixelSurface, by map: Map, in space: LocalSpace) {
    let rect = surface.rect
    copy.place(at: rect)
    let source = copy.surface
    source.copy(surface)
    let sampler = BilinearSampler(source)
    // Each row begins with the point left of the first pixel.
    let count = rect.width + 2
    let points = points.reserve(count * 3)
    var (above, here, below) = (points, points + count, points + 2 * count)
    mapRow(map, space, rect, y: rect.minY - 1, into: above)
    mapRow(map, space, rect, y: rect.minY, into: here)
    surface.forEachRow { y, row in
      mapRow(map, space, rect, y: y + 1, into: below)
      for x in 0..<rect.width {
        let point = here[x &+ 1]
        guard !point.x.isNaN else {
          row[x] = 0
          continue
        }
        row[x] = FilterProcessor.pixel(
          sampler, point,
          across: FilterProcessor.step(here[x], point, here[x &+ 2], map.discontinuity),
          down: FilterProcessor.step(above[x &+ 1], point, below[x &+ 1], map.discontinuity))
      }
      (above, here, below) = (here, below, above)
    }
  }

  /// Stores the source points of the pixels of a row and of those beside it, in pixels from the layer's corner; NaN
  /// where the result is transparent.
  @inline(__always)
  private func mapRow<Map: WarpMap>(
    _ map: Map, _ space: LocalSpace, _ rect: PixelRect, y: Int,
    into points: UnsafeMutablePointer<SIMD2<Float>>
  ) {
    let corner = Vector2(Double(rect.minX), Double(rect.minY))
    var point = space.inverse.apply(corner + Vector2(-0.5, Double(y - rect.minY) + 0.5))
    let step = Vector2(space.inverse.a, space.inverse.b)
    for x in 0..<rect.width + 2 {
      if let source = map.source(of: point) {
        let pixel = space.transform.apply(source) - corner
        points[x] = SIMD2(Float(pixel.x), Float(pixel.y))
      } else {
        points[x] = SIMD2(repeating: .nan)
      }
      point += step
    }
  }

  /// The step from one source point to the next, given those on both sides; one beyond a discontinuity, or without a
  /// source, does not count.
  @inline(__always)
  private static func step(
    _ before: SIMD2<Float>, _ point: SIMD2<Float>, _ after: SIMD2<Float>, _ discontinuity: Float
  ) -> SIMD2<Float> {
    let (first, second) = (point - before, after - point)
    // Also false for NaN.
    let isFirst = length(first) < discontinuity
    let isSecond = length(second) < discontinuity
    if isFirst, isSecond { return (first + second) / 2 }
    return isFirst ? first : isSecond ? second : .zero
  }

  /// The pixel for a source point, given the steps to its neighbors.
  @inline(__always)
  private static func pixel(
    _ sampler: BilinearSampler, _ point: SIMD2<Float>, across: SIMD2<Float>, down: SIMD2<Float>
  ) -> UInt32 {
    let (columns, rows) = (sampleCount(across), sampleCount(down))
    guard columns > 1 || rows > 1 else { return sampler.pixel(point) }
    var sum = SIMD4<Float>.zero
    for row in 0..<rows {
      let start = point + (rows > 1 ? down * ((Float(row) + 0.5) / Float(rows) - 0.5) : .zero)
      for column in 0..<columns {
        let position = (Float(column) + 0.5) / Float(columns) - 0.5
        sum += sampler.sample(columns > 1 ? start + across * position : start)
      }
    }
    return PixelMath.pixel(sum / Float(rows * columns))
  }

  /// The number of samples along a step from one source point to the next.
  @inline(__always)
  private static func sampleCount(_ step: SIMD2<Float>) -> Int {
    let length = length(step)
    return length > 1.25 ? min(Int(length.rounded(.up)), sampleLimit) : 1
  }

  @inline(__always)
  private static func length(_ step: SIMD2<Float>) -> Float { max(abs(step.x), abs(step.y)) }
}

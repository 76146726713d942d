import Geometry

/// Warps layers by inverse mapping with bilinear filtering; use one per thread.
///
/// Where a map reduces the source, a pixel averages a limited number of samples, to avoid aliasing.
final class WarpProcessor {
  /// The largest number of samples of a pixel along each axis.
  private static let sampleLimit = 4

  private let copy = PixelLayer()
  private let points = ScratchMemory<SIMD2<Float>>()

  /// Warps a layer, which must include the pixels to which others move.
  func apply(_ filter: WarpFilter, to surface: PixelSurface) {
    filter.apply(self, surface)
  }

  /// Displaces a layer by a nonempty displacement map.
  func apply(_ filter: DisplacementFilter, map: PixelSurface, to surface: PixelSurface) {
    run(DisplacementWarpMap(filter, map: map), filter.space, surface)
  }

  @inline(__always)
  func run<Map: WarpMap>(_ map: Map, _ space: LocalSpace, _ surface: PixelSurface) {
    let rect = surface.rect
    copy.place(at: rect)
    let source = copy.surface
    source.copy(surface)
    let sampler = BilinearSampler(source)
    let count = rect.width + 1
    var (here, below) = (points.reserve(count * 2), points.base + count)
    mapRow(map, space, rect, y: rect.minY, into: here)
    surface.forEachRow { y, row in
      mapRow(map, space, rect, y: y + 1, into: below)
      for x in 0..<rect.width {
        row[x] = WarpProcessor.pixel(
          sampler, here[x], right: here[x &+ 1], below: below[x], map.discontinuity)
      }
      swap(&here, &below)
    }
  }

  /// Stores the source points of the pixels of a row and of the next pixel, in pixels from the layer's corner; NaN where
  /// the result is transparent.
  @inline(__always)
  private func mapRow<Map: WarpMap>(
    _ map: Map, _ space: LocalSpace, _ rect: PixelRect, y: Int,
    into points: UnsafeMutablePointer<SIMD2<Float>>
  ) {
    let corner = Vector2(Double(rect.minX), Double(rect.minY))
    var point = space.inverse.apply(corner + Vector2(0.5, Double(y - rect.minY) + 0.5))
    let step = Vector2(space.inverse.a, space.inverse.b)
    for x in 0...rect.width {
      if let source = map.source(of: point) {
        let pixel = space.transform.apply(source) - corner
        points[x] = SIMD2(Float(pixel.x), Float(pixel.y))
      } else {
        points[x] = SIMD2(repeating: .nan)
      }
      point += step
    }
  }

  /// The pixel for a source point, given the source points of its right and lower neighbors.
  @inline(__always)
  private static func pixel(
    _ sampler: BilinearSampler, _ point: SIMD2<Float>, right: SIMD2<Float>, below: SIMD2<Float>,
    _ discontinuity: Float
  ) -> UInt32 {
    guard !point.x.isNaN else { return 0 }
    let (across, down) = (right - point, below - point)
    let columns = sampleCount(across, discontinuity)
    let rows = sampleCount(down, discontinuity)
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

  /// The number of samples along a step from one source point to the next; 1 across a discontinuity.
  @inline(__always)
  private static func sampleCount(_ step: SIMD2<Float>, _ discontinuity: Float) -> Int {
    let length = max(abs(step.x), abs(step.y))
    guard length > 1.25, length < discontinuity else { return 1 }
    return min(Int(length.rounded(.up)), sampleLimit)
  }
}

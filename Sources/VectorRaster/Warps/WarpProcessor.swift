import Geometry
import SceneModel

/// Warps layers: takes each pixel from the place that a map tells, as a mean of its neighbours; one for each thread.
///
/// Where a map makes things smaller, several places are looked up for a pixel, so that nothing flickers; their number is
/// limited, and so is the work for a layer.
final class WarpProcessor {
  /// The most places along each axis that are looked up for a pixel.
  private static let sampleLimit = 4

  private let copy = PixelLayer()
  private let places = ScratchMemory<SIMD2<Float>>()

  /// Warps a layer, which must have room for what shows at new places.
  func apply(_ filter: WarpFilter, to surface: PixelSurface) {
    filter.apply(self, surface)
  }

  /// Displaces a layer by the colours of another one, which is not empty.
  func apply(_ filter: DisplacementFilter, map: PixelSurface, to surface: PixelSurface) {
    run(DisplacementPlaceMap(filter, map: map), filter.space, surface)
  }

  @inline(__always)
  func run<Map: PlaceMap>(_ map: Map, _ space: PointSpace, _ surface: PixelSurface) {
    let rect = surface.rect
    copy.place(at: rect)
    let source = copy.surface
    source.copy(surface)
    let sampler = PixelSampler(source)
    let count = rect.width + 1
    var (here, below) = (places.reserve(count * 2), places.base + count)
    find(map, space, rect, y: rect.minY, into: here)
    for y in rect.minY..<rect.maxY {
      find(map, space, rect, y: y + 1, into: below)
      let row = surface.address(x: rect.minX, y: y)
      for x in 0..<rect.width {
        row[x] = WarpProcessor.pixel(
          sampler, here[x], right: here[x &+ 1], below: below[x], cut: map.cut)
      }
      swap(&here, &below)
    }
  }

  /// Stores from where the pixels of a row, and one beyond, are taken: in pixels from the layer's corner.
  @inline(__always)
  private func find<Map: PlaceMap>(
    _ map: Map, _ space: PointSpace, _ rect: PixelRect, y: Int,
    into places: UnsafeMutablePointer<SIMD2<Float>>
  ) {
    let corner = Vector2(Double(rect.minX), Double(rect.minY))
    var place = space.inverse.apply(corner + Vector2(0.5, Double(y - rect.minY) + 0.5))
    let step = Vector2(space.inverse.a, space.inverse.b)
    for x in 0...rect.width {
      if let source = map.source(of: place) {
        let pixel = space.transform.apply(source) - corner
        places[x] = SIMD2(Float(pixel.x), Float(pixel.y))
      } else {
        places[x] = SIMD2(repeating: .nan)
      }
      place += step
    }
  }

  @inline(__always)
  private static func pixel(
    _ sampler: PixelSampler, _ place: SIMD2<Float>, right: SIMD2<Float>, below: SIMD2<Float>,
    cut: Float
  ) -> UInt32 {
    guard place.x == place.x else { return 0 }
    let (across, down) = (right - place, below - place)
    let columns = count(across, cut)
    let rows = count(down, cut)
    guard columns > 1 || rows > 1 else { return sampler.pixel(place) }
    var sum = SIMD4<Float>.zero
    for row in 0..<rows {
      let start = place + (rows > 1 ? down * ((Float(row) + 0.5) / Float(rows) - 0.5) : .zero)
      for column in 0..<columns {
        let share = (Float(column) + 0.5) / Float(columns) - 0.5
        sum += sampler.sample(columns > 1 ? start + across * share : start)
      }
    }
    return PixelMath.pixel(sum / Float(rows * columns))
  }

  /// How many places are looked up along a step from one pixel to the next; one across a cut.
  @inline(__always) private static func count(_ step: SIMD2<Float>, _ cut: Float) -> Int {
    let length = max(abs(step.x), abs(step.y))
    guard length > 1.25, length < cut else { return 1 }
    return min(Int(length.rounded(.up)), sampleLimit)
  }
}

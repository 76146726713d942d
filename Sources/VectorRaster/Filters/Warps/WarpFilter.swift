package import Geometry
package import SceneModel

/// An effect that takes each pixel from another point.
package protocol PixelWarp: PixelEffect {
  /// The extent of the effect.
  var reach: WarpReach { get }

  /// The warp of pixels; `nil` where the effect changes nothing.
  func warp(in space: LocalSpace) -> WarpFilter?
}

/// The extent of a warp.
package enum WarpReach {
  /// It changes nothing.
  case nothing
  /// It moves pixels by up to a distance, in points.
  case distance(Double)
  /// It moves pixels inside an area, in points, and takes them from there.
  case area(Rect)
  /// It moves pixels to their mirror image by a reflection of points.
  case mirrored(Affine)

  /// The area of a circle; nothing without a radius.
  static func circle(_ center: Vector2, _ radius: Double) -> WarpReach {
    radius > 0
      ? .area(
        Rect(
          minX: center.x - radius, minY: center.y - radius, maxX: center.x + radius,
          maxY: center.y + radius)) : .nothing
  }
}

/// A warp of a layer's pixels.
package struct WarpFilter {
  /// Warps a layer.
  let apply: (WarpProcessor, PixelSurface) -> Void

  /// Creates the filter of a warp; `nil` for a singular transform, or for a warp that changes nothing.
  ///
  /// - Parameters:
  ///   - warp: The warp effect.
  ///   - transform: From the group's coordinates to pixels.
  package init?(_ warp: some PixelWarp, transform: Affine) {
    guard let filter = LocalSpace(transform).flatMap({ warp.warp(in: $0) }) else { return nil }
    self = filter
  }

  /// Creates a filter of a map.
  ///
  /// The type of the map is known here, so that the loop over pixels is specialized for it.
  @inline(__always)
  init<Map: WarpMap>(_ map: Map, _ space: LocalSpace) {
    apply = { $0.run(map, space, $1) }
  }

  private init(_ apply: @escaping (WarpProcessor, PixelSurface) -> Void) { self.apply = apply }

  /// A filter that removes all pixels.
  static var clear: WarpFilter { WarpFilter { $1.clear() } }
}

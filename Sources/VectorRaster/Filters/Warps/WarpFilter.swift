package import Geometry

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

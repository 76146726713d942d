package import Geometry
package import SceneModel

extension PixelFilter {
  /// A warp; `nil` for a singular transform, or for a warp that changes nothing.
  ///
  /// - Parameters:
  ///   - warp: The warp effect.
  ///   - transform: From the group's coordinates to pixels.
  package static func warp(_ warp: some PixelWarp, transform: Affine) -> PixelFilter? {
    LocalSpace(transform).flatMap { warp.filter(in: $0) }
  }

  /// Creates a filter of a map.
  ///
  /// The type of the map is known here, so that the loop over pixels is specialized for it.
  @inline(__always)
  init<Map: WarpMap>(_ map: Map, _ space: LocalSpace) {
    self.init { $0.warp($1, by: map, in: space) }
  }

  /// A filter that removes all pixels.
  static var clear: PixelFilter { PixelFilter { $1.clear() } }

  /// A displacement by the colors of another layer, the displacement map; `nil` if it moves nothing.
  ///
  /// As in After Effects, two constant channels move nothing.
  ///
  /// - Parameters:
  ///   - displacement: The displacement map effect.
  ///   - transform: From the group's coordinates to pixels.
  package static func displacement(
    _ displacement: DisplacementMap, transform: Affine
  ) -> PixelFilter? {
    let distance = displacement.distance
    guard !displacement.horizontal.isConstant || !displacement.vertical.isConstant,
      distance != .zero, distance.x.isFinite, distance.y.isFinite,
      let space = LocalSpace(transform)
    else { return nil }
    return PixelFilter(needsMap: true) { processor, surface in
      guard let map = processor.map, !map.rect.isEmpty else { return }
      processor.warp(surface, by: DisplacementWarpMap(displacement, space, map: map), in: space)
    }
  }
}

import Geometry
package import SceneModel

/// A bulge: distances from the center become arc lengths on a sphere in parallel projection.
///
/// After Effects does not publish its formula.
extension Spherize: WarpMap, PixelWarp {
  @inline(__always) func source(of point: Vector2) -> Vector2? {
    let offset = point - center
    let distance = offset.length
    guard distance < radius, distance > 0 else { return point }
    let arc = (.pi / 2 - arccosine(distance / radius)) / (.pi / 2)
    return center + offset * (arc * radius / distance)
  }

  /// The circle that it puts on a sphere.
  package var reach: WarpReach { .circle(center, radius) }

  /// The filter of pixels.
  package func filter(in space: LocalSpace) -> PixelFilter? { PixelFilter(self, space) }
}

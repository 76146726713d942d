import Geometry
package import SceneModel

/// Circular waves that move points along the radius, with an amplitude that falls to 0 at the rim.
///
/// After Effects does not publish the falloff; it is linear here.
extension Ripple: WarpMap, PixelWarp {
  @inline(__always) func source(of point: Vector2) -> Vector2? {
    let offset = point - center
    let distance = offset.length
    guard distance < radius, distance > 0, width > 0 else { return point }
    let wave = sine((distance / width) * 2 * .pi - phase.radians)
    let shift = wave * height * (1 - distance / radius)
    return center + offset * ((distance + shift) / distance)
  }

  /// The circle in which waves travel.
  package var reach: WarpReach { height != 0 && width > 0 ? .circle(center, radius) : .nothing }

  /// The filter of pixels.
  package func filter(in space: LocalSpace) -> PixelFilter? { PixelFilter(self, space) }
}

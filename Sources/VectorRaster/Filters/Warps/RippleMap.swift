import Geometry
package import SceneModel

/// Circular waves that move points along the radius, with an amplitude that falls to 0 at the rim.
///
/// After Effects does not publish the falloff; it is linear here.
struct RippleMap: WarpMap {
  let ripple: Ripple

  @inline(__always) func source(of point: Vector2) -> Vector2? {
    let offset = point - ripple.center
    let distance = offset.length
    guard distance < ripple.radius, distance > 0, ripple.width > 0 else { return point }
    let wave = sine((distance / ripple.width) * 2 * .pi - ripple.phase.radians)
    let shift = wave * ripple.height * (1 - distance / ripple.radius)
    return ripple.center + offset * ((distance + shift) / distance)
  }
}

extension Ripple: PixelWarp {
  /// The circle in which waves travel.
  package var reach: WarpReach { height != 0 && width > 0 ? .circle(center, radius) : .nothing }

  /// The warp of pixels.
  package func warp(in space: LocalSpace) -> WarpFilter? {
    WarpFilter(RippleMap(ripple: self), space)
  }
}

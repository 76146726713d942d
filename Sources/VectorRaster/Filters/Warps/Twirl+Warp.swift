import Geometry
package import SceneModel

/// A rotation about a center that falls to 0 at a radius.
///
/// After Effects does not publish the falloff; it is the square of the distance to the rim here.
extension Twirl: WarpMap, PixelWarp {
  @inline(__always) func source(of point: Vector2) -> Vector2? {
    let offset = point - center
    let distance = offset.length
    guard distance < radius else { return point }
    let falloff = 1 - distance / radius
    let turn = -angle.radians * falloff * falloff
    let (cosine, sine) = (cosine(turn), sine(turn))
    return center
      + Vector2(offset.x * cosine - offset.y * sine, offset.x * sine + offset.y * cosine)
  }

  /// The circle that it turns.
  package var reach: WarpReach { angle == 0 ? .nothing : .circle(center, radius) }

  /// The filter of pixels.
  package func filter(in space: LocalSpace) -> PixelFilter? { PixelFilter(self, space) }
}

import Geometry
package import SceneModel

/// A reflection: one side of a line is replaced by the mirror image of the other.
struct MirrorMap: WarpMap {
  let center: Vector2
  /// The unit normal of the line, on the side that is replaced.
  let normal: Vector2

  @inline(__always) func source(of point: Vector2) -> Vector2? {
    let distance = (point - center).dot(normal)
    return distance > 0 ? point - normal * (distance * 2) : point
  }
}

extension Mirror: PixelWarp {
  /// The mirror image of all pixels.
  package var reach: WarpReach {
    let normal = Vector2(angle: angle.radians)
    let linear = Affine(
      a: 1 - 2 * normal.x * normal.x, b: -2 * normal.x * normal.y, c: -2 * normal.x * normal.y,
      d: 1 - 2 * normal.y * normal.y, tx: 0, ty: 0)
    return .mirrored(.translation(center) * linear * .translation(-center))
  }

  /// The filter of pixels.
  package func filter(in space: LocalSpace) -> PixelFilter? {
    PixelFilter(MirrorMap(center: center, normal: Vector2(angle: angle.radians)), space)
  }
}

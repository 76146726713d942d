import Geometry

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

package import Geometry

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

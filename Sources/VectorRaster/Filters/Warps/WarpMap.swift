import Geometry

/// The inverse mapping of a warp: from points of the result to points of the source, in the group's coordinates.
protocol WarpMap {
  /// The distance of the source points of two neighboring pixels, in pixels, at which the map becomes discontinuous
  /// between them.
  var discontinuity: Float { get }

  /// The source point of a point of the result; `nil` where the result is transparent.
  func source(of point: Vector2) -> Vector2?
}

extension WarpMap {
  var discontinuity: Float { 24 }
}

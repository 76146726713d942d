import Geometry

/// Where the pixel at a place is taken from, both in points.
protocol WarpMap {
  /// Places of neighbouring pixels that lie so far apart, in pixels, lie on two sides of a cut.
  var cut: Float { get }

  /// The place that is shown at another one; `nil` where nothing is.
  func source(of place: Vector2) -> Vector2?
}

extension WarpMap {
  var cut: Float { 24 }
}

import Geometry

/// Where the pixel at a place is taken from, both in points.
protocol PlaceMap {
  /// The place that is shown at another one; `nil` where nothing is.
  func source(of place: Vector2) -> Vector2?
}

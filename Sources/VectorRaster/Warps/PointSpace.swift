import Geometry

/// How the points of a group become pixels, and pixels points.
public struct PointSpace {
  /// From points to pixels.
  let transform: Affine
  /// From pixels to points.
  let inverse: Affine

  /// The space of a group whose coordinates `transform` leads to pixels; `nil` for a singular transform.
  init?(_ transform: Affine) {
    guard transform.isFinite, let inverse = transform.inverse, inverse.isFinite else { return nil }
    self.transform = transform
    self.inverse = inverse
  }

  /// Half the width and height of a pixel, in points.
  var margin: Vector2 {
    Vector2(
      Vector2(inverse.a, inverse.b).length, Vector2(inverse.c, inverse.d).length) / 2
  }
}

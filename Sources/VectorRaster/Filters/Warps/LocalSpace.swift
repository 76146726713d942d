import Geometry

/// The coordinates of a group in relation to pixels.
package struct LocalSpace {
  /// From the group's coordinates to pixels.
  let transform: Affine
  /// From pixels to the group's coordinates.
  let inverse: Affine

  /// Creates the space of a group from the transform to pixels; `nil` for a singular one.
  init?(_ transform: Affine) {
    guard transform.isFinite, let inverse = transform.inverse, inverse.isFinite else { return nil }
    self.transform = transform
    self.inverse = inverse
  }

  /// Half the width and height of a pixel, in the group's coordinates.
  var halfPixel: Vector2 {
    Vector2(
      Vector2(inverse.a, inverse.b).length, Vector2(inverse.c, inverse.d).length) / 2
  }
}

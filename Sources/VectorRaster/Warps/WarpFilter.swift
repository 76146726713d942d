public import Geometry
public import SceneModel

/// A warp of a layer's pixels.
public struct WarpFilter {
  let warp: PixelWarp
  /// From points to pixels.
  let transform: Affine
  /// From pixels to points.
  let inverse: Affine

  /// Makes the warp of a group whose coordinates `transform` leads to pixels; `nil` for a singular transform.
  public init?(_ warp: PixelWarp, transform: Affine) {
    guard transform.isFinite, let inverse = transform.inverse, inverse.isFinite else { return nil }
    self.warp = warp
    self.transform = transform
    self.inverse = inverse
  }

  /// Half the width and height of a pixel, in points.
  var margin: Vector2 {
    Vector2(
      Vector2(inverse.a, inverse.b).length, Vector2(inverse.c, inverse.d).length) / 2
  }
}

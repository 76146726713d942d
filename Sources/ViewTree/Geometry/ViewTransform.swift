public import Geometry

/// The parts of a layer's or group's transform at one instant; see `PropertyKey` for units.
public struct ViewTransform: Hashable, Sendable {
  /// The point that comes to lie on the position.
  public var anchor = Vector3.zero
  /// Where the anchor comes to lie.
  public var position = Vector3.zero
  /// Factors.
  public var scale = Vector3(1, 1, 1)
  /// The turn about z.
  public var rotation = 0.0
  /// The turn about x.
  public var rotationX = 0.0
  /// The turn about y.
  public var rotationY = 0.0
  /// The further turn about x, y and z.
  public var orientation = Vector3.zero
  /// The skew.
  public var skew = 0.0
  /// Its direction.
  public var skewAxis = 0.0

  /// Makes the transform that changes nothing.
  public init() {}

  /// Whether a turn about x or y takes part.
  public var isThreeDimensional: Bool {
    rotationX != 0 || rotationY != 0 || orientation != .zero
  }

  /// The transform of the plane; turns in space are flattened without perspective, as lottie-web's SVG renderer does.
  public var affine: Affine {
    guard !isThreeDimensional else { return matrix.flattened }
    let scaled = Affine(
      a: scale.x, b: 0, c: 0, d: scale.y, tx: -anchor.x * scale.x, ty: -anchor.y * scale.y)
    let skewed =
      skew == 0 ? scaled : Affine.skew(degrees: skew, axisDegrees: skewAxis) * scaled
    var result = rotation == 0 ? skewed : Affine.rotation(degrees: rotation) * skewed
    result.tx += position.x
    result.ty += position.y
    return result
  }

  /// The transform of space.
  public var matrix: Matrix4 {
    let inner =
      Matrix4(Affine.skew(degrees: skew, axisDegrees: skewAxis)) * Matrix4.scale(scale)
      * Matrix4.translation(Vector3(-anchor.x, -anchor.y, anchor.z))
    // After Effects turns the upper edge away from the viewer for positive x rotation: against `Matrix4`'s sense.
    let turn =
      Matrix4.rotationX(degrees: -rotationX) * Matrix4.rotationY(degrees: -rotationY)
      * Matrix4.rotationZ(degrees: rotation)
    let orient =
      Matrix4.rotationX(degrees: -orientation.x) * Matrix4.rotationY(degrees: -orientation.y)
      * Matrix4.rotationZ(degrees: orientation.z)
    let move = Matrix4.translation(Vector3(position.x, position.y, -position.z))
    return move * orient * turn * inner
  }
}

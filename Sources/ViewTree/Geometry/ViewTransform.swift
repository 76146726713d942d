public import Geometry

/// The parts of a layer's or group's transform at one instant; see `TransformProperties` for units.
public struct ViewTransform: Hashable, Sendable {
  /// The point that is placed at the position.
  public var anchor = Vector3.zero
  /// The position of the anchor.
  public var position = Vector3.zero
  /// Factors.
  public var scale = Vector3(1, 1, 1)
  /// The rotation about z.
  public var rotation = 0.0
  /// The rotation about x.
  public var rotationX = 0.0
  /// The rotation about y.
  public var rotationY = 0.0
  /// The additional rotation about x, y and z.
  public var orientation = Vector3.zero
  /// The skew.
  public var skew = 0.0
  /// Its direction.
  public var skewAxis = 0.0

  /// Makes the transform that changes nothing.
  public init() {}

  /// Whether any rotation about x or y is set.
  public var isThreeDimensional: Bool {
    rotationX != 0 || rotationY != 0 || orientation != .zero
  }

  /// The transform in the plane; rotations in space are flattened without perspective, as in lottie-web's SVG renderer.
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

  /// The projection of the plane from an eye before the position; `nil` if no perspective is visible.
  ///
  /// - Parameter distance: The distance of the eye, in points.
  func projection(eye distance: Double) -> Projection? {
    var turned = self
    turned.position = .zero
    let matrix = turned.matrix
    let slope = Vector3(matrix.columns.0.z, matrix.columns.1.z, matrix.columns.3.z)
    guard distance > 0, slope != .zero else { return nil }
    let divisor = Projection.flatDivisor - slope / distance
    let flat = Projection(affine: matrix.flattened, divisor: divisor)
    let projection = Affine.translation(position.xy) * flat
    return projection.isFinite ? projection : nil
  }

  /// The transform of space.
  public var matrix: Matrix4 {
    let inner =
      Matrix4(Affine.skew(degrees: skew, axisDegrees: skewAxis)) * Matrix4.scale(scale)
      * Matrix4.translation(Vector3(-anchor.x, -anchor.y, anchor.z))
    // A positive x rotation moves the upper edge away from the viewer in After Effects, opposite to `Matrix4`.
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

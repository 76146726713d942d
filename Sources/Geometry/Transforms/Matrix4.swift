/// A transform of space: a 4 × 4 matrix that acts on column vectors.
///
/// Element `columns.i.j` is in column i and row j. `outer * inner` applies `inner` first. x points
/// right, y down and z away from the viewer, as in After Effects.
public struct Matrix4: Hashable, Sendable {
  /// The four columns.
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// Makes a matrix from its columns.
  @inlinable public init(
    _ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>, _ c3: SIMD4<Double>
  ) {
    columns = (c0, c1, c2, c3)
  }

  /// The identity.
  public static let identity = Matrix4(
    SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))

  /// Makes a transform from one of the plane; z is unchanged.
  @inlinable public init(_ affine: Affine) {
    self.init(
      SIMD4(affine.a, affine.b, 0, 0), SIMD4(affine.c, affine.d, 0, 0), SIMD4(0, 0, 1, 0),
      SIMD4(affine.tx, affine.ty, 0, 1))
  }

  /// Moves by an offset in points.
  @inlinable public static func translation(_ offset: Vector3) -> Matrix4 {
    Matrix4(
      SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0),
      SIMD4(offset.x, offset.y, offset.z, 1))
  }

  /// Scales about the origin.
  @inlinable public static func scale(_ factors: Vector3) -> Matrix4 {
    Matrix4(
      SIMD4(factors.x, 0, 0, 0), SIMD4(0, factors.y, 0, 0), SIMD4(0, 0, factors.z, 0),
      SIMD4(0, 0, 0, 1))
  }

  /// Rotates about the x axis by an angle in degrees: y toward z.
  @inlinable public static func rotationX(degrees: Double) -> Matrix4 {
    let (sin, cos) = (sine(degrees.radians), cosine(degrees.radians))
    return Matrix4(
      SIMD4(1, 0, 0, 0), SIMD4(0, cos, sin, 0), SIMD4(0, -sin, cos, 0), SIMD4(0, 0, 0, 1))
  }

  /// Rotates about the y axis by an angle in degrees: z toward x.
  @inlinable public static func rotationY(degrees: Double) -> Matrix4 {
    let (sin, cos) = (sine(degrees.radians), cosine(degrees.radians))
    return Matrix4(
      SIMD4(cos, 0, -sin, 0), SIMD4(0, 1, 0, 0), SIMD4(sin, 0, cos, 0), SIMD4(0, 0, 0, 1))
  }

  /// Rotates about the z axis by an angle in degrees: x toward y, clockwise on screen.
  @inlinable public static func rotationZ(degrees: Double) -> Matrix4 {
    Matrix4(Affine.rotation(degrees: degrees))
  }

  /// The composition that applies `inner` first and `outer` to its result.
  @inlinable public static func * (outer: Matrix4, inner: Matrix4) -> Matrix4 {
    Matrix4(
      outer.apply(inner.columns.0), outer.apply(inner.columns.1), outer.apply(inner.columns.2),
      outer.apply(inner.columns.3))
  }

  /// The image of a homogeneous vector.
  @inlinable public func apply(_ vector: SIMD4<Double>) -> SIMD4<Double> {
    columns.0 * vector.x + columns.1 * vector.y + columns.2 * vector.z + columns.3 * vector.w
  }

  /// The transform of the plane z = 0 without depth, flattened as in lottie-web's SVG renderer.
  @inlinable public var flattened: Affine {
    Affine(
      a: columns.0.x, b: columns.0.y, c: columns.1.x, d: columns.1.y, tx: columns.3.x,
      ty: columns.3.y)
  }

  /// Equality of all elements.
  public static func == (left: Matrix4, right: Matrix4) -> Bool {
    left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1
      && left.columns.2 == right.columns.2 && left.columns.3 == right.columns.3
  }

  /// Hashes all elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(columns.0)
    hasher.combine(columns.1)
    hasher.combine(columns.2)
    hasher.combine(columns.3)
  }
}

/// A transform of space: a 4 × 4 matrix that acts on column vectors.
///
/// Element `columns.i.j` is in column i and row j. `outer * inner` applies `inner` first. x points
/// right, y down and z away from the viewer, as in After Effects.
public struct Matrix4: Equatable, Sendable {
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

  /// The inverse of a transform whose last row is 0, 0, 0, 1; `nil` if it flattens space.
  public var inverse: Matrix4? {
    func part(_ column: SIMD4<Double>) -> Vector3 { Vector3(column.x, column.y, column.z) }
    func cross(_ a: Vector3, _ b: Vector3) -> Vector3 {
      Vector3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let (x, y, z) = (part(columns.0), part(columns.1), part(columns.2))
    let determinant = (x * cross(y, z)).sum()
    guard determinant != 0, determinant.isFinite else { return nil }
    let rows = (cross(y, z) / determinant, cross(z, x) / determinant, cross(x, y) / determinant)
    let move = part(columns.3)
    let inverse = Matrix4(
      SIMD4(rows.0.x, rows.1.x, rows.2.x, 0), SIMD4(rows.0.y, rows.1.y, rows.2.y, 0),
      SIMD4(rows.0.z, rows.1.z, rows.2.z, 0),
      SIMD4(-(rows.0 * move).sum(), -(rows.1 * move).sum(), -(rows.2 * move).sum(), 1))
    return inverse.isFinite ? inverse : nil
  }

  /// Whether all elements are finite numbers.
  public var isFinite: Bool {
    (columns.0.sum() + columns.1.sum() + columns.2.sum() + columns.3.sum()).isFinite
  }
}

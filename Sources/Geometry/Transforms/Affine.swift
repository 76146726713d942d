/// An affine transform of the plane.
///
/// As a drawn matrix that acts on column vectors:
///
///     | a c tx |   | x |
///     | b d ty | · | y |
///     | 0 0 1  |   | 1 |
///
/// `outer * inner` applies `inner` first. Positive angles rotate clockwise on screen, because y
/// points down. This is the layout of `CGAffineTransform`, of SVG's `matrix(a b c d e f)` and of
/// lottie-web's flattened matrices.
public struct Affine: Hashable, Sendable, Codable {
  /// The x component of the image of the x unit vector.
  public var a: Double
  /// The y component of the image of the x unit vector.
  public var b: Double
  /// The x component of the image of the y unit vector.
  public var c: Double
  /// The y component of the image of the y unit vector.
  public var d: Double
  /// The translation along x, in points.
  public var tx: Double
  /// The translation along y, in points.
  public var ty: Double

  /// Makes a transform from its six coefficients.
  @inlinable public init(
    a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity.
  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Moves by an offset in points.
  @inlinable public static func translation(_ offset: Vector2) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: offset.x, ty: offset.y)
  }

  /// Scales about the origin; 1 is no change.
  @inlinable public static func scale(_ factors: Vector2) -> Affine {
    Affine(a: factors.x, b: 0, c: 0, d: factors.y, tx: 0, ty: 0)
  }

  /// Scales about the origin by the same factor in both directions.
  @inlinable public static func scale(_ factor: Double) -> Affine {
    scale(Vector2(factor, factor))
  }

  /// Rotates about the origin, clockwise on screen, by an angle in degrees.
  @inlinable public static func rotation(degrees: Double) -> Affine {
    let (sin, cos) = (sine(degrees.radians), cosine(degrees.radians))
    return Affine(a: cos, b: sin, c: -sin, d: cos, tx: 0, ty: 0)
  }

  /// Skews as After Effects does: by `degrees` along an axis at `axisDegrees`.
  @inlinable public static func skew(degrees: Double, axisDegrees: Double) -> Affine {
    guard degrees != 0 else { return .identity }
    let shear = Affine(a: 1, b: 0, c: tangent(-degrees.radians), d: 1, tx: 0, ty: 0)
    return rotation(degrees: -axisDegrees) * shear * rotation(degrees: axisDegrees)
  }

  /// The composition that applies `inner` first and `outer` to its result.
  @inlinable public static func * (outer: Affine, inner: Affine) -> Affine {
    Affine(
      a: outer.a * inner.a + outer.c * inner.b,
      b: outer.b * inner.a + outer.d * inner.b,
      c: outer.a * inner.c + outer.c * inner.d,
      d: outer.b * inner.c + outer.d * inner.d,
      tx: outer.a * inner.tx + outer.c * inner.ty + outer.tx,
      ty: outer.b * inner.tx + outer.d * inner.ty + outer.ty)
  }

  /// The image of a point.
  @inlinable public func apply(_ point: Vector2) -> Vector2 {
    Vector2(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// The image of a displacement, without the translation.
  @inlinable public func applyLinear(_ vector: Vector2) -> Vector2 {
    Vector2(a * vector.x + c * vector.y, b * vector.x + d * vector.y)
  }

  /// The signed area scale; 0 if the image is a line or a point.
  @inlinable public var determinant: Double { a * d - b * c }

  /// The inverse; `nil` if the determinant is 0 or not finite.
  @inlinable public var inverse: Affine? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let (ia, ib, ic, id) = (
      d / determinant, -b / determinant, -c / determinant, a / determinant
    )
    return Affine(
      a: ia, b: ib, c: ic, d: id, tx: -(ia * tx + ic * ty), ty: -(ib * tx + id * ty))
  }

  /// The largest stretch factor of the transform in any direction.
  @inlinable public var maximumScale: Double {
    let sum = (a * a + b * b + c * c + d * d) / 2
    let difference = (a * a + b * b - c * c - d * d) / 2
    let mixed = a * c + b * d
    return (sum + (difference * difference + mixed * mixed).squareRoot()).squareRoot()
  }

  /// Whether all coefficients are finite numbers.
  @inlinable public var isFinite: Bool { (a + b + c + d + tx + ty).isFinite }

  /// Whether axis-aligned rectangles stay axis-aligned.
  @inlinable public var preservesRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}

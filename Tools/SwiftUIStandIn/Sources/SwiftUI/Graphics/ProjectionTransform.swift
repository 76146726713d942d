package import Geometry

/// A projective transform of the plane as a 3x3 matrix of row vectors: (x y 1) M.
public struct ProjectionTransform: Equatable, Sendable {
  /// Row 1, column 1.
  public var m11: CGFloat = 1
  /// Row 1, column 2.
  public var m12: CGFloat = 0
  /// Row 1, column 3.
  public var m13: CGFloat = 0
  /// Row 2, column 1.
  public var m21: CGFloat = 0
  /// Row 2, column 2.
  public var m22: CGFloat = 1
  /// Row 2, column 3.
  public var m23: CGFloat = 0
  /// Row 3, column 1.
  public var m31: CGFloat = 0
  /// Row 3, column 2.
  public var m32: CGFloat = 0
  /// Row 3, column 3.
  public var m33: CGFloat = 1

  /// Makes the identity.
  public init() {}

  /// Makes a projection from an affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Makes a projection from rows and columns 1, 2 and 4 of a 4x4 transform.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether the transform is the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the transform keeps lines parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Inverts the transform and returns whether it has an inverse; without one, it is unchanged.
  @discardableResult
  public mutating func invert() -> Bool {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return false }
    let m = self
    m11 = (m.m22 * m.m33 - m.m23 * m.m32) / determinant
    m12 = (m.m13 * m.m32 - m.m12 * m.m33) / determinant
    m13 = (m.m12 * m.m23 - m.m13 * m.m22) / determinant
    m21 = (m.m23 * m.m31 - m.m21 * m.m33) / determinant
    m22 = (m.m11 * m.m33 - m.m13 * m.m31) / determinant
    m23 = (m.m13 * m.m21 - m.m11 * m.m23) / determinant
    m31 = (m.m21 * m.m32 - m.m22 * m.m31) / determinant
    m32 = (m.m12 * m.m31 - m.m11 * m.m32) / determinant
    m33 = (m.m11 * m.m22 - m.m12 * m.m21) / determinant
    return true
  }

  /// Returns the inverse; the transform itself if it has none.
  public func inverted() -> ProjectionTransform {
    var result = self
    result.invert()
    return result
  }

  /// Returns the transform that applies this one first and `rhs` to its result.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let (l, r) = (self, rhs)
    var m = ProjectionTransform()
    m.m11 = l.m11 * r.m11 + l.m12 * r.m21 + l.m13 * r.m31
    m.m12 = l.m11 * r.m12 + l.m12 * r.m22 + l.m13 * r.m32
    m.m13 = l.m11 * r.m13 + l.m12 * r.m23 + l.m13 * r.m33
    m.m21 = l.m21 * r.m11 + l.m22 * r.m21 + l.m23 * r.m31
    m.m22 = l.m21 * r.m12 + l.m22 * r.m22 + l.m23 * r.m32
    m.m23 = l.m21 * r.m13 + l.m22 * r.m23 + l.m23 * r.m33
    m.m31 = l.m31 * r.m11 + l.m32 * r.m21 + l.m33 * r.m31
    m.m32 = l.m31 * r.m12 + l.m32 * r.m22 + l.m33 * r.m32
    m.m33 = l.m31 * r.m13 + l.m32 * r.m23 + l.m33 * r.m33
    return m
  }
}

extension ProjectionTransform {
  package var determinant: Double {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
  }

  /// Whether the transform has an inverse.
  package var isUsable: Bool { determinant != 0 && determinant.isFinite }

  /// Whether something is visible in the transform: a factor that stands for 0 leaves a line without width.
  package var isVisible: Bool { isUsable && abs(determinant) > 1e-12 }

  /// The affine numerator, for groups of a scene.
  package var affine: Affine { Affine(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }

  /// The divisor; `nil` for an affine transform.
  package var divisor: Vector3? {
    m13 == 0 && m23 == 0 && m33 == 1 ? nil : Vector3(m13, m23, m33)
  }

  package static func translation(_ x: Double, _ y: Double) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: x, y: y))
  }
}

extension CGPoint {
  /// The point after a transform.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = x * m.m13 + y * m.m23 + m.m33
    return CGPoint(
      x: (x * m.m11 + y * m.m21 + m.m31) / w, y: (x * m.m12 + y * m.m22 + m.m32) / w)
  }
}

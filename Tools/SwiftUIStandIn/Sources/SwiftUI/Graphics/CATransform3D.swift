// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A 4x4 transform of row vectors: (x y z 1) M.
public struct CATransform3D: Sendable {
  /// Row 1, column 1.
  public var m11: CGFloat = 1
  /// Row 1, column 2.
  public var m12: CGFloat = 0
  /// Row 1, column 3.
  public var m13: CGFloat = 0
  /// Row 1, column 4.
  public var m14: CGFloat = 0
  /// Row 2, column 1.
  public var m21: CGFloat = 0
  /// Row 2, column 2.
  public var m22: CGFloat = 1
  /// Row 2, column 3.
  public var m23: CGFloat = 0
  /// Row 2, column 4.
  public var m24: CGFloat = 0
  /// Row 3, column 1.
  public var m31: CGFloat = 0
  /// Row 3, column 2.
  public var m32: CGFloat = 0
  /// Row 3, column 3.
  public var m33: CGFloat = 1
  /// Row 3, column 4: the perspective.
  public var m34: CGFloat = 0
  /// Row 4, column 1: the horizontal translation, in points.
  public var m41: CGFloat = 0
  /// Row 4, column 2: the vertical translation, in points.
  public var m42: CGFloat = 0
  /// Row 4, column 3: the translation toward the viewer, in points.
  public var m43: CGFloat = 0
  /// Row 4, column 4.
  public var m44: CGFloat = 1

  /// Makes a transform of zeros.
  public init() {
    (m11, m22, m33, m44) = (0, 0, 0, 0)
  }

  /// Makes a transform from its elements by rows.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  var rows: [SIMD4<Double>] {
    [
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44),
    ]
  }

  init(rows: [SIMD4<Double>]) {
    self.init(
      m11: rows[0].x, m12: rows[0].y, m13: rows[0].z, m14: rows[0].w,
      m21: rows[1].x, m22: rows[1].y, m23: rows[1].z, m24: rows[1].w,
      m31: rows[2].x, m32: rows[2].y, m33: rows[2].z, m34: rows[2].w,
      m41: rows[3].x, m42: rows[3].y, m43: rows[3].z, m44: rows[3].w)
  }
}

/// The identity.
public let CATransform3DIdentity = CATransform3DMakeTranslation(0, 0, 0)

/// Returns a translation, in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(rows: [
    SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(tx, ty, tz, 1),
  ])
}

/// Returns a scaling about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [
    SIMD4(sx, 0, 0, 0), SIMD4(0, sy, 0, 0), SIMD4(0, 0, sz, 0), SIMD4(0, 0, 0, 1),
  ])
}

/// Returns a rotation by an angle in radians about an axis; the identity without an axis.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite, angle.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let k = 1 - c
  return CATransform3D(rows: [
    SIMD4(c + k * x * x, k * x * y + s * z, k * x * z - s * y, 0),
    SIMD4(k * x * y - s * z, c + k * y * y, k * y * z + s * x, 0),
    SIMD4(k * x * z + s * y, k * y * z - s * x, c + k * z * z, 0),
    SIMD4(0, 0, 0, 1),
  ])
}

/// Returns the transform that applies `a` first and `b` to its result.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let columns = b.rows
  return CATransform3D(
    rows: a.rows.map { row in
      row.x * columns[0] + row.y * columns[1] + row.z * columns[2] + row.w * columns[3]
    })
}

/// Returns the transform after a translation, which applies first.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform after a scaling, which applies first.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform after a rotation in radians, which applies first.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Whether two transforms have equal elements.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.rows == b.rows
}

/// Whether the transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

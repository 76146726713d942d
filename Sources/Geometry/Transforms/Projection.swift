/// A projective transform of the plane: the projection of a plane in space by a camera.
///
/// The image of a point is its affine image, divided by x · divisor.x + y · divisor.y + divisor.z,
/// which is positive in front of the camera.
public struct Projection: Hashable, Sendable {
  /// The affine numerator.
  public var affine: Affine
  /// The divisor, as a linear function of the point.
  public var divisor: Vector3

  /// The divisor of an affine transform: 1 for all points.
  public static let flatDivisor = Vector3(0, 0, 1)

  /// Makes a projection from its parts.
  public init(affine: Affine, divisor: Vector3) {
    self.affine = affine
    self.divisor = divisor
  }

  /// Whether all coefficients are finite numbers.
  public var isFinite: Bool { affine.isFinite && (divisor.x + divisor.y + divisor.z).isFinite }

  /// Returns the divisor of a point: positive in front of the camera, larger farther away.
  public func depth(_ point: Vector2) -> Double { divisor.value(at: point) }

  /// Returns the image of a point, which must have a depth other than 0.
  public func apply(_ point: Vector2) -> Vector2 { affine.apply(point) / depth(point) }

  /// The projection that applies `inner` first and `outer` to its result.
  public static func * (outer: Affine, inner: Projection) -> Projection {
    let (affine, divisor) = (inner.affine, inner.divisor)
    return Projection(
      affine: Affine(
        a: outer.a * affine.a + outer.c * affine.b + outer.tx * divisor.x,
        b: outer.b * affine.a + outer.d * affine.b + outer.ty * divisor.x,
        c: outer.a * affine.c + outer.c * affine.d + outer.tx * divisor.y,
        d: outer.b * affine.c + outer.d * affine.d + outer.ty * divisor.y,
        tx: outer.a * affine.tx + outer.c * affine.ty + outer.tx * divisor.z,
        ty: outer.b * affine.tx + outer.d * affine.ty + outer.ty * divisor.z),
      divisor: divisor)
  }

  /// The projection that applies `inner` first and `outer` to its result.
  public static func * (outer: Projection, inner: Affine) -> Projection {
    let divisor = outer.divisor
    return Projection(
      affine: outer.affine * inner,
      divisor: Vector3(
        inner.a * divisor.x + inner.b * divisor.y, inner.c * divisor.x + inner.d * divisor.y,
        inner.tx * divisor.x + inner.ty * divisor.y + divisor.z))
  }

  /// The inverse; `nil` if the image of the plane is a line.
  ///
  /// Its depth is positive for images of points in front of the camera.
  public var inverse: Projection? {
    let (a, b, c, d) = (affine.a, affine.b, affine.c, affine.d)
    let (x, y) = (affine.tx, affine.ty)
    let (g, h, i) = (divisor.x, divisor.y, divisor.z)
    let determinant = a * (d * i - y * h) - c * (b * i - y * g) + x * (b * h - d * g)
    guard determinant != 0, determinant.isFinite else { return nil }
    let result = Projection(
      affine: Affine(
        a: (d * i - y * h) / determinant, b: (y * g - b * i) / determinant,
        c: (x * h - c * i) / determinant, d: (a * i - x * g) / determinant,
        tx: (c * y - x * d) / determinant, ty: (x * b - a * y) / determinant),
      divisor: Vector3(
        (b * h - d * g) / determinant, (c * g - a * h) / determinant, (a * d - b * c) / determinant)
    )
    return result.isFinite ? result : nil
  }

  /// Returns the largest growth factor of lengths around a point with a depth other than 0.
  public func scale(at point: Vector2) -> Double {
    let (image, depth) = (apply(point), depth(point))
    return Affine(
      a: (affine.a - image.x * divisor.x) / depth, b: (affine.b - image.y * divisor.x) / depth,
      c: (affine.c - image.x * divisor.y) / depth, d: (affine.d - image.y * divisor.y) / depth,
      tx: 0, ty: 0
    ).maximumScale
  }

  /// Returns the corners of the image of a rectangle, in order, without the part with less than a share of its largest
  /// depth; empty if none of it is in front of the camera.
  public func image(of rect: Rect, fromDepth share: Double = 1e-4) -> [Vector2] {
    let deepest = rect.corners.map(depth).max() ?? 0
    guard deepest > 0 else { return [] }
    return rect.corners.clipped { depth($0) - deepest * share }.map(apply)
  }
}

extension [Vector2] {
  /// Returns the convex polygon with these corners where a linear function of the point is not negative.
  package func clipped(where value: (Vector2) -> Double) -> [Vector2] {
    var result: [Vector2] = []
    for (index, corner) in enumerated() {
      let next = self[(index + 1) % count]
      let (own, other) = (value(corner), value(next))
      if own >= 0 { result.append(corner) }
      if own * other < 0 {
        result.append(corner.interpolated(to: next, progress: own / (own - other)))
      }
    }
    return result
  }
}

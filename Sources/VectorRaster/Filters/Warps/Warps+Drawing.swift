import Geometry
import SceneModel

/// The inverse mapping of a warp: from points of the result to points of the source, in the group's coordinates.
protocol WarpMap {
  /// The distance of the source points of two neighboring pixels, in pixels, at which the map becomes discontinuous
  /// between them.
  var discontinuity: Float { get }

  /// The source point of a point of the result; `nil` where the result is transparent.
  func source(of point: Vector2) -> Vector2?
}

extension WarpMap {
  var discontinuity: Float { 24 }
}

/// The coordinates of a group in relation to pixels.
struct LocalSpace {
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

extension EffectPlan {
  /// The group's coordinates; `nil` if they are singular, or a number of the effect is not finite.
  func space(of effect: some PixelEffect) -> LocalSpace? {
    effect.isFinite ? LocalSpace(matrix) : nil
  }

  /// Adds a warp; the type of the map is known here, so that the loop over pixels is specialized for it.
  @inline(__always)
  mutating func add<Map: WarpMap>(_ map: Map, _ space: LocalSpace) {
    add { $0.warp($1, by: map, in: space) }
  }

  /// Adds a warp of the pixels in a circle; none without a radius.
  @inline(__always)
  fileprivate mutating func add<Map: WarpMap & PixelEffect>(
    _ map: Map, around center: Vector2, _ radius: Double
  ) {
    guard radius > 0, let space = space(of: map) else { return }
    add(
      area: Rect(
        minX: center.x - radius, minY: center.y - radius, maxX: center.x + radius,
        maxY: center.y + radius))
    add(map, space)
  }
}

/// A rotation about a center that falls to 0 at a radius.
///
/// After Effects does not publish the falloff; it is the square of the distance to the rim here.
extension Twirl: WarpMap, DrawnEffect {
  @inline(__always) func source(of point: Vector2) -> Vector2? {
    let offset = point - center
    let distance = offset.length
    guard distance < radius else { return point }
    let falloff = 1 - distance / radius
    let turn = -angle.radians * falloff * falloff
    let (cosine, sine) = (cosine(turn), sine(turn))
    return center
      + Vector2(offset.x * cosine - offset.y * sine, offset.x * sine + offset.y * cosine)
  }

  func addFilters(to plan: inout EffectPlan) {
    if angle != 0 { plan.add(self, around: center, radius) }
  }
}

/// A bulge: distances from the center become arc lengths on a sphere in parallel projection.
///
/// After Effects does not publish its formula.
extension Spherize: WarpMap, DrawnEffect {
  @inline(__always) func source(of point: Vector2) -> Vector2? {
    let offset = point - center
    let distance = offset.length
    guard distance < radius, distance > 0 else { return point }
    let arc = (.pi / 2 - arccosine(distance / radius)) / (.pi / 2)
    return center + offset * (arc * radius / distance)
  }

  func addFilters(to plan: inout EffectPlan) { plan.add(self, around: center, radius) }
}

/// Circular waves that move points along the radius, with an amplitude that falls to 0 at the rim.
///
/// After Effects does not publish the falloff; it is linear here.
extension Ripple: WarpMap, DrawnEffect {
  @inline(__always) func source(of point: Vector2) -> Vector2? {
    let offset = point - center
    let distance = offset.length
    guard distance < radius, distance > 0, width > 0 else { return point }
    let wave = sine((distance / width) * 2 * .pi - phase.radians)
    let shift = wave * height * (1 - distance / radius)
    return center + offset * ((distance + shift) / distance)
  }

  func addFilters(to plan: inout EffectPlan) {
    if height != 0, width > 0 { plan.add(self, around: center, radius) }
  }
}

/// A reflection: one side of a line is replaced by the mirror image of the other.
private struct MirrorMap: WarpMap {
  let center: Vector2
  /// The unit normal of the line, on the side that is replaced.
  let normal: Vector2

  @inline(__always) func source(of point: Vector2) -> Vector2? {
    let distance = (point - center).dot(normal)
    return distance > 0 ? point - normal * (distance * 2) : point
  }
}

extension Mirror: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard let space = plan.space(of: self) else { return }
    let normal = Vector2(angle: angle.radians)
    let linear = Affine(
      a: 1 - 2 * normal.x * normal.x, b: -2 * normal.x * normal.y, c: -2 * normal.x * normal.y,
      d: 1 - 2 * normal.y * normal.y, tx: 0, ty: 0)
    plan.add(mirrorImageBy: .translation(center) * linear * .translation(-center))
    plan.add(MirrorMap(center: center, normal: normal), space)
  }
}

/// A conversion between rectangular and polar coordinates of a rectangle at the origin.
///
/// The top edge becomes the center of a circle that fills the shorter side, and the bottom edge its rim. The left edge
/// becomes the radius to the top, from which x runs counterclockwise, so that nothing is mirrored. After Effects does
/// not publish the formula.
private struct PolarMap: WarpMap {
  let polar: PolarCoordinates
  /// Half a pixel of the source, in points.
  let margin: Vector2

  @inline(__always) func source(of point: Vector2) -> Vector2? {
    let size = polar.size
    let inset = point / size
    guard inset.x >= 0, inset.y >= 0, inset.x <= 1, inset.y <= 1 else { return nil }
    let center = size / 2
    let radius = min(center.x, center.y)
    let converted: Vector2
    switch polar.conversion {
    case .rectToPolar:
      let offset = point - center
      let turn = arctangent2(-offset.x, -offset.y) / (2 * .pi)
      converted = Vector2(turn < 0 ? turn + 1 : turn, offset.length / radius) * size
    case .polarToRect:
      let angle = inset.x * 2 * .pi
      converted = center - Vector2(sine(angle), cosine(angle)) * (inset.y * radius)
    }
    let source = point + (converted - point) * polar.amount
    guard source.x >= 0, source.y >= 0, source.x <= size.x, source.y <= size.y else { return nil }
    // The left and the right edge meet; the pixels beyond them do not belong to the picture.
    return Vector2(
      source.x.clamped(to: margin.x...max(margin.x, size.x - margin.x)),
      source.y.clamped(to: margin.y...max(margin.y, size.y - margin.y)))
  }
}

extension PolarCoordinates: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard amount != 0, size.x > 0, size.y > 0, let space = plan.space(of: self) else { return }
    plan.add(area: Rect(size: size))
    plan.add(PolarMap(polar: self, margin: space.halfPixel), space)
  }
}

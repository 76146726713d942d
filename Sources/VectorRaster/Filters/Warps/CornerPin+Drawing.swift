import Geometry
import SceneModel

/// A perspective distortion of a rectangle at the origin, the frame, to four corners.
struct CornerPinMap: WarpMap {
  private let inverse: Projection
  /// The distance outside of the frame at which its edge pixels still show, in points.
  private let margin: Vector2
  private let frame: Vector2

  /// Creates the map of a corner pin; `nil` if the frame is empty or three corners are collinear.
  init?(_ pin: CornerPin, margin: Vector2) {
    guard pin.size.x > 0, pin.size.y > 0 else { return nil }
    let (right, down) = (pin.topRight - pin.bottomRight, pin.bottomLeft - pin.bottomRight)
    let rest = pin.topLeft - pin.topRight + pin.bottomRight - pin.bottomLeft
    let determinant = right.x * down.y - right.y * down.x
    guard abs(determinant) > 1e-9, determinant.isFinite else { return nil }
    let g = (rest.x * down.y - rest.y * down.x) / determinant
    let h = (right.x * rest.y - right.y * rest.x) / determinant
    let along = pin.topRight - pin.topLeft + pin.topRight * g
    let below = pin.bottomLeft - pin.topLeft + pin.bottomLeft * h
    // From the unit square to the corners.
    let unit = Projection(
      affine: Affine(
        a: along.x, b: along.y, c: below.x, d: below.y, tx: pin.topLeft.x, ty: pin.topLeft.y),
      divisor: Vector3(Vector2(g, h), z: 1))
    guard let inverse = (unit * Affine.scale(Vector2(1, 1) / pin.size)).inverse,
      inverse.isFinite
    else { return nil }
    self.inverse = inverse
    (self.margin, frame) = (margin, pin.size)
  }

  @inline(__always) func source(of point: Vector2) -> Vector2? {
    guard inverse.depth(point) > 1e-9 else { return nil }
    let source = inverse.apply(point)
    guard source.x > -margin.x, source.x < frame.x + margin.x, source.y > -margin.y,
      source.y < frame.y + margin.y
    else { return nil }
    return source
  }
}

extension CornerPin: DrawnEffect {
  /// Moves pixels in the area of the frame and of the corners; corners on a line remove all pixels.
  func addFilters(to plan: inout EffectPlan) {
    guard let space = plan.space(of: self) else { return }
    var area = Rect(size: size)
    for corner in [topLeft, topRight, bottomLeft, bottomRight] { area.join(corner) }
    plan.add(area: area)
    if let map = CornerPinMap(self, margin: space.halfPixel) {
      plan.add(map, space)
    } else {
      plan.clear()
    }
  }
}

import Geometry
import SceneModel

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

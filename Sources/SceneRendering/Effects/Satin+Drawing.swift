import Geometry
import SceneModel
import VectorRaster

extension Satin: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard shadow.opacity > 0 else { return }
    let deviation = plan.deviations(Vector2(repeating: shadow.deviation))
    let offset = plan.offset(shadow.offset)
    plan.margin.need(deviation: deviation, offset: offset)
    plan.margin.need(deviation: deviation, offset: -offset)
    plan.margin.add(reach: offset.length)
    plan.add(
      .satin(
        StylePaint(shadow.color, opacity: shadow.opacity, blendMode: blendMode), offset: offset,
        deviation: deviation, isInverted: isInverted))
  }
}

import Geometry
import SceneModel
import VectorRaster

extension InnerShadow: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard shadow.opacity > 0 else { return }
    let deviation = plan.deviations(Vector2(repeating: shadow.deviation))
    let (offset, spread) = (plan.offset(shadow.offset), plan.length(shadow.growth))
    plan.margin.need(deviation: deviation, offset: offset)
    plan.margin.add(reach: offset.length)
    plan.add(
      .innerShadow(
        StylePaint(shadow.color, opacity: shadow.opacity, blendMode: blendMode), offset: offset,
        deviation: deviation, spread: spread, isFromCenter: isFromCenter))
  }
}

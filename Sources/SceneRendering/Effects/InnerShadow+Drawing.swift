import Geometry
import SceneModel
import VectorRaster

extension InnerShadow: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard opacity > 0 else { return }
    let deviation = plan.deviations(Vector2(self.deviation, self.deviation))
    let (offset, spread) = (plan.offset(self.offset), plan.length(growth))
    plan.margin.need(deviation: deviation, offset: offset)
    plan.margin.add(reach: offset.length)
    plan.add(
      .innerShadow(
        StylePaint(color, opacity: opacity, blendMode: blendMode), offset: offset,
        deviation: deviation, spread: spread, isFromCenter: isFromCenter))
  }
}

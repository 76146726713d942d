import Geometry
import SceneModel
import VectorRaster

extension Satin: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard opacity > 0 else { return }
    let deviation = plan.deviations(Vector2(self.deviation, self.deviation))
    let offset = plan.offset(self.offset)
    plan.margin.need(deviation: deviation, offset: offset)
    plan.margin.need(deviation: deviation, offset: -offset)
    plan.margin.add(reach: offset.length)
    plan.add(
      .satin(
        StylePaint(color, opacity: opacity, blendMode: blendMode), offset: offset,
        deviation: deviation, isInverted: isInverted))
  }
}

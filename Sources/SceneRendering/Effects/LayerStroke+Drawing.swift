import SceneModel
import VectorRaster

extension LayerStroke: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    let width = plan.length(self.width)
    guard width > 0, opacity > 0 else { return }
    let outside = side == .outside ? width : side == .center ? width / 2 : 0
    plan.margin.add(reach: outside)
    plan.margin.need(reach: width)
    plan.add(
      .stroke(
        StylePaint(color, opacity: opacity, blendMode: blendMode), outside: outside,
        inside: width - outside))
  }
}

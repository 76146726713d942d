import SceneModel
import VectorRaster

extension ColorOverlay: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard opacity > 0 else { return }
    plan.add(.color(StylePaint(color, opacity: opacity, blendMode: blendMode)))
  }
}

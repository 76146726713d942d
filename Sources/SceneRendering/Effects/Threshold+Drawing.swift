import SceneModel
import VectorRaster

extension Threshold: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    plan.add(.straight(ColorFilter.threshold(Float(level))))
  }
}

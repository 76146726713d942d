import SceneModel
import VectorRaster

extension BlackAndWhite: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    plan.add(.straight(ColorFilter.graying(weights: weights, tint: isTinted ? tint : nil)))
  }
}

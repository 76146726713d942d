import Geometry
import SceneModel
import VectorRaster

extension LinearWipe: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard completion < 1 else { return plan.clear() }
    if let line = LineWipe(self, transform: plan.matrix) { plan.add(.lineWipe(line)) }
  }
}

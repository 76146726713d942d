import Geometry
import SceneModel
import VectorRaster

extension VenetianBlinds: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard completion < 1 else { return plan.clear() }
    if let line = LineWipe(self, transform: plan.matrix) { plan.add(.lineWipe(line)) }
  }
}

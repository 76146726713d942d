import Geometry
import SceneModel
import VectorRaster

extension VenetianBlinds: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard completion < 1 else { return plan.clear() }
    if let wipe = LinearWipeFilter(self, transform: plan.matrix) { plan.add(.linearWipe(wipe)) }
  }
}

import Geometry
import SceneModel
import VectorRaster

extension Mosaic: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard let filter = MosaicFilter(self, transform: plan.matrix) else { return }
    plan.margin.add(reach: filter.reach)
    plan.add(.mosaic(filter))
  }
}

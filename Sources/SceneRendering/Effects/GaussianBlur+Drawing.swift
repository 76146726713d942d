import Geometry
import SceneModel
import VectorRaster

extension GaussianBlur: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    let pixels = plan.deviations(deviation)
    guard pixels != .zero else { return }
    plan.margin.add(deviation: pixels, offset: .zero)
    plan.add(.blur(deviation: pixels))
  }
}

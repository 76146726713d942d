import SceneModel
import VectorRaster

extension SimpleChoker: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    let pixels = plan.length(choke)
    guard pixels > 0 else { return }
    // The distance from an edge beyond the picture counts too.
    plan.margin.add(reach: pixels)
    plan.add(.choke(pixels))
  }
}

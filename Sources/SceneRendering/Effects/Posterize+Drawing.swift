import SceneModel
import VectorRaster

extension Posterize: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    let steps = max(1, levels.rounded() - 1)
    plan.add(
      ColorFilter(
        table: ColorFilter.table { min(($0 * (steps + 1)).rounded(.down), steps) / steps }))
  }
}

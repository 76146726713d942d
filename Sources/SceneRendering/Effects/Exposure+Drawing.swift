import Geometry
import SceneModel
import VectorRaster

extension Exposure: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    let factor = power(2, stops.clamped(to: -64...64))
    plan.add(
      ColorFilter(
        table: ColorFilter.table { value in
          let light = max(0, LinearLight.decode(value) * factor + offset)
          return LinearLight.encode(power(light, 1 / max(gamma, 0.01)))
        }))
  }
}

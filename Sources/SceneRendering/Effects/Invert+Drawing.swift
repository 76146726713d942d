import SceneModel
import VectorRaster

extension Invert: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    let table = ColorFilter.table { $0 + (1 - 2 * $0) * amount }
    func values(_ own: ColorChannel) -> [UInt8] {
      channel == .all || channel == own ? table : ColorFilter.identity
    }
    plan.add(
      .channels(
        red: values(.red), green: values(.green), blue: values(.blue), alpha: ColorFilter.identity))
  }
}

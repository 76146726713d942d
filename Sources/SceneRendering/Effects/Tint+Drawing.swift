import Geometry
import SceneModel
import VectorRaster

extension Tint: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    let colors = (0..<256).map { byte in
      ColorFilter.packed(blackColor.interpolated(to: whiteColor, progress: Double(byte) / 255))
    }
    plan.add(.tint(colors, amount: amount))
  }
}

import SceneModel
import VectorRaster

extension FourColorGradient: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard let shader = FourColorShader(self, transform: plan.matrix) else { return }
    guard let blendMode else {
      plan.add(.shader(shader, opacity: 1, .normal))
      if opacity < 1 {
        plan.add(
          .channels(
            red: ColorFilter.identity, green: ColorFilter.identity, blue: ColorFilter.identity,
            alpha: ColorFilter.table { $0 * opacity }))
      }
      return
    }
    if opacity > 0 { plan.add(.shader(shader, opacity: opacity, blendMode)) }
  }
}

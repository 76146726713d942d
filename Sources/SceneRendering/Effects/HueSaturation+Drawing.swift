import SceneModel
import VectorRaster

extension HueSaturation: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    plan.add(
      .straight(
        isColorized
          ? ColorFilter.colorizing(
            hue: hue, saturation: max(0, saturation), lightness: lightness)
          : ColorFilter.turning(hue: hue, saturation: saturation, lightness: lightness)))
  }
}

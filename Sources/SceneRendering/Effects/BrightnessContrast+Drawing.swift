import Geometry
import SceneModel
import VectorRaster

extension BrightnessContrast: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    plan.add(ColorFilter(table: ColorFilter.table { isLegacy ? legacy($0) : curved($0) }))
  }

  /// A shift in bytes and a straight line through the middle: flat at a contrast of -1 and upright at 1.
  private func legacy(_ value: Double) -> Double {
    let slope = contrast > 0 ? 1 / max(1 - contrast, 1e-6) : 1 + contrast
    return (value - 0.5) * slope + 0.5 + brightness / 255 * max(slope, 1)
  }

  /// After Effects' curves are not published: brightness as a power of the difference from white, and contrast as a sine
  /// around the middle, come near them.
  private func curved(_ value: Double) -> Double {
    let light = 1 - power(1 - value, power(2, 1.8 * brightness.clamped(to: -1...1)))
    return light - sine(light * 2 * .pi) * contrast.clamped(to: -0.5...1) / (3 * .pi)
  }
}

import Geometry
import SceneModel
import VectorRaster

extension ColorOverlay: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard opacity > 0 else { return }
    plan.add(.color(StylePaint(color, opacity: opacity, blendMode: blendMode)))
  }
}

extension ColorRamp: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard amount > 0 else { return }
    let stops = [
      Gradient.Stop(offset: 0, color: startColor.opaque),
      Gradient.Stop(offset: 1, color: endColor.opaque),
    ]
    let gradient = Gradient(kind: kind, start: start, end: end, stops: stops)
    let shader = GradientShader(gradient, transform: plan.matrix, ramp: plan.nextRamp())
    if let shader { plan.add(.paint(opacity: amount, .normal, shader.shade)) }
  }
}

extension FourColorGradient: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard let shader = FourColorShader(self, transform: plan.matrix) else { return }
    guard let blendMode else {
      plan.add(.paint(opacity: 1, .normal, shader.shade))
      if opacity < 1 {
        let same = PixelFilter.identity
        let alpha = PixelFilter.table { $0 * opacity }
        plan.add(.channels(red: same, green: same, blue: same, alpha: alpha))
      }
      return
    }
    if opacity > 0 { plan.add(.paint(opacity: opacity, blendMode, shader.shade)) }
  }
}

extension GradientOverlay: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    let stops = self.stops
    guard opacity > 0, !stops.isEmpty else { return }
    let filter = PixelFilter.gradientOverlay(
      self, stops: stops, transform: plan.matrix, ramp: plan.nextRamp())
    guard let filter else { return }
    plan.dependsOnBounds = true
    plan.add(filter)
  }
}

extension Color {
  /// The color without transparency.
  fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }
}

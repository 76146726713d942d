import Geometry
import SceneModel
import VectorRaster

extension ColorRamp: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard amount > 0 else { return }
    let stops = [
      Gradient.Stop(offset: 0, color: startColor.opaque),
      Gradient.Stop(offset: 1, color: endColor.opaque),
    ]
    let gradient = Gradient(kind: kind, start: start, end: end, stops: stops)
    let shader = GradientShader(gradient, transform: plan.matrix, ramp: plan.nextRamp())
    if let shader { plan.add(.shader(shader, opacity: amount, .normal)) }
  }
}

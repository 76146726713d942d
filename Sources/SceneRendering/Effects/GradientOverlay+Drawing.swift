import SceneModel
import VectorRaster

extension GradientOverlay: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    let stops = self.stops
    guard opacity > 0, !stops.isEmpty else { return }
    let shader = GradientOverlayShader(
      self, stops: stops, transform: plan.matrix, ramp: plan.nextRamp())
    guard let shader else { return }
    plan.dependsOnBounds = true
    plan.add(.gradient(shader, opacity: opacity, blendMode))
  }
}

import Geometry
import SceneModel
import VectorRaster

extension LinearWipe: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard completion < 1 else { return plan.clear() }
    plan.add(.linearWipe(self, transform: plan.matrix))
  }
}

extension RadialWipe: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard completion > 0 else { return }
    guard completion < 1 else { return plan.clear() }
    let sweep = completion * 2 * .pi
    // A start of 0 is the top; radians begin at the x axis.
    var start = startAngle.radians - .pi / 2
    switch sense {
    case .clockwise: break
    case .counterclockwise: start -= sweep
    case .both: start -= sweep / 2
    }
    plan.add(
      .radialWipe(
        start: start, sweep: sweep, center: center, feather: feather, transform: plan.matrix))
  }
}

extension VenetianBlinds: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard completion < 1 else { return plan.clear() }
    plan.add(.venetianBlinds(self, transform: plan.matrix))
  }
}

import Geometry
import SceneModel
import VectorRaster

extension DisplacementMap: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    let matrix = plan.matrix
    guard size.x.isFinite, size.y.isFinite,
      let filter = DisplacementFilter(self, transform: matrix)
    else { return }
    plan.margin.add(reach: abs(distance.x * matrix.a) + abs(distance.y * matrix.c))
    plan.margin.add(reach: abs(distance.x * matrix.b) + abs(distance.y * matrix.d))
    // Pixels that are moved beyond one edge are wrapped around to the opposite one.
    if wraps { plan.add(area: Rect(size: size)) }
    plan.add(.displacement(filter))
  }
}

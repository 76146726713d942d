import Geometry
import SceneModel
import VectorRaster

/// An effect that takes each pixel from another place.
protocol DrawnWarp: DrawnEffect, PixelWarp {}

extension DrawnWarp {
  func addFilters(to plan: inout EffectPlan) {
    guard isFinite, let filter = WarpFilter(self, transform: plan.matrix) else { return }
    switch reach {
    case .nothing: return
    case .distance(let distance):
      plan.margin.add(reach: distance * Vector2(plan.matrix.a, plan.matrix.b).length)
      plan.margin.add(reach: distance * Vector2(plan.matrix.c, plan.matrix.d).length)
    case .area(let area): plan.add(area: area)
    case .mirrored(let reflection): plan.add(mirrorImageBy: reflection)
    }
    plan.add(.warp(filter))
  }
}

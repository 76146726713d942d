import Geometry
import SceneModel
import VectorRaster

// Effects that take each pixel from another place.
extension DrawnEffect where Self: PixelWarp {
  func addFilters(to plan: inout EffectPlan) {
    guard isFinite, let filter = PixelFilter.warp(self, transform: plan.matrix) else { return }
    switch reach {
    case .nothing: return
    case .distance(let distance):
      plan.margin.add(reach: distance * Vector2(plan.matrix.a, plan.matrix.b).length)
      plan.margin.add(reach: distance * Vector2(plan.matrix.c, plan.matrix.d).length)
    case .area(let area): plan.add(area: area)
    case .mirrored(let reflection): plan.add(mirrorImageBy: reflection)
    }
    plan.add(filter)
  }
}

extension Twirl: DrawnEffect {}
extension Spherize: DrawnEffect {}
extension Ripple: DrawnEffect {}
extension WaveWarp: DrawnEffect {}
extension Mirror: DrawnEffect {}
extension MotionTile: DrawnEffect {}
extension CornerPin: DrawnEffect {}
extension PolarCoordinates: DrawnEffect {}

extension DisplacementMap: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    let matrix = plan.matrix
    guard size.x.isFinite, size.y.isFinite,
      let filter = PixelFilter.displacement(self, transform: matrix)
    else { return }
    plan.margin.add(reach: abs(distance.x * matrix.a) + abs(distance.y * matrix.c))
    plan.margin.add(reach: abs(distance.x * matrix.b) + abs(distance.y * matrix.d))
    // Pixels that are moved beyond one edge are wrapped around to the opposite one.
    if wraps { plan.add(area: Rect(size: size)) }
    plan.add(filter)
  }
}

extension Mosaic: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard let filter = MosaicFilter(self, transform: plan.matrix) else { return }
    plan.margin.add(reach: filter.reach)
    plan.add(.mosaic(filter))
  }
}

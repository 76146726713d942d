import Geometry
import SceneModel
import VectorRaster

extension Bevel: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    let size = plan.length(self.size)
    guard size > 0 else { return }
    let smoothing = plan.length(self.smoothing)
    plan.margin.add(reach: kind == .inner ? 2 : size + 2)
    plan.margin.need(reach: size * 1.3 + smoothing * 3 + 4)
    let direction = plan.matrix.applyLinear(Vector2(angle: (self.direction - 90).radians))
    let plane = direction.length > 0 ? direction / direction.length : .zero
    let altitude = self.altitude.clamped(to: 0...90).radians
    let flat = plane * cosine(altitude)
    guard flat.x.isFinite, flat.y.isFinite else { return }
    plan.add(
      .bevel(
        BevelFilter(
          kind: kind, isChiseled: isChiseled, size: size, depth: depth.clamped(to: -100...100),
          smoothing: smoothing, light: Vector3(flat, z: sine(altitude)),
          highlight: StylePaint(
            highlightColor, opacity: highlightOpacity, blendMode: highlightMode),
          shadow: StylePaint(shadowColor, opacity: shadowOpacity, blendMode: shadowMode))))
  }
}

import Geometry
import SceneModel
import VectorRaster

extension ColorFill: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    let opaque = Bitmap.pixel(color.opaque) & 0xFF_FFFF
    plan.add(.constant(opaque, opacity: SceneRenderer.byte(opacity)))
  }
}

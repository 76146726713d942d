import Geometry
import SceneModel
import VectorRaster

extension DropShadow: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard opacity > 0 || isShadowOnly else { return }
    let pixels = plan.deviations(Vector2(deviation, deviation))
    guard let exact = plan.finiteOffset(offset) else { return }
    // A hard shadow is as sharp as its source, as in browsers, which move it by whole pixels.
    let offset = pixels == .zero ? Vector2(exact.x.rounded(), exact.y.rounded()) : exact
    let spread = plan.length(growth)
    plan.margin.add(reach: spread)
    plan.margin.add(deviation: pixels, offset: offset)
    plan.add(
      .shadow(
        ShadowFilter(
          color: Bitmap.pixel(color.opaque) & 0xFF_FFFF, opacity: opacity, offset: offset,
          deviation: pixels, spread: spread, isShadowOnly: isShadowOnly)))
  }
}

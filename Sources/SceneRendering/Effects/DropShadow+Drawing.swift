import Geometry
import SceneModel
import VectorRaster

extension DropShadow: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard shadow.opacity > 0 || isShadowOnly else { return }
    let pixels = plan.deviations(Vector2(repeating: shadow.deviation))
    guard let exact = plan.finiteOffset(shadow.offset) else { return }
    // A hard shadow is as sharp as its source, as in browsers, which move it by whole pixels.
    let offset = pixels == .zero ? Vector2(exact.x.rounded(), exact.y.rounded()) : exact
    let spread = plan.length(shadow.growth)
    plan.margin.add(reach: spread)
    plan.margin.add(deviation: pixels, offset: offset)
    plan.add(
      .shadow(
        ShadowFilter(
          color: Bitmap.pixel(shadow.color.opaque) & 0xFF_FFFF, opacity: shadow.opacity,
          offset: offset,
          deviation: pixels, spread: spread, isShadowOnly: isShadowOnly)))
  }
}

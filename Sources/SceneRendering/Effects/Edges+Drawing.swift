import Geometry
import SceneModel
import VectorRaster

extension Affine {
  /// Whether the shadow of what is transformed is its transformed shadow.
  fileprivate func keeps(_ shadow: ShadowShape) -> Bool {
    keepsAxes(ofBlur: Vector2(repeating: shadow.deviation))
      && (shadow.growth == 0 || keepsLengthRatios)
  }
}

extension GaussianBlur: DrawnEffect {
  func isExact(under matrix: Affine) -> Bool { matrix.keepsAxes(ofBlur: deviation) }

  func addFilters(to plan: inout EffectPlan) {
    let pixels = plan.deviations(deviation)
    guard pixels != .zero else { return }
    plan.margin.add(deviation: pixels, offset: .zero)
    plan.add(.blur(deviation: pixels))
  }
}

extension DropShadow: DrawnEffect {
  func isExact(under matrix: Affine) -> Bool { matrix.keeps(shadow) }

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
        color: Bitmap.bytes(shadow.color), opacity: shadow.opacity,
        offset: offset, deviation: pixels, spread: spread, isShadowOnly: isShadowOnly))
  }
}

extension InnerShadow: DrawnEffect {
  func isExact(under matrix: Affine) -> Bool { matrix.keeps(shadow) }

  func addFilters(to plan: inout EffectPlan) {
    guard shadow.opacity > 0 else { return }
    let deviation = plan.deviations(Vector2(repeating: shadow.deviation))
    let (offset, spread) = (plan.offset(shadow.offset), plan.length(shadow.growth))
    plan.margin.need(deviation: deviation, offset: offset)
    plan.margin.add(reach: offset.length)
    plan.add(
      .innerShadow(
        StylePaint(shadow.color, opacity: shadow.opacity, blendMode: blendMode), offset: offset,
        deviation: deviation, spread: spread, isFromCenter: isFromCenter))
  }
}

extension Satin: DrawnEffect {
  func isExact(under matrix: Affine) -> Bool { matrix.keeps(shadow) }

  func addFilters(to plan: inout EffectPlan) {
    guard shadow.opacity > 0 else { return }
    let deviation = plan.deviations(Vector2(repeating: shadow.deviation))
    let offset = plan.offset(shadow.offset)
    plan.margin.need(deviation: deviation, offset: offset)
    plan.margin.need(deviation: deviation, offset: -offset)
    plan.margin.add(reach: offset.length)
    plan.add(
      .satin(
        StylePaint(shadow.color, opacity: shadow.opacity, blendMode: blendMode), offset: offset,
        deviation: deviation, isInverted: isInverted))
  }
}

extension Bevel: DrawnEffect {
  func isExact(under matrix: Affine) -> Bool { matrix.keepsLengthRatios }

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
        self, size: size, smoothing: smoothing, light: Vector3(flat, z: sine(altitude))))
  }
}

extension LayerStroke: DrawnEffect {
  func isExact(under matrix: Affine) -> Bool { matrix.keepsLengthRatios }

  func addFilters(to plan: inout EffectPlan) {
    let width = plan.length(self.width)
    guard width > 0, opacity > 0 else { return }
    let outside = side == .outside ? width : side == .center ? width / 2 : 0
    plan.margin.add(reach: outside)
    plan.margin.need(reach: width)
    plan.add(
      .stroke(
        StylePaint(color, opacity: opacity, blendMode: blendMode), outside: outside,
        inside: width - outside))
  }
}

extension SimpleChoker: DrawnEffect {
  func isExact(under matrix: Affine) -> Bool { matrix.keepsLengthRatios }

  func addFilters(to plan: inout EffectPlan) {
    let pixels = plan.length(choke)
    guard pixels > 0 else { return }
    // The distance from an edge beyond the picture counts too.
    plan.margin.add(reach: pixels)
    plan.add(.choke(pixels))
  }
}

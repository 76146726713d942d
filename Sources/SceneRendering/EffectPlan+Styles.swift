import Geometry
import SceneModel
import VectorRaster

// Shadows, and what else is painted in the shape of a group's pixels.
extension EffectPlan {
  mutating func add(_ style: StyleFilter) { filters.append(.style(style)) }

  mutating func add(_ shadow: InnerShadow) {
    guard shadow.opacity > 0 else { return }
    let deviation = deviations(Vector2(shadow.deviation, shadow.deviation))
    let (offset, spread) = (self.offset(shadow.offset), length(shadow.spread))
    margin.need(deviation: deviation, offset: offset)
    margin.add(reach: offset.length)
    add(
      .innerShadow(
        StylePaint(shadow.color, opacity: shadow.opacity, blendMode: shadow.blendMode),
        offset: offset, deviation: deviation, spread: spread, isFromCenter: shadow.isFromCenter))
  }

  mutating func add(_ satin: Satin) {
    guard satin.opacity > 0 else { return }
    let deviation = deviations(Vector2(satin.deviation, satin.deviation))
    let offset = offset(satin.offset)
    margin.need(deviation: deviation, offset: offset)
    margin.need(deviation: deviation, offset: -offset)
    margin.add(reach: offset.length)
    add(
      .satin(
        StylePaint(satin.color, opacity: satin.opacity, blendMode: satin.blendMode),
        offset: offset, deviation: deviation, isInverted: satin.isInverted))
  }

  mutating func add(_ overlay: GradientOverlay) {
    guard overlay.opacity > 0, !overlay.stops.isEmpty else { return }
    guard let shader = GradientOverlayShader(overlay, transform: matrix, ramp: nextRamp()) else {
      return
    }
    needsAll = true
    add(.gradient(shader, opacity: overlay.opacity, overlay.blendMode))
  }

  mutating func add(_ outline: Outline) {
    let width = length(outline.width)
    guard width > 0, outline.opacity > 0 else { return }
    let outside = outline.side == .outside ? width : outline.side == .center ? width / 2 : 0
    margin.add(reach: outside)
    margin.need(reach: width)
    add(
      .outline(
        StylePaint(outline.color, opacity: outline.opacity, blendMode: outline.blendMode),
        outside: outside, inside: width - outside))
  }

  mutating func add(_ bevel: Bevel) {
    let size = length(bevel.size)
    guard size > 0 else { return }
    let smoothing = length(bevel.smoothing)
    margin.add(reach: bevel.kind == .inner ? 2 : size + 2)
    margin.need(reach: size * 1.3 + smoothing * 3 + 4)
    let direction = matrix.applyLinear(Vector2(angle: (bevel.direction - 90).radians))
    let plane = direction.length > 0 ? direction / direction.length : .zero
    let altitude = bevel.altitude.clamped(to: 0...90).radians
    let flat = plane * cosine(altitude)
    guard flat.x.isFinite, flat.y.isFinite else { return }
    func paint(_ color: Color, _ mode: BlendMode) -> StylePaint {
      StylePaint(color, opacity: color.alpha, blendMode: mode)
    }
    add(
      .bevel(
        BevelFilter(
          kind: bevel.kind, isChiseled: bevel.isChiseled, size: size,
          depth: bevel.depth.clamped(to: -100...100), smoothing: smoothing,
          light: Vector3(flat, z: sine(altitude)),
          highlight: paint(bevel.highlight, bevel.highlightMode),
          shadow: paint(bevel.shadow, bevel.shadowMode))))
  }

  mutating func add(_ shadow: DropShadow) {
    guard shadow.opacity > 0 || shadow.isShadowOnly else { return }
    let pixels = deviations(Vector2(shadow.deviation, shadow.deviation))
    var offset = matrix.applyLinear(shadow.offset)
    let limit = Double(size) * 2
    guard abs(offset.x) < .infinity, abs(offset.y) < .infinity else { return }
    offset = Vector2(offset.x.clamped(to: -limit...limit), offset.y.clamped(to: -limit...limit))
    // A hard shadow is as sharp as what casts it, as in browsers, which move it by whole pixels.
    if pixels == .zero { offset = Vector2(offset.x.rounded(), offset.y.rounded()) }
    let spread = length(shadow.spread)
    margin.add(reach: spread)
    margin.add(deviation: pixels, offset: offset)
    filters.append(
      .shadow(
        ShadowFilter(
          color: Bitmap.pixel(shadow.color.opaque) & 0xFF_FFFF, opacity: shadow.opacity,
          offset: offset, deviation: pixels, spread: spread, isShadowOnly: shadow.isShadowOnly)))
  }
}

extension Color {
  /// The colour without transparency.
  var opaque: Color { Color(red: red, green: green, blue: blue) }
}

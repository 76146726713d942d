import Geometry
import SceneModel
import VectorRaster

/// The effects of a group as filters in pixels, with the room that they need.
struct EffectPlan {
  /// What changes the group's layer, in order; effects that change nothing are left out.
  private(set) var filters: [PixelFilter] = []

  /// How far results reach beyond what they are made from, in pixels.
  private var margin = Margin()
  private var effects: [SceneEffect] = []
  private var matrix = Affine.identity
  private var size = 0
  /// The colours of gradients, one for each that lies over the pixels.
  private var ramps: [GradientRamp] = []
  private var usedRamps = 0
  /// Whether an effect depends on how far all pixels reach.
  private var needsAll = false

  /// Whether there is nothing to do.
  var isEmpty: Bool { filters.isEmpty }

  /// Makes the filters those of a group's effects, if anything changed.
  ///
  /// - Parameters:
  ///   - effects: The effects.
  ///   - matrix: From the group's coordinates to pixels.
  ///   - size: The longer side of the picture, in pixels; blurs reach no further, and moves not twice as far.
  mutating func update(_ effects: ArraySlice<SceneEffect>, matrix: Affine, size: Int) {
    if effects.isEmpty, filters.isEmpty { return }
    if effects.elementsEqual(self.effects), matrix == self.matrix, size == self.size { return }
    (self.effects, self.matrix, self.size) = (Array(effects), matrix, size)
    filters.removeAll(keepingCapacity: true)
    margin = Margin()
    (usedRamps, needsAll) = (0, false)
    for effect in effects { add(effect) }
  }

  /// The pixels that can be seen of the result of some pixels, which are not none.
  func result(of rect: PixelRect) -> PixelRect { margin.outset(rect) }

  /// The pixels that a part of the result, which is not empty, is made from.
  func source(of rect: PixelRect) -> PixelRect {
    let source = margin.opposite.outset(rect)
    return needsAll ? source.outset(x: size, y: size) : source
  }

  private mutating func add(_ effect: SceneEffect) {
    switch effect {
    case .tint, .fill, .tritone, .levels:
      if let filter = ColorFilter(effect) { filters.append(.colors(filter)) }
    case .gaussianBlur(let deviation):
      let pixels = deviations(deviation)
      guard pixels != .zero else { return }
      margin.add(deviation: pixels, offset: .zero)
      filters.append(.blur(deviation: pixels))
    case .dropShadow(let shadow): add(shadow)
    case .radialWipe(let wipe): add(wipe)
    case .innerShadow(let shadow): add(shadow)
    case .satin(let satin): add(satin)
    case .colorOverlay(let overlay):
      guard overlay.opacity > 0 else { return }
      add(
        .color(
          StylePaint(overlay.color, opacity: overlay.opacity, blendMode: overlay.blendMode)))
    case .gradientOverlay(let overlay): add(overlay)
    case .outline(let outline): add(outline)
    case .bevel(let bevel): add(bevel)
    }
  }

  private mutating func add(_ style: StyleFilter) { filters.append(.style(style)) }

  private mutating func add(_ shadow: InnerShadow) {
    guard shadow.opacity > 0 else { return }
    let deviation = deviations(Vector2(shadow.deviation, shadow.deviation))
    let (offset, spread) = (self.offset(shadow.offset), length(shadow.spread))
    margin.need(deviation: deviation, offset: offset)
    add(
      .innerShadow(
        StylePaint(shadow.color, opacity: shadow.opacity, blendMode: shadow.blendMode),
        offset: offset, deviation: deviation, spread: spread, isFromCenter: shadow.isFromCenter))
  }

  private mutating func add(_ satin: Satin) {
    guard satin.opacity > 0 else { return }
    let deviation = deviations(Vector2(satin.deviation, satin.deviation))
    let offset = offset(satin.offset)
    margin.need(deviation: deviation, offset: offset)
    margin.need(deviation: deviation, offset: -offset)
    add(
      .satin(
        StylePaint(satin.color, opacity: satin.opacity, blendMode: satin.blendMode),
        offset: offset, deviation: deviation, isInverted: satin.isInverted))
  }

  private mutating func add(_ overlay: GradientOverlay) {
    guard overlay.opacity > 0, !overlay.stops.isEmpty else { return }
    if usedRamps == ramps.count { ramps.append(GradientRamp()) }
    let ramp = ramps[usedRamps]
    guard let shader = GradientOverlayShader(overlay, transform: matrix, ramp: ramp) else { return }
    usedRamps += 1
    needsAll = true
    add(.gradient(shader, opacity: overlay.opacity, overlay.blendMode))
  }

  private mutating func add(_ outline: Outline) {
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

  private mutating func add(_ bevel: Bevel) {
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

  /// A length in pixels, the mean over all directions, which reaches no further than a picture.
  private func length(_ points: Double) -> Double {
    let length = points * abs(matrix.determinant).squareRoot()
    return length > 0 ? min(length, Double(size)) : 0
  }

  /// A way in pixels, not twice as long as a picture.
  private func offset(_ points: Vector2) -> Vector2 {
    let offset = matrix.applyLinear(points)
    let limit = Double(size) * 2
    guard abs(offset.x) < .infinity, abs(offset.y) < .infinity else { return .zero }
    return Vector2(offset.x.clamped(to: -limit...limit), offset.y.clamped(to: -limit...limit))
  }

  private mutating func add(_ shadow: DropShadow) {
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

  private mutating func add(_ wipe: RadialWipe) {
    guard wipe.completion > 0 else { return }
    guard wipe.completion < 1 else {
      filters.append(.colors(.constant(0, opacity: 0)))
      return
    }
    let sweep = wipe.completion * 2 * .pi
    // A start of 0 is the top; radians begin at the x axis.
    var start = wipe.startAngle.radians - .pi / 2
    switch wipe.direction {
    case .clockwise: break
    case .counterclockwise: start -= sweep
    case .both: start -= sweep / 2
    }
    guard
      let sector = SectorWipe(
        start: start, sweep: sweep, center: wipe.center, feather: wipe.feather, transform: matrix)
    else { return }
    filters.append(.wipe(sector))
  }

  /// Standard deviations along the picture's axes, in pixels, of a blur along the group's.
  ///
  /// A Gaussian with upright axes stands for one that the matrix turned or skewed.
  private func deviations(_ deviation: Vector2) -> Vector2 {
    let (x, y) = (deviation.x > 0 ? deviation.x : 0, deviation.y > 0 ? deviation.y : 0)
    let limit = Double(size) / 3
    func length(_ x: Double, _ y: Double) -> Double {
      let length = (x * x + y * y).squareRoot()
      // Below this a blur can not be seen.
      return length > 0.05 ? min(length, limit) : 0
    }
    return Vector2(length(matrix.a * x, matrix.c * y), length(matrix.b * x, matrix.d * y))
  }
}

/// By how many pixels each edge of a rectangle moves outwards.
private struct Margin {
  private var left = 0
  private var top = 0
  private var right = 0
  private var bottom = 0
  /// How much further a result looks than it reaches.
  private var needed = 0

  /// Makes room for a copy that is blurred and moved.
  mutating func add(deviation: Vector2, offset: Vector2) {
    let reach = (
      x: Double(PixelFilter.reach(deviation: deviation.x)),
      y: Double(PixelFilter.reach(deviation: deviation.y))
    )
    func room(_ distance: Double) -> Int { Int(max(0, distance.rounded(.up))) }
    // Chains of effects may be long, but nothing lies this far outside.
    left = min(left + room(reach.x - offset.x), 1 << 30)
    right = min(right + room(reach.x + offset.x), 1 << 30)
    top = min(top + room(reach.y - offset.y), 1 << 30)
    bottom = min(bottom + room(reach.y + offset.y), 1 << 30)
  }

  /// Makes room for growth in all directions.
  mutating func add(reach: Double) {
    let room = Int(max(0, min(reach, 1e6).rounded(.up))) + (reach > 0 ? 1 : 0)
    left = min(left + room, 1 << 30)
    right = min(right + room, 1 << 30)
    top = min(top + room, 1 << 30)
    bottom = min(bottom + room, 1 << 30)
  }

  /// Notes that pixels depend on others this far away, which do not reach there themselves.
  mutating func need(reach: Double) {
    needed = min(needed + Int(max(0, min(reach, 1e6).rounded(.up))) + 1, 1 << 30)
  }

  /// The same for a copy that is blurred and moved.
  mutating func need(deviation: Vector2, offset: Vector2) {
    let reach = Double(
      max(PixelFilter.reach(deviation: deviation.x), PixelFilter.reach(deviation: deviation.y)))
    need(reach: reach + max(abs(offset.x), abs(offset.y)))
  }

  /// The room that a result needs on the side that it is made from.
  var opposite: Margin {
    var margin = self
    (margin.left, margin.right) = (right + needed, left + needed)
    (margin.top, margin.bottom) = (bottom + needed, top + needed)
    return margin
  }

  func outset(_ rect: PixelRect) -> PixelRect {
    PixelRect(
      minX: rect.minX - left, minY: rect.minY - top, maxX: rect.maxX + right,
      maxY: rect.maxY + bottom)
  }
}

extension Color {
  /// The colour without transparency.
  fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }
}

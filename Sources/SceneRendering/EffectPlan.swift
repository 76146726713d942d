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
    for effect in effects { add(effect) }
  }

  /// The pixels that can be seen of the result of some pixels, which are not none.
  func result(of rect: PixelRect) -> PixelRect { margin.outset(rect) }

  /// The pixels that a part of the result, which is not empty, is made from.
  func source(of rect: PixelRect) -> PixelRect { margin.opposite.outset(rect) }

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
    }
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
    margin.add(deviation: pixels, offset: offset)
    filters.append(
      .shadow(
        ShadowFilter(
          color: Bitmap.pixel(shadow.color.opaque) & 0xFF_FFFF, opacity: shadow.opacity,
          offset: offset, deviation: pixels, isShadowOnly: shadow.isShadowOnly)))
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

  /// The room that a result needs on the side that it is made from.
  var opposite: Margin {
    var margin = self
    (margin.left, margin.right, margin.top, margin.bottom) = (right, left, bottom, top)
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

import Geometry
import SceneModel
import VectorRaster

/// The effects of a group as filters in pixels, with the room that they need.
struct EffectPlan {
  /// The filters of the group's layer in order, without those that change nothing.
  var filters: [PixelFilter] = []

  /// The margin that the effects add to the bounds, in pixels.
  var margin = EffectMargin()
  private var effects: [SceneEffect] = []
  private(set) var matrix = Affine.identity
  /// The longer side of the picture, in pixels.
  private(set) var size = 0
  /// The colors of gradients, one for each gradient over the pixels.
  private var ramps: [GradientRamp] = []
  private var usedRamps = 0
  /// Whether an effect depends on the bounds of all pixels.
  var dependsOnBounds = false

  /// Whether there is nothing to do.
  var isEmpty: Bool { filters.isEmpty }

  /// Makes the filters of a group's effects, if anything changed.
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
    margin = EffectMargin()
    (usedRamps, dependsOnBounds) = (0, false)
    for effect in effects { (effect.value as? any DrawnEffect)?.addFilters(to: &self) }
  }

  /// Whether a map moves pixels.
  var isDisplacing: Bool {
    filters.contains { if case .displacement = $0 { true } else { false } }
  }

  /// Returns the pixels that the result of a rectangle, which is not empty, may cover.
  func result(of rect: PixelRect) -> PixelRect { margin.outset(rect) }

  /// The pixels that a part of the result, which is not empty, is made from.
  func source(of rect: PixelRect) -> PixelRect {
    let source = margin.opposite.outset(rect)
    return dependsOnBounds ? source.outset(x: size, y: size) : source
  }

  /// Adds a filter.
  mutating func add(_ filter: PixelFilter) { filters.append(filter) }
  /// Adds a filter of colors.
  mutating func add(_ filter: ColorFilter) { filters.append(.colors(filter)) }
  /// Adds a filter of a layer style.
  mutating func add(_ filter: StyleFilter) { filters.append(.style(filter)) }
  /// Adds a filter that removes all pixels.
  mutating func clear() { add(.constant(0, opacity: 0)) }

  /// Adds an area, in points, in which pixels are moved to arbitrary places.
  mutating func add(area: Rect) {
    let pixels = PixelRect(covering: area.transformed(by: matrix))
    margin.add(area: pixels.outset(x: 2, y: 2), limit: limit)
  }

  /// Adds the exchange of the picture's pixels with their mirror image by a reflection in points.
  mutating func add(mirrorImageBy reflection: Affine) {
    guard let inverse = matrix.inverse else { return }
    let picture = Rect(minX: 0, minY: 0, maxX: Double(size), maxY: Double(size))
    let image = picture.transformed(by: matrix * reflection * inverse)
    margin.add(area: PixelRect(covering: picture.union(image)), limit: limit)
  }

  /// The largest area from which effects read pixels.
  private var limit: PixelRect {
    PixelRect(minX: -2 * size, minY: -2 * size, maxX: 3 * size, maxY: 3 * size)
  }

  /// Room for the colors of one more gradient.
  mutating func nextRamp() -> GradientRamp {
    if usedRamps == ramps.count { ramps.append(GradientRamp()) }
    usedRamps += 1
    return ramps[usedRamps - 1]
  }

  /// A length in pixels, the mean over all directions, which reaches no further than a picture.
  func length(_ points: Double) -> Double {
    let length = points * abs(matrix.determinant).squareRoot()
    return length > 0 ? min(length, Double(size)) : 0
  }

  /// An offset in pixels, limited to twice the size of the picture; zero for one without bounds.
  func offset(_ points: Vector2) -> Vector2 { finiteOffset(points) ?? .zero }

  /// An offset in pixels, limited to twice the size of the picture; `nil` for one without bounds.
  func finiteOffset(_ points: Vector2) -> Vector2? {
    let offset = matrix.applyLinear(points)
    let limit = Double(size) * 2
    guard abs(offset.x) < .infinity, abs(offset.y) < .infinity else { return nil }
    return Vector2(offset.x.clamped(to: -limit...limit), offset.y.clamped(to: -limit...limit))
  }

  /// The standard deviations along the picture's axes, in pixels, of a blur along the group's axes.
  func deviations(_ deviation: Vector2) -> Vector2 {
    let pixels = matrix.deviations(ofBlur: deviation)
    let limit = Double(size) / 3
    // A smaller blur is invisible.
    return Vector2(
      pixels.x > 0.05 ? min(pixels.x, limit) : 0, pixels.y > 0.05 ? min(pixels.y, limit) : 0)
  }
}

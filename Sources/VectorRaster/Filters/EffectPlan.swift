package import Geometry
package import SceneModel

/// An effect or layer style that can be drawn: all of `SceneEffect.all`.
protocol DrawnEffect: PixelEffect {
  /// Adds the filters of the effect, in pixels, with the room that they need; nothing where it changes nothing.
  func addFilters(to plan: inout EffectPlan)

  /// Whether the filters can draw the effect under a transform from the group's coordinates to pixels.
  func isExact(under matrix: Affine) -> Bool
}

extension DrawnEffect {
  func isExact(under matrix: Affine) -> Bool { true }
}

/// The effects of a group as filters in pixels, with the room that they need.
package struct EffectPlan {
  /// The filters of the group's nonempty layer in order, with lengths in pixels; without those that change nothing.
  package private(set) var filters: [(FilterProcessor, PixelSurface) -> Void] = []
  /// Whether a filter needs a displacement map.
  package private(set) var needsMap = false

  /// The margin that the effects add to the bounds, in pixels.
  var margin = EffectMargin()
  private var effects: [SceneEffect] = []
  /// From the group's coordinates to pixels.
  private(set) var matrix = Affine.identity
  /// The pixels that may be drawn: the picture or a flat drawing.
  private var page = PixelRect.empty
  /// The colors of gradients, one for each gradient over the pixels.
  private var ramps: [GradientRamp] = []
  private var usedRamps = 0
  /// Whether an effect depends on all pixels: on their bounds or on their largest alpha.
  var dependsOnAllPixels = false

  package init() {}

  /// Whether filters can draw an effect under a transform from the group's coordinates to pixels.
  ///
  /// If not, the group is drawn flat, with its effects, and then transformed.
  package static func canDraw(_ effect: SceneEffect, under matrix: Affine) -> Bool {
    (effect.value as? any DrawnEffect)?.isExact(under: matrix) ?? true
  }

  /// Makes the filters of a group's effects under a transform to pixels, if anything changed.
  ///
  /// The page has the pixels that may be drawn; see `size`. Returns whether any filter is needed.
  package mutating func update(
    _ effects: ArraySlice<SceneEffect>, matrix: Affine, page: PixelRect
  ) -> Bool {
    if effects.isEmpty, filters.isEmpty { return false }
    if effects.elementsEqual(self.effects), matrix == self.matrix, page == self.page {
      return !filters.isEmpty
    }
    (self.effects, self.matrix, self.page) = (Array(effects), matrix, page)
    filters.removeAll(keepingCapacity: true)
    margin = EffectMargin()
    (usedRamps, dependsOnAllPixels, needsMap) = (0, false, false)
    for effect in effects { (effect.value as? any DrawnEffect)?.addFilters(to: &self) }
    return !filters.isEmpty
  }

  /// The distance that blurs reach at most, and moves not twice as far, in pixels: the longer side of the page.
  ///
  /// A small page, such as a baked picture, may show content from far outside.
  package var size: Int { max(page.width, page.height, EffectPlan.smallestSize) }
  private static let smallestSize = 256

  /// Returns the pixels that the result of a nonempty rectangle may cover.
  package func result(of rect: PixelRect) -> PixelRect { margin.outset(rect) }

  /// The source pixels of a nonempty part of the result.
  package func source(of rect: PixelRect) -> PixelRect {
    let source = margin.opposite.outset(rect)
    return dependsOnAllPixels ? source.outset(x: size, y: size) : source
  }

  /// Adds a filter, which may need a displacement map, or distances from the edges of the layer.
  mutating func add(
    needsMap: Bool = false, needsDistances: Bool = false,
    _ filter: @escaping (FilterProcessor, PixelSurface) -> Void
  ) {
    filters.append(filter)
    self.needsMap = self.needsMap || needsMap
    // The largest alpha counts as opaque.
    dependsOnAllPixels = dependsOnAllPixels || needsDistances
  }

  /// Adds a filter that removes all pixels.
  mutating func clear() { add { $1.clear() } }

  /// Adds an area, in points, in which pixels are moved to arbitrary places.
  mutating func add(area: Rect) {
    let pixels = PixelRect(covering: area.transformed(by: matrix))
    margin.add(area: pixels.outset(x: 2, y: 2), limit: limit)
  }

  /// Adds the exchange of the picture's pixels with their mirror image by a reflection in points.
  mutating func add(mirrorImageBy reflection: Affine) {
    guard let inverse = matrix.inverse else { return }
    let image = Rect(page).transformed(by: matrix * reflection * inverse)
    margin.add(area: page.union(PixelRect(covering: image)), limit: limit)
  }

  /// The largest area from which effects read pixels.
  private var limit: PixelRect { page.outset(x: 2 * size, y: 2 * size) }

  /// Room for the colors of one more gradient.
  mutating func nextRamp() -> GradientRamp {
    if usedRamps == ramps.count { ramps.append(GradientRamp()) }
    usedRamps += 1
    return ramps[usedRamps - 1]
  }

  /// A length in pixels, the mean over all directions, which reaches no further than `size`.
  func length(_ points: Double) -> Double {
    let length = points * abs(matrix.determinant).squareRoot()
    return length > 0 ? min(length, Double(size)) : 0
  }

  /// An offset in pixels, limited to twice `size`; zero for one without bounds.
  func offset(_ points: Vector2) -> Vector2 { finiteOffset(points) ?? .zero }

  /// An offset in pixels, limited to twice `size`; `nil` for one without bounds.
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

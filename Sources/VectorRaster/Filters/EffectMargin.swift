package import Geometry

/// The margin that effects add to the bounds of their input, in pixels for each edge.
struct EffectMargin {
  /// The room at the left, top, right and bottom edge.
  private var room = SIMD4<Int>.zero
  /// The additional distance from which effects read pixels without extending the bounds.
  private var needed = 0
  /// The area in which effects move pixels to arbitrary places.
  private var area = PixelRect.empty

  /// The radius of a blur's kernel for a standard deviation, both in pixels.
  private static func reach(deviation: Double) -> Int {
    deviation > 0 ? Int((min(deviation, 1e6) * 3).rounded(.up)) + 3 : 0
  }

  /// Makes room for a copy that is blurred and moved.
  mutating func add(deviation: Vector2, offset: Vector2) {
    let x = Double(EffectMargin.reach(deviation: deviation.x))
    let y = Double(EffectMargin.reach(deviation: deviation.y))
    func room(_ distance: Double) -> Int { Int(max(0, distance.rounded(.up))) }
    add(SIMD4(room(x - offset.x), room(y - offset.y), room(x + offset.x), room(y + offset.y)))
  }

  /// Makes room for growth in all directions.
  mutating func add(reach: Double) {
    add(SIMD4(repeating: Int(max(0, min(reach, 1e6).rounded(.up))) + (reach > 0 ? 1 : 0)))
  }

  private mutating func add(_ more: SIMD4<Int>) {
    // The limit keeps sums of long chains of effects in range; nothing is this far outside.
    room = pointwiseMin(room &+ more, SIMD4(repeating: 1 << 30))
  }

  /// Adds an area in which pixels are moved to arbitrary places.
  mutating func add(area: PixelRect, limit: PixelRect) {
    let inside = area.intersection(limit)
    if !inside.isEmpty { self.area = self.area.union(inside) }
  }

  /// Adds a distance from which pixels are read without extending the bounds.
  mutating func need(reach: Double) {
    needed = min(needed + Int(max(0, min(reach, 1e6).rounded(.up))) + 1, 1 << 30)
  }

  /// Adds the distance that a blurred and moved copy is read from.
  mutating func need(deviation: Vector2, offset: Vector2) {
    let reach = Double(
      max(EffectMargin.reach(deviation: deviation.x), EffectMargin.reach(deviation: deviation.y)))
    need(reach: reach + max(abs(offset.x), abs(offset.y)))
  }

  /// The margin of the source around a result.
  var opposite: EffectMargin {
    var margin = self
    margin.room = SIMD4(lowHalf: room.highHalf, highHalf: room.lowHalf) &+ needed
    return margin
  }

  func outset(_ rect: PixelRect) -> PixelRect {
    let rect = area.isEmpty ? rect : rect.union(area)
    return PixelRect(
      minX: rect.minX - room.x, minY: rect.minY - room.y, maxX: rect.maxX + room.z,
      maxY: rect.maxY + room.w)
  }
}

// Filters of pixels have one length for all directions, and blur along the picture's axes: they are exact only under some
// transforms.
extension Affine {
  /// The largest relative error that is invisible.
  private static let tolerance = 1e-3

  /// Whether all lengths are scaled alike.
  var keepsLengthRatios: Bool {
    let (x, y) = (a * a + b * b, c * c + d * d)
    let tolerance = (x + y) * Affine.tolerance
    return abs(x - y) <= tolerance && abs(a * c + b * d) <= tolerance
  }

  /// Whether a blur along the axes, with these standard deviations, is one along the picture's axes.
  package func keepsAxes(ofBlur deviation: Vector2) -> Bool {
    let (x, y) = (deviation.x * deviation.x, deviation.y * deviation.y)
    let variance = (a * a + b * b) * x + (c * c + d * d) * y
    return abs(a * b * x + c * d * y) <= variance * Affine.tolerance
  }

  /// The standard deviations along the picture's axes, in pixels, of a blur along the group's axes.
  ///
  /// Without `keepsAxes(ofBlur:)`, they belong to the nearest such blur. Negative ones and NaN count as 0.
  package func deviations(ofBlur deviation: Vector2) -> Vector2 {
    let (x, y) = (deviation.x > 0 ? deviation.x : 0, deviation.y > 0 ? deviation.y : 0)
    return Vector2(Vector2(a * x, c * y).length, Vector2(b * x, d * y).length)
  }
}

import Geometry
import VectorRaster

/// How far the results of effects reach beyond what they are made from: by how many pixels each edge of a rectangle moves
/// outwards.
struct EffectMargin {
  private var left = 0
  private var top = 0
  private var right = 0
  private var bottom = 0
  /// How much further a result looks than it reaches.
  private var needed = 0
  /// Pixels among which results come from anywhere.
  private var area = PixelRect.empty

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

  /// Notes that pixels of an area become those of others in it.
  mutating func add(area: PixelRect, limit: PixelRect) {
    let inside = area.intersection(limit)
    if !inside.isEmpty { self.area = self.area.union(inside) }
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
  var opposite: EffectMargin {
    var margin = self
    (margin.left, margin.right) = (right + needed, left + needed)
    (margin.top, margin.bottom) = (bottom + needed, top + needed)
    return margin
  }

  func outset(_ rect: PixelRect) -> PixelRect {
    let rect = area.isEmpty ? rect : rect.union(area)
    return PixelRect(
      minX: rect.minX - left, minY: rect.minY - top, maxX: rect.maxX + right,
      maxY: rect.maxY + bottom)
  }
}

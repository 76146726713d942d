import CompositionModel
import ViewTree

/// Limits the copies of repeaters after the evaluation of their expressions.
enum RepeaterBounds {
  /// Limits the repeaters of a list, and returns how often its shapes are drawn.
  @discardableResult
  static func limit(_ items: inout [ShapeItem]) -> Double {
    var weight = 0.0
    for index in items.indices {
      switch items[index].kind {
      case .group(var children, let transform, let blendMode):
        weight += limit(&children)
        items[index].kind = .group(children, transform, blendMode)
      case .repeater(var repeater):
        let allowed = max(1, (ExpressionLimits.repeatedShapes / max(1, weight)).rounded(.down))
        let limit = min(allowed, ExpressionLimits.repeaterCopies)
        if repeater.copies.expression != nil {
          repeater.copies = repeater.copies.map { min($0, limit) }
          items[index].kind = .repeater(repeater)
        }
        let most = repeater.copies.keyframes.reduce(repeater.copies.initial) { max($0, $1.value) }
        weight *= max(1, most)
      case .rectangle, .ellipse, .star, .path, .fill, .stroke, .trim, .roundCorners, .merge,
        .pucker, .twist, .zigZag, .offset, .unsupported:
        weight += 1
      }
    }
    return weight
  }
}

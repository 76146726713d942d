import CompositionModel

/// A list of shapes that was read.
struct ShapeList {
  /// The shapes, topmost first.
  var items: [ShapeItem] = []
  /// The transform that stands in the list; `nil` without one.
  var transform: LayerTransform?
  /// How often its entries are drawn, the copies of repeaters counted.
  var weight = 0.0
}

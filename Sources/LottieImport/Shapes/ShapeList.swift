import CompositionModel

/// A list of shapes.
struct ShapeList {
  /// The shapes, topmost first.
  var items: [ShapeItem] = []
  /// The transform in the list; `nil` without one.
  var transform: LayerTransform?
  /// The number of times that its entries are drawn, including copies of repeaters.
  var weight = 0.0
}

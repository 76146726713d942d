import CompositionModel
import SceneModel
import ViewTree

/// Replaces properties of a layer, by their index in the order of visits.
struct PropertyWriter: PropertyVisitor {
  /// The new values by index.
  let values: [Int: AnimatedValue<PropertyValue>]
  private var index = 0

  init(_ values: [Int: AnimatedValue<PropertyValue>]) {
    self.values = values
  }

  mutating func visit<Value: ModelValue>(
    _ value: inout AnimatedValue<Value>, _ property: ModelProperty
  ) {
    defer { index += 1 }
    guard let replacement = values[index] else { return }
    let expression = value.expression
    value = replacement.map { Value($0) }
    value.expression = expression
  }
}

import CompositionModel
import SceneModel
import ViewTree

/// Collects the properties and groups of a layer.
struct PropertyCollector: PropertyVisitor {
  /// The properties, in the order of the visit.
  private(set) var properties: [CollectedProperty] = []
  /// The groups of the layer: its transform, lists and others.
  private(set) var groups: [Group] = []
  private var open: [Group] = [Group(PropertyGroup())]

  /// A property with its name and unit in expressions.
  struct CollectedProperty {
    var value: AnimatedValue<PropertyValue>
    var key: String
    var unit: ModelUnit
    var kind: Character
    var isOnlyRead: Bool
    /// Whether it belongs to the layer's own transform.
    var isPlace: Bool
  }

  /// A group with the indices of its properties in `properties`.
  struct Group {
    var group: PropertyGroup
    var properties: [Int] = []
    var groups: [Group] = []

    init(_ group: PropertyGroup) { self.group = group }
  }

  mutating func visit<Value: ModelValue>(
    _ value: inout AnimatedValue<Value>, _ property: ModelProperty
  ) {
    open[open.count - 1].properties.append(properties.count)
    let value = value.map { $0.erased }
    let isLayer = open[open.count - 1].group.kind == "layerControl"
    properties.append(
      CollectedProperty(
        value: value, key: property.name, unit: property.unit,
        kind: isLayer ? "l" : value.initial.scriptKind,
        isOnlyRead: open.contains { $0.group.isOnlyRead },
        isPlace: open.count == 2 && open[1].group.role == .transform))
  }

  mutating func visit(_ group: PropertyGroup, _ body: (inout Self) -> Void) {
    open.append(Group(group))
    body(&self)
    let group = open.removeLast()
    if open.count == 1 {
      groups.append(group)
    } else {
      open[open.count - 1].groups.append(group)
    }
  }
}

/// Replaces properties of a layer, by their index in the order of visits.
struct PropertyWriter: PropertyVisitor {
  /// The new values by index.
  let values: [Int: AnimatedValue<PropertyValue>]
  /// The index of the next property.
  var index = 0

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

import CompositionModel
import SceneModel
import ViewTree

/// Collects the properties and groups of a layer for its expressions.
struct PropertyCollector: PropertyVisitor {
  let address: LayerAddress
  /// The number of the first property in the environment script.
  let first: Int
  /// The properties, in the order of the visit.
  private(set) var properties: [EvaluatedProperty] = []
  /// The groups of the layer: its transform, lists and others.
  private(set) var groups: [Group] = []
  private var open: [Group] = [Group(facts: PropertyGroup())]

  /// Makes a collector for the layer at an address.
  init(_ address: LayerAddress, first: Int) {
    self.address = address
    self.first = first
  }

  /// A group with its properties and the groups inside it.
  struct Group {
    var facts: PropertyGroup
    var properties: [EvaluatedProperty] = []
    var groups: [Group] = []
  }

  mutating func visit<Value: ModelValue>(
    _ value: inout AnimatedValue<Value>, _ property: ModelProperty
  ) {
    let value = value.map { $0.erased }
    let isLayer = open[open.count - 1].facts.kind == "layerControl"
    let property = EvaluatedProperty(
      property.name, number: first + properties.count, address: address, unit: property.unit,
      kind: isLayer ? "l" : value.initial.scriptKind, value: value, expression: value.expression,
      isOnlyRead: open.contains { $0.facts.isOnlyRead },
      isPlace: open.count == 2 && open[1].facts.role == .transform)
    properties.append(property)
    open[open.count - 1].properties.append(property)
  }

  mutating func visit(_ group: PropertyGroup, _ body: (inout Self) -> Void) {
    open.append(Group(facts: group))
    body(&self)
    let group = open.removeLast()
    if open.count == 1 {
      groups.append(group)
    } else {
      open[open.count - 1].groups.append(group)
    }
  }
}

/// A property that expressions can read, with the last value of its own expression.
final class EvaluatedProperty {
  /// The name in expressions.
  let name: String
  /// The number of the property in the environment script.
  let number: Int
  let address: LayerAddress
  /// The unit of the numbers in expressions.
  let unit: ModelUnit
  /// The kind in the environment script: as `PropertyValue.scriptKind`, or `l` for a layer, `t` for a source text.
  let kind: String
  /// The keyframes or value of the file, in the units of the model.
  let value: AnimatedValue<PropertyValue>
  /// The expression on the property or the source text; `nil` without one.
  let expression: ExpressionNumber?
  /// Whether it has no visible result and is evaluated only on demand.
  let isOnlyRead: Bool
  /// Whether it belongs to the layer's own transform.
  let isPlace: Bool
  /// The keyframes, prepared for evaluation.
  private var track: KeyframeTrack
  /// The state of the expression.
  var state = State.waiting
  /// The frame of the last evaluation; NaN before the first.
  var lastFrame = Double.nan
  /// The result of the last evaluation.
  var lastValue: PropertyValue

  /// The result of the last evaluation of a source text.
  var lastDocument: TextDocument?
  /// The setters of text styles that its expression calls, and that are not drawn.
  var missingStyles: Set<String> = []

  /// The state of a property's expression.
  enum State {
    /// Not yet compiled.
    case waiting
    case ready, running
    /// It does not run again.
    case failed
  }

  /// Makes a property before the first evaluation.
  init(
    _ name: String, number: Int, address: LayerAddress, unit: ModelUnit = .plain, kind: String,
    value: AnimatedValue<PropertyValue>, expression: ExpressionNumber?, isOnlyRead: Bool = false,
    isPlace: Bool = false
  ) {
    (self.name, self.number, self.address) = (name, number, address)
    (self.unit, self.kind, self.value, self.expression) = (unit, kind, value, expression)
    (self.isOnlyRead, self.isPlace) = (isOnlyRead, isPlace)
    track = KeyframeTrack(value)
    lastValue = value.initial
  }

  /// The value of the keyframes at a frame, in the units of the model.
  func keyframeValue(at frame: Double) -> PropertyValue {
    guard value.isAnimated else { return value.initial }
    return track.value(at: frame)
  }
}

/// Replaces properties of a layer, by their numbers in the environment script.
struct PropertyWriter: PropertyVisitor {
  /// The new values by number.
  let values: [Int: AnimatedValue<PropertyValue>]
  /// The number of the next property.
  var number: Int

  mutating func visit<Value: ModelValue>(
    _ value: inout AnimatedValue<Value>, _ property: ModelProperty
  ) {
    defer { number += 1 }
    guard let replacement = values[number] else { return }
    let expression = value.expression
    value = replacement.map { Value($0) }
    value.expression = expression
  }
}

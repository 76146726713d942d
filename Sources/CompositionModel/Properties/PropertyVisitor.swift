package import Animation
package import Geometry
package import SceneModel

/// Visits the properties of a part of the model, always in the same order.
///
/// The parts list their properties in `visitProperties(_:)`, the only place that knows all of them: import reads,
/// lowering sets, expressions evaluate, outlines name and comparisons compare what they list.
///
/// A visitor implements one generic `visit(_:_:)` for all types of values. The requirements for single types have the
/// compiler specialize it in the module of the visitor; the parts of the model call these, as calls of the generic one
/// from here run unspecialized, which takes several times as long.
package protocol PropertyVisitor {
  mutating func visit<Value: ModelValue>(
    _ value: inout AnimatedValue<Value>, _ property: ModelProperty)

  mutating func visit(_ value: inout AnimatedValue<Double>, _ property: ModelProperty)
  mutating func visit(_ value: inout AnimatedValue<Vector3>, _ property: ModelProperty)
  mutating func visit(_ value: inout AnimatedValue<Color>, _ property: ModelProperty)
  mutating func visit(_ value: inout AnimatedValue<[Double]>, _ property: ModelProperty)
  mutating func visit(_ value: inout AnimatedValue<BezierPath>, _ property: ModelProperty)

  /// Visits the contents of a group of properties.
  mutating func visit(_ group: PropertyGroup, _ body: (inout Self) -> Void)

  /// Whether an optional property is visited.
  mutating func visits(_ property: ModelProperty, isPresent: Bool) -> Bool

  /// Visits a setting, which has no keyframes, with its name in comparisons.
  mutating func visit(setting name: String, _ value: some Hashable)
}

extension PropertyVisitor {
  /// Visits the contents alone.
  package mutating func visit(_ group: PropertyGroup, _ body: (inout Self) -> Void) {
    body(&self)
  }

  /// Ignores the setting.
  package mutating func visit(setting name: String, _ value: some Hashable) {}

  /// Visits only properties that are present.
  package mutating func visits(_ property: ModelProperty, isPresent: Bool) -> Bool {
    isPresent
  }

  /// Visits an optional property; `neutral` is its value without an effect.
  package mutating func visit<Value: ModelValue>(
    _ value: inout AnimatedValue<Value>?, _ property: ModelProperty, neutral: Value
  ) {
    guard visits(property, isPresent: value != nil) else { return }
    var present = value ?? AnimatedValue(neutral)
    visit(&present, property)
    value = present
  }

  /// Visits an optional number that is 0 without an effect.
  package mutating func visit(_ value: inout AnimatedValue<Double>?, _ property: ModelProperty) {
    visit(&value, property, neutral: 0)
  }
}

/// A group of properties with its names in expressions.
package struct PropertyGroup {
  /// The role in the outer group.
  package var role: Role
  /// The kind in the environment of expressions.
  package var kind: String
  /// The designer's name.
  package var name: String
  /// After Effects' internal name.
  package var matchName: String
  /// The index in expressions, from 1.
  package var number: Int
  /// Whether an effect is enabled.
  package var isEnabled = true
  /// Whether the properties have no visible result and are evaluated only on demand.
  package var isOnlyRead = false

  /// The role of a group in the outer group.
  package enum Role {
    /// An element of a list.
    case child
    /// The transform of a layer, group or repeater.
    case transform
    /// The dashes of a stroke.
    case dashes
    /// A list of a layer.
    case shapes, effects, masks
    /// Properties that expressions cannot find by name, but may be on.
    case other
  }

  /// Makes a group.
  package init(
    role: Role = .child, kind: String = "", name: String = "", matchName: String = "",
    number: Int = 0
  ) {
    self.role = role
    self.kind = kind
    self.name = name
    self.matchName = matchName
    self.number = number
  }
}

/// A value that properties of the model have.
package protocol ModelValue: Interpolatable {
  var erased: PropertyValue { get }
  /// The value of a property value; a default for one of another kind.
  init(_ erased: PropertyValue)
}

extension Double: ModelValue {
  package var erased: PropertyValue { .number(self) }
  package init(_ erased: PropertyValue) { self = erased.numberValue }
}

extension Vector3: ModelValue {
  package var erased: PropertyValue { .vector(self) }
  package init(_ erased: PropertyValue) { self = erased.vectorValue }
}

extension Color: ModelValue {
  package var erased: PropertyValue { .color(self) }
  package init(_ erased: PropertyValue) { self = erased.colorValue }
}

extension [Double]: ModelValue {
  package var erased: PropertyValue { .numbers(self) }
  package init(_ erased: PropertyValue) { self = erased.numbersValue }
}

extension BezierPath: ModelValue {
  package var erased: PropertyValue { .path(self) }
  package init(_ erased: PropertyValue) { self = erased.pathValue }
}

extension PropertyValue: ModelValue {
  package var erased: PropertyValue { self }
  package init(_ erased: PropertyValue) { self = erased }
}

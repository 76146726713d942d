import ViewTree

/// Visits each property of a layer, always in the same order.
protocol PropertyVisitor {
  /// Visits a property.
  ///
  /// - Parameters:
  ///   - value: The property, in the units of the model.
  ///   - key: The name in expressions.
  ///   - unit: The unit in expressions.
  mutating func visit<Value: ExpressionValue>(
    _ value: inout AnimatedValue<Value>, _ key: String, _ unit: ExpressionUnit)

  /// Visits the contents of a group of properties.
  mutating func visit(_ group: PropertyGroup, _ body: (inout Self) -> Void)
}

extension PropertyVisitor {
  /// Visits a property with the same numbers in expressions.
  mutating func visit<Value: ExpressionValue>(_ value: inout AnimatedValue<Value>, _ key: String) {
    visit(&value, key, .plain)
  }

  /// Visits an optional property.
  mutating func visit<Value: ExpressionValue>(
    _ value: inout AnimatedValue<Value>?, _ key: String, _ unit: ExpressionUnit = .plain
  ) {
    guard var present = value else { return }
    visit(&present, key, unit)
    value = present
  }
}

/// The conversion of a property's numbers to those in expressions.
struct ExpressionUnit: Hashable {
  /// The factor from the model to expressions.
  var factor = 1.0
  /// Whether vectors have two numbers instead of three.
  var isPlanar = false

  /// The numbers of the model.
  static let plain = ExpressionUnit()
  /// Vectors of two numbers.
  static let planar = ExpressionUnit(isPlanar: true)
  /// Factors as percentages.
  static let percent = ExpressionUnit(factor: 100)
  /// Vectors of two factors as percentages.
  static let planarPercent = ExpressionUnit(factor: 100, isPlanar: true)
  /// Turns as degrees.
  static let degrees = ExpressionUnit(factor: 360)
}

/// A group of properties with its names in expressions.
struct PropertyGroup {
  /// The role in the outer group.
  var role = Role.child
  /// The kind in the environment script.
  var kind = ""
  /// The designer's name.
  var name = ""
  /// After Effects' internal name.
  var matchName = ""
  /// The index in expressions, from 1.
  var number = 0
  /// Whether an effect is enabled.
  var isEnabled = true
  /// Whether the properties have no visible result and are evaluated only on demand.
  var isOnlyRead = false

  /// The role of a group in the outer group.
  enum Role {
    /// An element of a list.
    case child
    /// The transform of a layer, group or repeater.
    case transform
    /// The dashes of a stroke.
    case dashes
    /// The shapes of a layer.
    case shapes
    /// The effects of a layer.
    case effects
    /// The masks of a layer.
    case masks
    /// Properties that expressions cannot find by name, but may be on.
    case other
  }
}

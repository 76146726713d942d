import ViewTree

/// What is done to each property of a layer, one after the other and always in the same order.
protocol PropertyVisitor {
  /// Visits a property.
  ///
  /// - Parameters:
  ///   - value: The property, in the units of the model.
  ///   - key: Its name in expressions.
  ///   - unit: What expressions see of it.
  mutating func visit<Value: ExpressionValue>(
    _ value: inout AnimatedValue<Value>, _ key: String, _ unit: ExpressionUnit)

  /// Visits what lies in a group of properties.
  mutating func visit(_ group: PropertyGroup, _ body: (inout Self) -> Void)
}

extension PropertyVisitor {
  /// Visits a property whose numbers expressions see as they are.
  mutating func visit<Value: ExpressionValue>(_ value: inout AnimatedValue<Value>, _ key: String) {
    visit(&value, key, .plain)
  }

  /// Visits a property that may be missing.
  mutating func visit<Value: ExpressionValue>(
    _ value: inout AnimatedValue<Value>?, _ key: String, _ unit: ExpressionUnit = .plain
  ) {
    guard var present = value else { return }
    visit(&present, key, unit)
    value = present
  }
}

/// What expressions see of a property's numbers.
struct ExpressionUnit: Hashable {
  /// By what the numbers of the model are multiplied.
  var factor = 1.0
  /// Whether vectors have two numbers rather than three.
  var isPlanar = false

  /// Numbers as they are.
  static let plain = ExpressionUnit()
  /// Points of the plane.
  static let planar = ExpressionUnit(isPlanar: true)
  /// Factors as percentages.
  static let percent = ExpressionUnit(factor: 100)
  /// Factors of the plane as percentages.
  static let planarPercent = ExpressionUnit(factor: 100, isPlanar: true)
  /// Turns as degrees.
  static let degrees = ExpressionUnit(factor: 360)
}

/// A group of properties, as expressions name it.
struct PropertyGroup {
  /// How it belongs to the group around it.
  var role = Role.child
  /// What it is, as the environment's script names it.
  var kind = ""
  /// The designer's name.
  var name = ""
  /// After Effects' internal name.
  var matchName = ""
  /// The number by which expressions count it, from 1.
  var number = 0
  /// Whether it is an effect that is switched on.
  var isEnabled = true
  /// Whether its properties only serve expressions, which ask for them when they need them.
  var isOnlyRead = false

  /// How a group belongs to the one around it.
  enum Role {
    /// One of a list.
    case child
    /// The transform of a layer, group or repeater.
    case transform
    /// The dashes of a stroke.
    case dashes
    /// A list of a layer: its shapes.
    case shapes
    /// A list of a layer: its effects.
    case effects
    /// A list of a layer: its masks.
    case masks
    /// What expressions find nowhere but may themselves be on.
    case other
  }
}

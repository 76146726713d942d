import Geometry
import SceneModel

/// The place from which generated code takes the value of a property.
enum PropertySource: Hashable, Sendable {
  /// A value that never changes.
  case constant(PropertyValue)
  /// A variable with the whole value.
  case variable(SwiftExpression, initial: PropertyValue)
  /// A variable for each dimension that changes; the others are constant.
  case components([Int: SwiftExpression], initial: PropertyValue)

  /// Makes a source of variables by dimension; that of the whole value has none.
  init(_ variables: [(component: Int?, value: SwiftExpression)], initial: PropertyValue) {
    if let whole = variables.first, whole.component == nil {
      self = .variable(whole.value, initial: initial)
    } else {
      let components = variables.compactMap { place, value in place.map { ($0, value) } }
      self = .components(Dictionary(uniqueKeysWithValues: components), initial: initial)
    }
  }

  var initial: PropertyValue {
    switch self {
    case .constant(let value), .variable(_, let value), .components(_, let value): value
    }
  }

  /// Whether the value never changes.
  var isConstant: Bool { if case .constant = self { true } else { false } }

  /// Whether the value is always a given one.
  func isAlways(_ value: PropertyValue) -> Bool { isConstant && initial == value }

  /// The variable of the whole value; `nil` for others.
  var variable: SwiftExpression? { if case .variable(let name, _) = self { name } else { nil } }

  /// The number, the flag, or the value of a variable.
  var expression: SwiftExpression {
    switch self {
    case .constant(let value): ValueLiteral.expression(value)
    case .variable(let name, _): name
    case .components: 0
    }
  }

  /// The numbers of a list.
  var elements: SwiftExpression {
    guard case .components(let names, let initial) = self else { return expression }
    return .array(initial.numbersValue.enumerated().map { names[$0] ?? .number($1) })
  }

  /// The variable of a dimension, or its member of that name; `nil` for a dimension that never changes.
  func variable(_ index: Int, _ members: VectorMembers) -> SwiftExpression? {
    switch self {
    case .constant: nil
    case .variable(let name, _): .member(name, members.names[index])
    case .components(let names, _): names[index]
    }
  }

  /// A dimension of a vector, by the names of members of the type of its variable.
  func component(_ index: Int, _ members: VectorMembers) -> SwiftExpression {
    variable(index, members) ?? .number(initial.vectorValue[index])
  }
}

extension SwiftExpression {
  /// Whether it is a value of keyframes, which is a new one for every picture.
  var isOfKeyframes: Bool {
    switch self {
    // With a number for further runs; other names are those of variables.
    case .text(let name): name.hasPrefix("values") && name.dropFirst(6).allSatisfy(\.isNumber)
    case .member(let value, _), .infix(let value, _, _), .unbroken(let value): value.isOfKeyframes
    default: false
    }
  }
}

/// The type of the variable for a property with two dimensions.
enum VectorMembers: String, Sendable {
  case point = "CGPoint"
  case size = "CGSize"

  /// The type for a property.
  init(_ key: PropertyKey) {
    switch key {
    case .scale, .size: self = .size
    default: self = .point
    }
  }

  /// A value of the type.
  func literal(_ vector: Vector2) -> SwiftExpression {
    self == .point ? ValueLiteral.point(vector) : ValueLiteral.size(vector)
  }

  /// The names of the members along x and y.
  var names: [String] { self == .point ? ["x", "y"] : ["width", "height"] }
}

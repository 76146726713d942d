import Geometry
import SceneModel

/// The place from which generated code takes the value of a property.
enum PropertySource: Hashable, Sendable {
  /// A value that never changes.
  case constant(PropertyValue)
  /// A variable with the whole value.
  case variable(String, initial: PropertyValue)
  /// A variable for each dimension that changes; the others are constant.
  case components([Int: String], initial: PropertyValue)

  /// The initial value.
  var initial: PropertyValue {
    switch self {
    case .constant(let value), .variable(_, let value), .components(_, let value): value
    }
  }

  /// Whether the value never changes.
  var isConstant: Bool { if case .constant = self { true } else { false } }

  /// Whether the value is always a given one.
  func isAlways(_ value: PropertyValue) -> Bool { isConstant && initial == value }

  /// The number, or the flag.
  var expression: SwiftExpression {
    switch self {
    case .constant(let value): ValueLiteral.expression(value)
    case .variable(let name, _): PropertySource.breakable(name)
    case .components: "0"
    }
  }

  /// The numbers of a list.
  var elements: SwiftExpression {
    switch self {
    case .constant, .variable: return expression
    case .components(let names, let initial):
      return .array(
        initial.numbersValue.enumerated().map { index, number in
          names[index].map { .text($0) } ?? .number(number)
        })
    }
  }

  /// The element of a list at an index as a call, which can be broken over lines; other text as it is.
  private static func breakable(_ text: String) -> SwiftExpression {
    let mark = "(at: "
    guard text.hasSuffix(")"), let start = text.firstIndex(of: "("), text[start...].hasPrefix(mark)
    else { return .text(text) }
    let index = text[start...].dropFirst(mark.count).dropLast()
    return .call(String(text[..<start]), [SwiftArgument("at", .text(String(index)))])
  }

  /// The variable of a gradient that changes; `nil` for a constant one.
  var gradient: SwiftExpression? {
    if case .variable(let name, _) = self { PropertySource.breakable(name) } else { nil }
  }

  /// Whether an expression is a value of keyframes, which is a new one for every picture.
  static func isOfKeyframes(_ expression: String) -> Bool { expression.hasPrefix("values") }

  /// A dimension of a vector, by the names of members of the type of its variable.
  func component(_ index: Int, _ members: VectorMembers) -> SwiftExpression {
    switch self {
    case .constant(let value): .number(value.vectorValue[index])
    case .variable(let name, _): .text("\(name).\(members.names[index])")
    case .components(let names, let initial):
      names[index].map { .text($0) } ?? .number(initial.vectorValue[index])
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

  /// The names of the members along x and y.
  var names: [String] { self == .point ? ["x", "y"] : ["width", "height"] }
}

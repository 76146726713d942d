import Geometry
import SceneModel
import ViewTree

/// A variable of a view that events change.
struct StateVariable: Hashable, Sendable {
  let name: String
  /// The type; `nil` for that of the value.
  var type: String?
  /// The initial value.
  let value: SwiftExpression
  /// The part of the support file that declares the type; `nil` for none.
  var support: SupportPart?
  /// Whether the value is an object, which views follow.
  var isObject = false
}

/// The type of a variable, by the property and its changes.
enum VariableForm: Hashable, Sendable {
  case flag, number, point, size, factor, numbers, path, route, text
  /// A color.
  case color(ThemeTable.Use)
  /// A gradient with a number of color stops; whether animations mix it.
  case gradient(ThemeTable.Use, colorStopCount: Int, mixes: Bool)

  /// The form for a property of a view.
  init(
    _ key: PropertyKey, of view: ExportTree.View, _ motion: PropertyMotion, _ use: ThemeTable.Use
  ) {
    let initial = view.node.initialValue(key) ?? .number(0)
    switch initial {
    case .flag: self = .flag
    case .text: self = .text
    case .number: self = .number
    case .vector:
      let all = [initial] + motion.values
      let isUniform = all.allSatisfy { $0.vectorValue.x == $0.vectorValue.y }
      self = key == .scale && isUniform ? .factor : VectorMembers(key) == .size ? .size : .point
    case .color: self = .color(use)
    case .numbers where key == .gradientStops:
      let count = view.node.kind.paint?.colorStopCount ?? 0
      let stops = ([initial] + motion.values).map {
        Gradient.stops(numbers: $0.numbersValue, colorStopCount: count).count
      }
      let mixes = motion.isAnimated && Set(stops).count == 1
      self = .gradient(use, colorStopCount: count, mixes: mixes)
    case .numbers: self = .numbers
    case .path: self = key == .motionPath ? .route : .path
    }
  }

  /// Whether it is a gradient that animations mix.
  var mixes: Bool { if case .gradient(_, _, true) = self { true } else { false } }

  /// The type, and the part of the support file that declares it.
  var type: (name: String, support: SupportPart?) {
    switch self {
    case .flag: ("Bool", nil)
    case .text: ("String", nil)
    case .number, .factor: ("Double", nil)
    case .point: ("CGPoint", nil)
    case .size: ("CGSize", nil)
    case .color: (ValueLiteral.colorMix, .themeColor)
    case .numbers: ("[Double]", nil)
    case .path: (ConstantTable.points, .outline)
    case .route: (ConstantTable.route, .motionRoute)
    case .gradient: (ValueLiteral.gradientMix, .themeGradient)
    }
  }

  /// The variable of a property with an initial value.
  func variable(
    _ name: String, _ initial: PropertyValue, _ constants: inout ConstantTable
  ) -> StateVariable {
    let (value, type): (SwiftExpression, String?) =
      switch self {
      case .number: (.double(initial.numberValue), nil)
      case .factor: (.double(initial.vectorValue.x), nil)
      case .numbers: (literal(initial, name, &constants), type.name)
      default: (literal(initial, name, &constants), nil)
      }
    return StateVariable(name: name, type: type, value: value, support: self.type.support)
  }

  /// A value of the type that no theme changes.
  func literal(
    fixed value: PropertyValue, _ name: String, _ constants: inout ConstantTable
  ) -> SwiftExpression {
    if case .color = self { return ValueLiteral.mix(of: value.colorValue) }
    return literal(value, name, &constants)
  }

  /// A value of the type.
  func literal(
    _ value: PropertyValue, _ name: String, _ constants: inout ConstantTable
  ) -> SwiftExpression {
    switch self {
    case .flag, .number, .numbers, .text: return ValueLiteral.expression(value)
    case .point: return ValueLiteral.point(value.vectorValue.xy)
    case .size: return ValueLiteral.size(value.vectorValue.xy)
    case .factor: return .number(value.vectorValue.x)
    case .color(let use): return constants.mix(of: value.colorValue, use)
    case .gradient(let use, let count, _):
      return constants.mix(
        of: Gradient.stops(numbers: value.numbersValue, colorStopCount: count), use)
    case .route:
      return constants.name(.path(value.pathValue, ConstantTable.route), suggesting: name)
    case .path:
      return constants.name(
        .path(value.pathValue, ConstantTable.points), suggesting: "\(name)Points")
    }
  }
}

import Geometry
import SceneModel
import ViewTree

/// The type of a variable, by the property and its changes.
enum VariableForm: Hashable, Sendable {
  case flag, number, factor, numbers, path, route, text
  /// A point or a size.
  case vector(VectorMembers)
  /// A color.
  case color(ThemeTable.Use)
  /// A gradient with a number of color stops; whether animations mix it.
  case gradient(ThemeTable.Use, colorStopCount: Int, mixes: Bool)

  /// The form for a property of a view.
  init(_ key: PropertyKey, of view: ExportTree.View, _ use: ThemeTable.Use) {
    let motion = view.motions[key] ?? PropertyMotion()
    let initial = view.node.initialValue(key) ?? .number(0)
    switch initial {
    case .flag: self = .flag
    case .text: self = .text
    case .number: self = .number
    case .vector:
      let all = [initial] + motion.values
      let isUniform = all.allSatisfy { $0.vectorValue.x == $0.vectorValue.y }
      self = key == .scale && isUniform ? .factor : .vector(VectorMembers(key))
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
    case .vector(let members): (members.rawValue, nil)
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
  ) -> SwiftDeclaration {
    switch self {
    case .number: .state(name, .double(initial.numberValue))
    case .factor: .state(name, .double(initial.vectorValue.x))
    case .numbers: .state(name, type: type.name, literal(initial, name, &constants))
    default: .state(name, literal(initial, name, &constants))
    }
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
    case .vector(let members): return members.literal(value.vectorValue.xy)
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

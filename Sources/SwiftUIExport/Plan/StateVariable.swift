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
}

/// The type of a variable, by the property and its changes.
enum VariableForm: Hashable, Sendable {
  case flag, number, point, size, factor, color, animatedColor, numbers, path, route
  /// A gradient with a number of color stops.
  case gradient(Int)
  /// A gradient with a number of color stops that animations mix.
  case animatedGradient(Int)

  /// The form for a property of a view.
  init(_ key: PropertyKey, of view: ExportTree.View, _ motion: PropertyMotion) {
    let initial = view.node.initialValue(key) ?? .number(0)
    switch initial {
    case .flag: self = .flag
    case .number: self = .number
    case .vector:
      let all = [initial] + motion.values
      let isUniform = all.allSatisfy { $0.vectorValue.x == $0.vectorValue.y }
      self = key == .scale && isUniform ? .factor : VectorMembers(key) == .size ? .size : .point
    case .color: self = motion.isAnimated ? .animatedColor : .color
    case .numbers where key == .gradientStops:
      let count = view.node.kind.paint?.colorStopCount ?? 0
      let stops = ([initial] + motion.values).map {
        Gradient.stops(numbers: $0.numbersValue, colorStopCount: count).count
      }
      let mixes = motion.isAnimated && Set(stops).count == 1
      self = mixes ? .animatedGradient(count) : .gradient(count)
    case .numbers: self = .numbers
    case .path: self = key == .motionPath ? .route : .path
    }
  }

  /// The type, and the part of the support file that declares it.
  var type: (name: String, support: SupportPart?) {
    switch self {
    case .flag: ("Bool", nil)
    case .number, .factor: ("Double", nil)
    case .point: ("CGPoint", nil)
    case .size: ("CGSize", nil)
    case .color: ("Color", nil)
    case .animatedColor: ("AnimatableColor", .animatableColor)
    case .numbers: ("[Double]", nil)
    case .path: (ConstantTable.points, .outline)
    case .route: (ConstantTable.route, .motionRoute)
    case .gradient: ("AnyGradient", nil)
    case .animatedGradient: ("MorphingGradient", .morphingGradient)
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
      case .numbers, .gradient: (literal(initial, name, &constants), type.name)
      default: (literal(initial, name, &constants), nil)
      }
    return StateVariable(name: name, type: type, value: value, support: self.type.support)
  }

  /// A value of the type.
  func literal(
    _ value: PropertyValue, _ name: String, _ constants: inout ConstantTable
  ) -> SwiftExpression {
    switch self {
    case .flag, .number, .numbers: return ValueLiteral.expression(value)
    case .point: return ValueLiteral.point(value.vectorValue.xy)
    case .size: return ValueLiteral.size(value.vectorValue.xy)
    case .factor: return .number(value.vectorValue.x)
    case .color: return ValueLiteral.color(value.colorValue)
    case .animatedColor: return ValueLiteral.animatableColor(value.colorValue)
    case .gradient(let count):
      let stops = Gradient.stops(numbers: value.numbersValue, colorStopCount: count)
      return constants.name(.gradient(stops), suggesting: name)
    case .animatedGradient(let count):
      let stops = Gradient.stops(numbers: value.numbersValue, colorStopCount: count)
      return constants.name(.morphingGradient(stops), suggesting: name)
    case .route:
      return constants.name(.path(value.pathValue, ConstantTable.route), suggesting: name)
    case .path:
      return constants.name(
        .path(value.pathValue, ConstantTable.points), suggesting: "\(name)Points")
    }
  }
}

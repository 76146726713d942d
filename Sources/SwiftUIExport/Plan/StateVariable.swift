import Geometry
import SceneModel
import ViewTree

/// A variable of a view that events change.
struct StateVariable: Hashable, Sendable {
  /// The name.
  let name: String
  /// The type; `nil` for that of the value.
  let type: String?
  /// The initial value.
  let value: SwiftExpression
  /// The part of the support file that declares the type; `nil` for none.
  let support: SupportPart?

  /// Makes a variable with a number.
  init(_ name: String, number: Double) {
    self.name = name
    type = nil
    value = .double(number)
    support = nil
  }

  /// Makes a variable with a value that states its type.
  init(_ name: String, value: SwiftExpression, support: SupportPart? = nil) {
    self.name = name
    type = nil
    self.value = value
    self.support = support
  }

  /// Makes the variable of a property.
  init(
    _ name: String, _ form: VariableForm, initial: PropertyValue, outlines: inout OutlineTable
  ) {
    self.name = name
    type = form.type
    value = form.initialLiteral(initial, name, &outlines)
    support = form.support
  }
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

  /// The name of the type.
  var typeName: String {
    switch self {
    case .flag: "Bool"
    case .number, .factor: "Double"
    case .point: "CGPoint"
    case .size: "CGSize"
    case .color: "Color"
    case .animatedColor: "AnimatableColor"
    case .numbers: "[Double]"
    case .path: "MorphingPoints"
    case .route: "MotionRoute"
    case .gradient: "AnyGradient"
    case .animatedGradient: "MorphingGradient"
    }
  }

  /// The name of the type; `nil` where the value states it.
  var type: String? {
    switch self {
    case .flag, .number, .factor, .point, .size, .color, .animatedColor, .animatedGradient, .path,
      .route:
      nil
    case .numbers, .gradient: typeName
    }
  }

  /// The part of the support file that declares the type; `nil` for none.
  var support: SupportPart? {
    switch self {
    case .animatedColor: .animatableColor
    case .animatedGradient: .morphingGradient
    case .path: .outline
    case .route: .motionRoute
    case .flag, .number, .point, .size, .factor, .color, .numbers, .gradient: nil
    }
  }

  /// A value that states its type.
  func initialLiteral(
    _ value: PropertyValue, _ name: String, _ outlines: inout OutlineTable
  ) -> SwiftExpression {
    switch self {
    case .number: .double(value.numberValue)
    case .factor: .double(value.vectorValue.x)
    case .flag, .point, .size, .color, .animatedColor, .numbers, .path, .route, .gradient,
      .animatedGradient:
      literal(value, name, &outlines)
    }
  }

  /// A value of the type.
  func literal(
    _ value: PropertyValue, _ name: String, _ outlines: inout OutlineTable
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
      return .text(outlines.gradient(stops, suggesting: name))
    case .route: return .text(outlines.route(value.pathValue, suggesting: name))
    case .animatedGradient(let count):
      let stops = Gradient.stops(numbers: value.numbersValue, colorStopCount: count)
      return .text(outlines.morphingGradient(stops, suggesting: name))
    case .path: return .text(outlines.points(of: value.pathValue, suggesting: "\(name)Points"))
    }
  }
}

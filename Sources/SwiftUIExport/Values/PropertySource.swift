import Geometry
import SceneModel
import ViewTree

/// The place from which generated code takes the value of a property.
enum PropertySource: Hashable, Sendable {
  /// A value that never changes.
  case constant(PropertyValue)
  /// A variable with the whole value.
  case variable(SwiftExpression, initial: PropertyValue)
  /// A variable for each dimension that changes; the others are constant.
  case components([Int: SwiftExpression], initial: PropertyValue)

  /// Makes a source of variables by dimension; the variable of a whole value has none.
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

  var isConstant: Bool { if case .constant = self { true } else { false } }

  /// Whether the value is always a given one.
  func isAlways(_ value: PropertyValue) -> Bool { isConstant && initial == value }

  /// The variable of the whole value; `nil` for others.
  var variable: SwiftExpression? { if case .variable(let name, _) = self { name } else { nil } }

  /// The number, the flag, or the value of a variable; 0 for components, which have no expression of the whole.
  var expression: SwiftExpression {
    switch self {
    case .constant(let value): .value(value)
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
    // With a number for further runs; other names belong to variables.
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

  init(_ key: PropertyKey) {
    switch key {
    case .scale, .size: self = .size
    default: self = .point
    }
  }

  func literal(_ vector: Vector2) -> SwiftExpression {
    self == .point ? .point(vector) : .size(vector)
  }

  /// The names of the members along x and y.
  var names: [String] { self == .point ? ["x", "y"] : ["width", "height"] }
}

/// The type of a variable, by the property and its changes.
enum VariableForm: Hashable, Sendable {
  case flag, number, factor, numbers, path, route, text
  case vector(VectorMembers)
  case color(ThemeTable.Use)
  /// A gradient with a number of color stops; whether animations mix it.
  case gradient(ThemeTable.Use, colorStopCount: Int, mixes: Bool)

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
    case .color: (ThemeTable.colorMix, .themeColor)
    case .numbers: ("[Double]", nil)
    case .path: (ConstantTable.points, .outline)
    case .route: (ConstantTable.route, .motionRoute)
    case .gradient: (ThemeTable.gradientMix, .themeGradient)
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
    if case .color = self { return .mix(of: value.colorValue) }
    return literal(value, name, &constants)
  }

  func literal(
    _ value: PropertyValue, _ name: String, _ constants: inout ConstantTable
  ) -> SwiftExpression {
    switch self {
    case .flag, .number, .numbers, .text: return .value(value)
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

// Values of properties as Swift source.
extension SwiftExpression {
  /// A flag, number, point, color, list or text; an empty path for a path, which has a declaration of its own.
  static func value(_ value: PropertyValue) -> SwiftExpression {
    switch value {
    case .flag(let flag): .flag(flag)
    case .number(let number): .number(number)
    case .vector(let vector): point(vector.xy)
    case .color(let color): self.color(color)
    case .numbers(let numbers): .array(numbers.map { .number($0) })
    case .path: "Path()"
    case .text(let text): .string(text.string)
    }
  }

  static func point(_ point: Vector2) -> SwiftExpression {
    point == .zero
      ? "CGPoint.zero"
      : .call("CGPoint", ["x": .number(point.x), "y": .number(point.y)])
  }

  static func size(_ size: Vector2) -> SwiftExpression {
    .call("CGSize", ["width": .number(size.x), "height": .number(size.y)])
  }

  /// A color in sRGB.
  static func color(_ color: Color) -> SwiftExpression {
    let opaque = Color(red: color.red, green: color.green, blue: color.blue)
    let named: String? = opaque == .black ? "black" : opaque == .white ? "white" : nil
    if let named {
      return color.alpha == 1
        ? .systemColor(named)
        : .call("Color.\(named).opacity", [.number(Color.short(color.alpha))])
    }
    return .call("Color", [".sRGB"] + components(color))
  }

  /// A color that no theme changes, in the type of those that change.
  static func mix(of color: Color) -> SwiftExpression {
    .call(ThemeTable.colorMix, components(color))
  }

  /// A number, or a color that no theme changes, of a keyframe.
  static func keyframe(_ value: PropertyValue) -> SwiftExpression {
    if case .color(let color) = value { return mix(of: color) }
    return .double(value.numberValue)
  }

  private static func components(_ color: Color) -> SwiftArguments {
    var all = [("red", color.red), ("green", color.green), ("blue", color.blue)]
    if color.alpha != 1 { all.append(("opacity", color.alpha)) }
    return SwiftArguments(all.map { ($0.0, .number(Color.short($0.1))) })
  }
}

extension Color {
  /// The color with four decimals of each component.
  var short: Color {
    Color(components: (components * 10_000).rounded(.toNearestOrAwayFromZero) / 10_000)
  }

  /// A component with four decimals: less than a tenth of 1/255 off.
  static func short(_ component: Double) -> Double {
    (component * 10_000).rounded() / 10_000
  }
}

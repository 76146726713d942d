import Geometry
import SceneModel

/// Values of properties as Swift source.
enum ValueLiteral {
  /// A flag, number, point, color, list or text; an empty path for a path, which has a declaration of its own.
  static func expression(_ value: PropertyValue) -> SwiftExpression {
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
        : .call("Color.\(named).opacity", [.number(short(color.alpha))])
    }
    return .call("Color", [".sRGB"] + components(color))
  }

  /// The type of a color that changes.
  static let colorMix = "ThemeColor"
  /// The type of a gradient that changes.
  static let gradientMix = "ThemeGradient"

  /// A color that no theme changes, in the type of those that change.
  static func mix(of color: Color) -> SwiftExpression { .call(colorMix, components(color)) }

  /// A number, or a color that no theme changes, of a keyframe.
  static func keyframe(_ value: PropertyValue) -> SwiftExpression {
    if case .color(let color) = value { return mix(of: color) }
    return .double(value.numberValue)
  }

  private static func components(_ color: Color) -> SwiftArguments {
    var all = [("red", color.red), ("green", color.green), ("blue", color.blue)]
    if color.alpha != 1 { all.append(("opacity", color.alpha)) }
    return SwiftArguments(all.map { ($0.0, .number(short($0.1))) })
  }

  /// A color with four decimals of each component.
  static func short(_ color: Color) -> Color {
    Color(
      red: short(color.red), green: short(color.green), blue: short(color.blue),
      alpha: short(color.alpha))
  }

  /// A component with four decimals: less than a tenth of 1/255 off.
  static func short(_ component: Double) -> Double {
    (component * 10_000).rounded() / 10_000
  }
}

public import Geometry

/// Blends four colors by the distances from four points: After Effects' 4-Color Gradient.
public struct FourColorGradient: PixelEffect {
  /// The mix with the group's colors; `nil` to replace them, where the opacity is a factor of alpha.
  public var blendMode: BlendMode?
  /// The point of the first color, in points.
  public var firstPoint = Vector2.zero
  /// The first color.
  public var firstColor = Color(red: 1, green: 1, blue: 0)
  /// The point of the second color, in points.
  public var secondPoint = Vector2.zero
  /// The second color.
  public var secondColor = Color(red: 0, green: 1, blue: 0)
  /// The point of the third color, in points.
  public var thirdPoint = Vector2.zero
  /// The third color.
  public var thirdColor = Color(red: 1, green: 0, blue: 1)
  /// The point of the fourth color, in points.
  public var fourthPoint = Vector2.zero
  /// The fourth color.
  public var fourthColor = Color(red: 0, green: 0, blue: 1)
  /// The distance from its point at which a color has half its weight, in points; more of it blends more.
  public var blend = 100.0
  /// The opacity, 0...1.
  public var opacity = 1.0

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<FourColorGradient>(
    "fourColorGradient", title: "4-Color Gradient",
    "Blends four colors by the distances from four points.",
    options: [
      .word(
        \.blendMode, "blendMode",
        "How it mixes with the pixels below; without it, it replaces their colors, and its opacity is a factor of alpha."
      )
    ],
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<FourColorGradient>] = [
    .pair(\.firstPoint, .firstPoint, .points, "The point of the first color."),
    .color(\.firstColor, .firstColor, "The first color."),
    .pair(\.secondPoint, .secondPoint, .points, "The point of the second color."),
    .color(\.secondColor, .secondColor, "The second color."),
    .pair(\.thirdPoint, .thirdPoint, .points, "The point of the third color."),
    .color(\.thirdColor, .thirdColor, "The third color."),
    .pair(\.fourthPoint, .fourthPoint, .points, "The point of the fourth color."),
    .color(\.fourthColor, .fourthColor, "The fourth color."),
    .number(
      \.blend, .blend, .points, in: 0...(.infinity),
      "The softness of the transitions; a color's weight is 1 over the sum of the squares of it and of the distance."
    ),
    .number(\.opacity, .opacity, .color, in: 0...1, "The opacity."),
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<FourColorGradient>.baked
}

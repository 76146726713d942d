public import Geometry

/// Removes a sector around a center.
public struct RadialWipe: PixelEffect {
  /// The direction in which a sector grows.
  public enum Sense: String, Hashable, Sendable, CaseIterable {
    /// Clockwise on screen.
    case clockwise
    /// Counterclockwise on screen.
    case counterclockwise
    /// In both directions, half each.
    case both
  }

  /// The direction in which the sector grows.
  public var sense = Sense.clockwise
  /// The share that is removed, 0...1.
  public var completion = 0.0
  /// The angle at which the sector begins, in degrees clockwise from the top.
  public var startAngle = 0.0
  /// The center, in points.
  public var center = Vector2.zero
  /// The width of the soft edge, in points.
  public var feather = 0.0

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<RadialWipe>(
    "radialWipe", title: "Radial Wipe", "Removes a sector around a center.",
    options: [
      .word(\.sense, "sense", "The direction in which the sector grows.")
    ],
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<RadialWipe>] = [
    .number(\.completion, .completion, .factor, in: 0...1, "The share that is removed."),
    .number(
      \.startAngle, .rotation, .degrees,
      "The angle at which the sector begins, clockwise from the top."),
    .pair(\.center, .center, .points, "The center."),
    .number(\.feather, .softness, .points, in: 0...(.infinity), "The width of the soft edge."),
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<RadialWipe>.native
}

public import Geometry

/// An effect or layer style that paints a shadow, a glow or satin.
public protocol ShadowEffect: PixelEffect {
  /// The color, place and softness.
  var shadow: ShadowShape { get set }
}

extension ShadowEffect {
  /// The properties that all of them have.
  static var shadowProperties: [EffectProperty<Self>] {
    [
      .color(\.shadow.color, .color, "The color."),
      .number(\.shadow.opacity, .opacity, .color, in: 0...1, "The opacity."),
      .number(
        \.shadow.direction, .direction, .degrees,
        "The direction in which the shadow falls, clockwise from the top."),
      .number(
        \.shadow.distance, .distance, .points, "The distance of the shadow from its source."),
      .number(
        \.shadow.softness, .softness, .points, in: 0...(.infinity),
        "The softness: four times the standard deviation of the blur."),
    ]
  }

  /// The growth of the source.
  static var spreadProperty: EffectProperty<Self> {
    .number(
      \.shadow.spread, .spread, .factor, in: 0...1,
      "The share of the softness by which the source grows.")
  }
}

/// The color, place and softness that shadows, glows and satin share.
public struct ShadowShape: Hashable, Sendable, Codable {
  /// The color.
  public var color = Color.black
  /// The opacity, 0...1.
  public var opacity = 1.0
  /// The direction in which the shadow falls, in degrees clockwise from the top.
  public var direction = 0.0
  /// The distance of the shadow from its source, in points.
  public var distance = 0.0
  /// The softness: four times the standard deviation of the blur, in points.
  public var softness = 0.0
  /// The growth of the source before it is blurred, as a share of the softness, 0...1; none in satin.
  public var spread = 0.0

  /// Makes the shape of an opaque black shadow at its source.
  public init() {}
}

extension ShadowShape {
  /// The standard deviation of the blur of a softness of 1.
  public static let deviationPerSoftness = 0.25

  /// The displacement from the source, in points.
  public var offset: Vector2 { Vector2(angle: (direction - 90).radians) * distance }

  /// The standard deviation of the blur, in points.
  public var deviation: Double { softness * (1 - spread) * ShadowShape.deviationPerSoftness }

  /// The growth of the source before it is blurred, in points.
  ///
  /// With full spread the shadow reaches as far as an equally soft blur without spread.
  public var growth: Double { softness * spread * (1 / 1.2) }
}

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

public import Geometry

/// One change to the pixels of a group, made before its clip and masks cut it.
///
/// Lengths are points in the group's coordinates; they are scaled and turned with the group.
public enum SceneEffect: Hashable, Sendable {
  /// Maps the lightness of each pixel to a colour between two, by `amount`, 0...1.
  ///
  /// As in lottie-web, the pixel, its grey and its colour lie over each other, which hardens soft pixels.
  case tint(black: Color, white: Color, amount: Double)
  /// Gives every pixel one colour and multiplies alpha by an opacity of 0...1.
  case fill(color: Color, opacity: Double)
  /// Maps the lightness of each pixel to a colour between three.
  case tritone(highlights: Color, midtones: Color, shadows: Color)
  /// Changes the range of each channel.
  case levels(ChannelLevels)
  /// Blurs by a Gaussian of these standard deviations along x and y, in points.
  case gaussianBlur(deviation: Vector2)
  /// Draws a shadow below, or in place of, the pixels.
  case dropShadow(DropShadow)
  /// Takes away a sector around a centre.
  case radialWipe(RadialWipe)
  /// Changes each pixel's colour by itself.
  case recolor(Recolor)
  /// Paints a gradient from point to point in the pixels' shape.
  case ramp(ColorRamp)
  /// Takes away one side of a line, or stripes.
  case linearWipe(LinearWipe)
  /// Takes each pixel from another place.
  case warp(PixelWarp)
  /// Moves each pixel by the colour of the group's map; nothing in a group without one.
  case displacement(Displacement)
  /// Gives the pixels of each block of a grid one colour.
  case mosaic(Mosaic)
  /// Paints a shadow or a glow inside of the edges.
  case innerShadow(InnerShadow)
  /// Paints what two blurred copies differ by.
  case satin(Satin)
  /// Paints a colour over the pixels.
  case colorOverlay(ColorOverlay)
  /// Paints a gradient over the pixels.
  case gradientOverlay(GradientOverlay)
  /// Paints a line along the edges.
  case outline(Outline)
  /// Paints light and shade on the edges.
  case bevel(Bevel)

  /// Whether it looks at the map of its group.
  public var needsMap: Bool {
    if case .displacement = self { true } else { false }
  }
}

public import Geometry
public import SceneModel

/// A change to the pixels of a layer, with lengths in pixels.
public enum PixelFilter {
  /// Changes each pixel by itself.
  case colors(ColorFilter)
  /// Blurs by a Gaussian of these standard deviations.
  case blur(deviation: Vector2)
  /// Draws a shadow below, or in place of, the pixels.
  case shadow(ShadowFilter)
  /// Takes away a sector.
  case wipe(SectorWipe)
  /// Takes away one side of a line.
  case lineWipe(LineWipe)
  /// Takes each pixel from another place.
  case warp(WarpFilter)
  /// Gives blocks one colour.
  case mosaic(MosaicFilter)
  /// Paints a style.
  case style(StyleFilter)
}

/// A change to each pixel by itself.
public enum ColorFilter {
  /// Gives every pixel one colour, three bytes with red lowest, and multiplies alpha by an opacity of 0...255.
  case constant(UInt32, opacity: UInt32)
  /// Takes the colour for a pixel's grey, of 256 that are stored as for `constant`.
  ///
  /// Grey is the mean of red, green and blue in linear light.
  case gray([UInt32])
  /// Puts over each pixel its grey and over that the colour for its grey, both by an amount of 0...1; in linear light.
  ///
  /// Alpha counts three times, so that soft pixels become harder.
  case tint([UInt32], amount: Double)
  /// Takes straight components from tables of 256; what is transparent stays so.
  case channels(red: [UInt8], green: [UInt8], blue: [UInt8], alpha: [UInt8])
  /// Changes straight colours by their hue.
  case hue(Recolor)
}

/// A blurred and moved copy of a layer's alpha in one colour.
public struct ShadowFilter {
  /// The colour: three bytes with red lowest.
  public var color: UInt32
  /// 0...1.
  public var opacity: Double
  /// Where the shadow lies from what casts it.
  public var offset: Vector2
  /// The standard deviations of its blur.
  public var deviation: Vector2
  /// By how much what casts it grows before it is blurred.
  public var spread: Double
  /// Whether what casts it is not drawn.
  public var isShadowOnly: Bool

  /// Makes a filter of its parts.
  public init(
    color: UInt32, opacity: Double, offset: Vector2, deviation: Vector2, spread: Double = 0,
    isShadowOnly: Bool
  ) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.deviation = deviation
    self.spread = spread
    self.isShadowOnly = isShadowOnly
  }
}

extension PixelFilter {
  /// How far a blur of a standard deviation reaches, in pixels.
  public static func reach(deviation: Double) -> Int {
    deviation > 0 ? Int((min(deviation, 1e6) * 3).rounded(.up)) + 3 : 0
  }
}

public import Geometry

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
  /// Moves each pixel by the colour of another layer.
  case displacement(DisplacementFilter)
  /// Gives blocks one colour.
  case mosaic(MosaicFilter)
  /// Paints a style.
  case style(StyleFilter)
}

extension PixelFilter {
  /// How far a blur of a standard deviation reaches, in pixels.
  public static func reach(deviation: Double) -> Int {
    deviation > 0 ? Int((min(deviation, 1e6) * 3).rounded(.up)) + 3 : 0
  }
}

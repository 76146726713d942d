package import Geometry

/// A filter of a layer's pixels, with lengths in pixels.
package enum PixelFilter {
  /// Maps the color of each pixel.
  case colors(ColorFilter)
  /// A Gaussian blur, with standard deviations along x and y.
  case blur(deviation: Vector2)
  /// A drop shadow.
  case shadow(ShadowFilter)
  /// A radial wipe.
  case radialWipe(RadialWipeFilter)
  /// A linear wipe or venetian blinds.
  case linearWipe(LinearWipeFilter)
  /// A geometric distortion.
  case warp(WarpFilter)
  /// A displacement map.
  case displacement(DisplacementFilter)
  /// A mosaic.
  case mosaic(MosaicFilter)
  /// A layer style or gradient.
  case style(StyleFilter)
}

extension PixelFilter {
  /// The radius of a blur's kernel for a standard deviation, both in pixels.
  package static func reach(deviation: Double) -> Int {
    deviation > 0 ? Int((min(deviation, 1e6) * 3).rounded(.up)) + 3 : 0
  }
}

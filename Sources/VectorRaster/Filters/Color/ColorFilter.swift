/// A filter that maps the color of each pixel independently of the others.
package enum ColorFilter {
  /// Replaces all colors by one, three bytes with red lowest, and multiplies alpha by an opacity of 0...255.
  case constant(UInt32, opacity: UInt32)
  /// Replaces the color by the entry for its gray in a table of 256 colors, stored as in `constant`.
  ///
  /// Gray is the mean of red, green and blue in linear light.
  case gray([UInt32])
  /// Composites over each pixel its gray and over that the entry for its gray in a table of 256 colors, both with an
  /// amount of 0...1, in linear light.
  ///
  /// Alpha counts three times, so that partially transparent pixels become more opaque.
  case tint([UInt32], amount: Double)
  /// Maps each straight component by a table of 256 entries; transparent pixels stay transparent.
  case channels(red: [UInt8], green: [UInt8], blue: [UInt8], alpha: [UInt8])
  /// Maps straight colors, components 0...1, by a function; alpha stays.
  case straight((SIMD3<Float>) -> SIMD3<Float>)
}

import SceneModel

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
  /// Changes straight colors, components 0...1, by a function; alpha stays.
  case straight((SIMD3<Float>) -> SIMD3<Float>)
}

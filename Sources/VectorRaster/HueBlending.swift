/// The four blend modes that do not work component by component.
enum HueBlending {
  /// How bright a colour looks.
  @inline(__always) static func luminosity(_ color: SIMD4<Float>) -> Float {
    0.3 * color.x + 0.59 * color.y + 0.11 * color.z
  }

  /// The distance between the largest and the smallest component.
  @inline(__always) static func saturation(_ color: SIMD4<Float>) -> Float {
    max(color.x, max(color.y, color.z)) - min(color.x, min(color.y, color.z))
  }

  /// A colour with another luminosity, drawn towards grey as far as it would leave 0...1.
  @inline(__always)
  static func with(luminosity: Float, _ color: SIMD4<Float>) -> SIMD4<Float> {
    let shifted = color + (luminosity - HueBlending.luminosity(color))
    let low = min(shifted.x, min(shifted.y, shifted.z))
    let high = max(shifted.x, max(shifted.y, shifted.z))
    let middle = HueBlending.luminosity(shifted)
    var result = shifted
    if low < 0 { result = middle + (result - middle) * (middle / (middle - low)) }
    if high > 1 { result = middle + (result - middle) * ((1 - middle) / (high - middle)) }
    return result
  }

  /// A colour with another saturation; luminosity changes with it.
  @inline(__always)
  static func with(saturation: Float, _ color: SIMD4<Float>) -> SIMD4<Float> {
    let low = min(color.x, min(color.y, color.z))
    let span = HueBlending.saturation(color)
    return span > 0 ? (color - low) * (saturation / span) : .zero
  }
}

/// Hue of the source; saturation and luminosity of the backdrop.
enum HueFormula: BlendFormula {
  @inline(__always)
  static func mix(backdrop: SIMD4<Float>, source: SIMD4<Float>) -> SIMD4<Float> {
    HueBlending.with(
      luminosity: HueBlending.luminosity(backdrop),
      HueBlending.with(saturation: HueBlending.saturation(backdrop), source))
  }
}

/// Saturation of the source; hue and luminosity of the backdrop.
enum SaturationFormula: BlendFormula {
  @inline(__always)
  static func mix(backdrop: SIMD4<Float>, source: SIMD4<Float>) -> SIMD4<Float> {
    HueBlending.with(
      luminosity: HueBlending.luminosity(backdrop),
      HueBlending.with(saturation: HueBlending.saturation(source), backdrop))
  }
}

/// Hue and saturation of the source; luminosity of the backdrop.
enum ColorFormula: BlendFormula {
  @inline(__always)
  static func mix(backdrop: SIMD4<Float>, source: SIMD4<Float>) -> SIMD4<Float> {
    HueBlending.with(luminosity: HueBlending.luminosity(backdrop), source)
  }
}

/// Luminosity of the source; hue and saturation of the backdrop.
enum LuminosityFormula: BlendFormula {
  @inline(__always)
  static func mix(backdrop: SIMD4<Float>, source: SIMD4<Float>) -> SIMD4<Float> {
    HueBlending.with(luminosity: HueBlending.luminosity(source), backdrop)
  }
}

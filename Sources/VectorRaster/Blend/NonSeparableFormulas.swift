/// The hue of the source with saturation and luminosity of the backdrop.
enum HueFormula: BlendFormula {
  @inline(__always)
  static func mix(backdrop: FourColors, source: FourColors) -> FourColors {
    NonSeparableBlending.with(
      luminosity: NonSeparableBlending.luminosity(backdrop),
      NonSeparableBlending.with(saturation: NonSeparableBlending.saturation(backdrop), source))
  }
}

/// The saturation of the source with hue and luminosity of the backdrop.
enum SaturationFormula: BlendFormula {
  @inline(__always)
  static func mix(backdrop: FourColors, source: FourColors) -> FourColors {
    NonSeparableBlending.with(
      luminosity: NonSeparableBlending.luminosity(backdrop),
      NonSeparableBlending.with(saturation: NonSeparableBlending.saturation(source), backdrop))
  }
}

/// Hue and saturation of the source with the luminosity of the backdrop.
enum ColorFormula: BlendFormula {
  @inline(__always)
  static func mix(backdrop: FourColors, source: FourColors) -> FourColors {
    NonSeparableBlending.with(luminosity: NonSeparableBlending.luminosity(backdrop), source)
  }
}

/// The luminosity of the source with hue and saturation of the backdrop.
enum LuminosityFormula: BlendFormula {
  @inline(__always)
  static func mix(backdrop: FourColors, source: FourColors) -> FourColors {
    NonSeparableBlending.with(luminosity: NonSeparableBlending.luminosity(source), backdrop)
  }
}

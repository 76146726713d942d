import SceneModel

/// Mixes rows of premultiplied pixels by the blend modes other than normal.
enum ModeBlending {
  /// Mixes a row into another, with the source times the alpha of each pixel over 255.
  static func blend(
    _ mode: BlendMode, _ source: UnsafePointer<UInt32>, _ alphas: UnsafePointer<UInt8>,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    switch mode {
    case .normal: RowBlending.over(source, alphas, target, count)
    case .add: add(source, alphas, target, count)
    case .multiply: mix(MultiplyFormula.self, source, alphas, target, count)
    case .screen: mix(ScreenFormula.self, source, alphas, target, count)
    case .overlay: mix(OverlayFormula.self, source, alphas, target, count)
    case .darken: mix(DarkenFormula.self, source, alphas, target, count)
    case .lighten: mix(LightenFormula.self, source, alphas, target, count)
    case .colorDodge: mix(ColorDodgeFormula.self, source, alphas, target, count)
    case .colorBurn: mix(ColorBurnFormula.self, source, alphas, target, count)
    case .hardLight: mix(HardLightFormula.self, source, alphas, target, count)
    case .softLight: mix(SoftLightFormula.self, source, alphas, target, count)
    case .difference: mix(DifferenceFormula.self, source, alphas, target, count)
    case .exclusion: mix(ExclusionFormula.self, source, alphas, target, count)
    case .hue: mix(HueFormula.self, source, alphas, target, count)
    case .saturation: mix(SaturationFormula.self, source, alphas, target, count)
    case .color: mix(ColorFormula.self, source, alphas, target, count)
    case .luminosity: mix(LuminosityFormula.self, source, alphas, target, count)
    case .hardMix: mix(HardMixFormula.self, source, alphas, target, count)
    }
  }

  /// The sum of premultiplied components, limited to 1.
  private static func add(
    _ source: UnsafePointer<UInt32>, _ alphas: UnsafePointer<UInt8>,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    for index in 0..<count {
      let scaled = PixelMath.scale(PixelMath.widen(source[index]), by: UInt64(alphas[index]))
      let sum = scaled &+ PixelMath.widen(target[index])
      // A lane above 255 has bit 8 set, which becomes 255 in that lane.
      let carries = sum &>> 8 & 0x0001_0001_0001_0001
      target[index] = PixelMath.narrow((sum | carries &* 255) & 0x00FF_00FF_00FF_00FF)
    }
  }

  /// Mixes by a formula: s (1 - b) + b (1 - s) + s b B, with s and b the alphas of source and backdrop.
  @inline(__always)
  private static func mix<Formula: BlendFormula>(
    _ formula: Formula.Type, _ source: UnsafePointer<UInt32>, _ alphas: UnsafePointer<UInt8>,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    for index in 0..<count where source[index] != 0 && alphas[index] != 0 {
      let backdrop = components(target[index])
      let front = components(source[index]) * (Float(alphas[index]) * (1 / 255))
      let (sourceAlpha, backdropAlpha) = (front.w, backdrop.w)
      guard backdropAlpha > 0 else {
        target[index] = pixel(front)
        continue
      }
      let mixed = formula.mix(backdrop: backdrop / backdropAlpha, source: front / sourceAlpha)
      var result = front * (1 - backdropAlpha) + backdrop * (1 - sourceAlpha)
      result += mixed * (sourceAlpha * backdropAlpha)
      result.w = sourceAlpha + backdropAlpha - sourceAlpha * backdropAlpha
      target[index] = pixel(result)
    }
  }

  /// The components of a pixel, 0...1: red, green, blue, alpha.
  @inline(__always) private static func components(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4(
      Float(pixel & 255), Float(pixel &>> 8 & 255), Float(pixel &>> 16 & 255),
      Float(pixel &>> 24)) * (1 / 255)
  }

  /// The pixel of premultiplied components, limited to 0...alpha.
  @inline(__always) private static func pixel(_ components: SIMD4<Float>) -> UInt32 {
    let scaled = components * 255 + 0.5
    let alpha = UInt32(scaled.w)
    return limited(scaled.x, alpha) | limited(scaled.y, alpha) &<< 8
      | limited(scaled.z, alpha) &<< 16 | alpha &<< 24
  }

  @inline(__always) private static func limited(_ value: Float, _ alpha: UInt32) -> UInt32 {
    value > 0 ? min(UInt32(value), alpha) : 0
  }
}

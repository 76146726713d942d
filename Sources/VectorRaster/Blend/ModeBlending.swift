import SceneModel

/// Blends rows of premultiplied pixels by any blend mode.
enum ModeBlending {
  /// Blends a source row times one alpha per pixel, 0...255, into a target row.
  static func blend(
    _ mode: BlendMode, _ source: UnsafePointer<UInt32>, _ alphas: UnsafePointer<UInt8>,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    @inline(__always) func row(_ mix: (Four, Four, Four) -> Four) {
      blendRow(source, alphas, target, count, mix)
    }
    @inline(__always) func mixed(_ formula: (FourColors, FourColors) -> FourColors) {
      row { mix($0, $1, $2, formula) }
    }
    @inline(__always) func separable(_ formula: (FourValues, FourValues) -> FourValues) {
      mixed { backdrop, source in
        FourColors(
          red: formula(backdrop.red, source.red), green: formula(backdrop.green, source.green),
          blue: formula(backdrop.blue, source.blue))
      }
    }
    switch mode {
    case .normal: row(over)
    case .add: row(add)
    case .multiply: row(multiply)
    case .screen: row(screen)
    case .overlay: separable(overlayFormula)
    case .darken: separable(darkenFormula)
    case .lighten: separable(lightenFormula)
    case .colorDodge: separable(colorDodgeFormula)
    case .colorBurn: separable(colorBurnFormula)
    case .hardLight: separable(hardLightFormula)
    case .softLight: separable(softLightFormula)
    case .difference:
      separable { backdrop, source in
        let difference = backdrop - source
        return difference.replacing(with: -difference, where: difference .< 0)
      }
    case .exclusion: separable { backdrop, source in backdrop + source - 2 * backdrop * source }
    case .hue:
      mixed { $1.with(saturation: $0.saturation).with(luminosity: $0.luminosity) }
    case .saturation:
      mixed { $0.with(saturation: $1.saturation).with(luminosity: $0.luminosity) }
    case .color: mixed { backdrop, source in source.with(luminosity: backdrop.luminosity) }
    case .luminosity: mixed { backdrop, source in backdrop.with(luminosity: source.luminosity) }
    case .hardMix:
      // As in After Effects: 1 where the sum is at least 1, or slightly below, because quotients of bytes that add up to
      // 255 may sum to less.
      separable { backdrop, source in
        FourValues(repeating: 0).replacing(with: 1, where: backdrop + source .>= 0.9999)
      }
    }
  }

  /// Four pixels; eight lanes of two components each.
  private typealias Four = SIMD8<UInt16>

  /// Blends a row four pixels at a time, with a function of the source, its alphas per lane, and the backdrop.
  @inline(__always)
  private static func blendRow(
    _ source: UnsafePointer<UInt32>, _ alphas: UnsafePointer<UInt8>,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ mix: (Four, Four, Four) -> Four
  ) {
    var index = 0
    while index < count {
      // The last pixels may be fewer than four.
      let part = min(4, count &- index)
      let weights = load(alphas + index, part)
      if weights != 0 {
        let mixed = mix(
          load(source + index, part), PixelMath.spread(weights),
          load(target + index, part))
        store(mixed, target + index, part)
      }
      index &+= 4
    }
  }

  @inline(__always) private static func over(_ source: Four, _ weight: Four, _ backdrop: Four)
    -> Four
  {
    PixelMath.over(source, times: weight, backdrop)
  }

  /// The sum of premultiplied components, clamped to 1.
  @inline(__always) private static func add(_ source: Four, _ weight: Four, _ backdrop: Four)
    -> Four
  {
    let low = PixelMath.scale(source & 0xFF, by: weight) &+ (backdrop & 0xFF)
    let high = PixelMath.scale(source &>> 8, by: weight) &+ (backdrop &>> 8)
    // Bit 8 of a lane is set if the sum exceeds 255; times 255 it saturates the lane.
    return (low | (low &>> 8) &* 255) & 0xFF | (high | (high &>> 8) &* 255) &<< 8
  }

  /// s + b - s b, of premultiplied components.
  @inline(__always) private static func screen(_ source: Four, _ weight: Four, _ backdrop: Four)
    -> Four
  {
    let low = PixelMath.scale(source & 0xFF, by: weight)
    let high = PixelMath.scale(source &>> 8, by: weight)
    let (backLow, backHigh) = (backdrop & 0xFF, backdrop &>> 8)
    return low &+ backLow &- PixelMath.scale(low, by: backLow)
      | (high &+ backHigh &- PixelMath.scale(high, by: backHigh)) &<< 8
  }

  /// s (1 - b's alpha) + b (1 - s's alpha) + s b, of premultiplied components.
  @inline(__always) private static func multiply(_ source: Four, _ weight: Four, _ backdrop: Four)
    -> Four
  {
    let scaled = PixelMath.scalePixels(source, by: weight)
    let rest = 255 &- PixelMath.alphas(backdrop)
    let backRest = 255 &- PixelMath.alphas(scaled)
    @inline(__always) func mixed(_ source: Four, _ backdrop: Four) -> Four {
      // At most 255 · 255, because no component exceeds its alpha.
      let sum = source &* (rest &+ backdrop) &+ backdrop &* backRest &+ 128
      return (sum &+ (sum &>> 8)) &>> 8
    }
    return mixed(scaled & 0xFF, backdrop & 0xFF) | mixed(scaled &>> 8, backdrop &>> 8) &<< 8
  }

  /// Four pixels blended by a formula B: S (1 - b) + D (1 - s) + s b B, with the premultiplied source S and backdrop D and
  /// their alphas s and b.
  @inline(__always)
  private static func mix(
    _ source: Four, _ weight: Four, _ backdrop: Four,
    _ formula: (FourColors, FourColors) -> FourColors
  ) -> Four {
    let sourcePixels = unsafeBitCast(source, to: SIMD4<UInt32>.self)
    let backPixels = unsafeBitCast(backdrop, to: SIMD4<UInt32>.self)
    let weights = number(unsafeBitCast(weight, to: SIMD4<UInt32>.self) & 255)
    let factor = weights * (1 / 65_025)
    let front = colors(sourcePixels, factor)
    let back = colors(backPixels, FourValues(repeating: 1 / 255))
    let sourceAlpha = number(sourcePixels &>> 24) * factor
    let backAlpha = number(backPixels &>> 24) * (1 / 255)
    let mixed = formula(divided(back, by: backAlpha), divided(front, by: sourceAlpha))
    let both = sourceAlpha * backAlpha
    let alpha = sourceAlpha + backAlpha - both
    @inline(__always) func sum(_ front: FourValues, _ back: FourValues, _ mixed: FourValues)
      -> SIMD4<UInt32>
    {
      let sum = front * (1 - backAlpha) + back * (1 - sourceAlpha) + mixed * both
      let low = sum.replacing(with: 0, where: sum .< 0)
      return byte(low.replacing(with: alpha, where: low .> alpha))
    }
    let red = sum(front.red, back.red, mixed.red)
    let green = sum(front.green, back.green, mixed.green) &<< 8
    let blue = sum(front.blue, back.blue, mixed.blue) &<< 16
    return unsafeBitCast(red | green | blue | byte(alpha) &<< 24, to: Four.self)
  }

  /// Integers below 2^23 as floating-point numbers.
  @inline(__always) private static func number(_ bytes: SIMD4<UInt32>) -> FourValues {
    unsafeBitCast(bytes | 0x4B00_0000, to: FourValues.self) - 8_388_608
  }

  /// Values of 0...1 as 0...255, rounded to nearest.
  @inline(__always) private static func byte(_ value: FourValues) -> SIMD4<UInt32> {
    unsafeBitCast(value * 255 + 8_388_608, to: SIMD4<UInt32>.self) & 255
  }

  /// The components of four pixels times one factor per pixel.
  @inline(__always)
  private static func colors(_ pixels: SIMD4<UInt32>, _ factor: FourValues) -> FourColors {
    FourColors(
      red: number(pixels & 255) * factor, green: number(pixels &>> 8 & 255) * factor,
      blue: number(pixels &>> 16 & 255) * factor)
  }

  /// Straight colors of premultiplied ones; black where alpha is 0.
  @inline(__always)
  private static func divided(_ colors: FourColors, by alpha: FourValues) -> FourColors {
    // A quotient, not a product with the reciprocal: full components must become exactly 1 for the formulas.
    let divisor = alpha.replacing(with: 1, where: alpha .<= 0)
    return colors.map { $0 / divisor }
  }

  /// Up to four pixels, as lanes of two components each; transparent beyond a number of pixels.
  @inline(__always)
  private static func load(_ pixels: UnsafePointer<UInt32>, _ count: Int) -> Four {
    guard count < 4 else { return PixelMath.load(pixels) }
    var result = SIMD4<UInt32>.zero
    for lane in 0..<count { result[lane] = pixels[lane] }
    return unsafeBitCast(result, to: Four.self)
  }

  /// The alphas of up to four pixels, one in each byte; 0 beyond a number of pixels.
  @inline(__always)
  private static func load(_ alphas: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
    guard count < 4 else { return UnsafeRawPointer(alphas).loadUnaligned(as: UInt32.self) }
    var result: UInt32 = 0
    for lane in 0..<count {
      result |= UInt32(alphas[lane]) &<< UInt32(truncatingIfNeeded: 8 &* lane)
    }
    return result
  }

  /// Stores the first of four pixels.
  @inline(__always)
  private static func store(_ pixels: Four, _ target: UnsafeMutablePointer<UInt32>, _ count: Int) {
    guard count < 4 else { return PixelMath.store(pixels, target) }
    let values = unsafeBitCast(pixels, to: SIMD4<UInt32>.self)
    for lane in 0..<count { target[lane] = values[lane] }
  }
}

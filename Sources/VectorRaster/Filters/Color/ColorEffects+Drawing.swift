import Geometry
import SceneModel

// Effects that map the color of each pixel independently of the others.

// MARK: Tables of components

extension [UInt8] {
  /// The table that changes nothing.
  static let identity = table { $0 }

  /// The bytes of a function of components, 0...1.
  static func table(_ value: (Double) -> Double) -> [UInt8] {
    (0..<256).map { UInt8(Bitmap.byte(value(Double($0) / 255))) }
  }
}

extension EffectPlan {
  /// Adds a map of red, green and blue by one function of components, 0...1.
  fileprivate mutating func addComponents(_ value: (Double) -> Double) {
    let table = [UInt8].table(value)
    addChannels(red: table, green: table, blue: table)
  }

  /// Adds a map of each straight component by a table of 256 entries; transparent pixels stay transparent.
  mutating func addChannels(
    red: [UInt8], green: [UInt8], blue: [UInt8], alpha: [UInt8] = .identity
  ) {
    add { _, surface in
      red.withUnsafeBufferPointer { red in
        green.withUnsafeBufferPointer { green in
          blue.withUnsafeBufferPointer { blue in
            surface.mapPixels { pixel in
              let straight = Bitmap.straightened(pixel)
              let color =
                UInt32(red[Int(straight & 255)]) | UInt32(green[Int(straight &>> 8 & 255)]) &<< 8
                | UInt32(blue[Int(straight &>> 16 & 255)]) &<< 16
              return LinearLight.premultiplied(color, UInt32(alpha[Int(pixel &>> 24)]))
            }
          }
        }
      }
    }
  }
}

extension BrightnessContrast: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    plan.addComponents { isLegacy ? legacy($0) : curved($0) }
  }

  /// A shift in bytes and a straight line through the middle: flat at a contrast of -1 and upright at 1.
  private func legacy(_ value: Double) -> Double {
    let slope = contrast > 0 ? 1 / max(1 - contrast, 1e-6) : 1 + contrast
    return (value - 0.5) * slope + 0.5 + brightness / 255 * max(slope, 1)
  }

  /// After Effects' curves are not published: brightness as a power of the difference from white, and contrast as a sine
  /// around the middle, come near them.
  private func curved(_ value: Double) -> Double {
    let light = 1 - power(1 - value, power(2, 1.8 * brightness.clamped(to: -1...1)))
    return light - sine(light * 2 * .pi) * contrast.clamped(to: -0.5...1) / (3 * .pi)
  }
}

extension Exposure: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    let factor = power(2, stops.clamped(to: -64...64))
    plan.addComponents { value in
      let light = max(0, LinearLight.decode(value) * factor + offset)
      return LinearLight.encode(power(light, 1 / max(gamma, 0.01)))
    }
  }
}

extension Invert: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    let table = [UInt8].table { $0 + (1 - 2 * $0) * amount }
    func values(_ own: ColorChannel) -> [UInt8] {
      channel == .all || channel == own ? table : .identity
    }
    plan.addChannels(red: values(.red), green: values(.green), blue: values(.blue))
  }
}

extension Levels: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    let all = self.all.table
    func channel(_ levels: ChannelLevels) -> [UInt8] { levels.table.map { all[Int($0)] } }
    plan.addChannels(
      red: channel(red), green: channel(green), blue: channel(blue), alpha: alpha.table)
  }
}

extension ChannelLevels {
  /// The values of a channel after its levels.
  fileprivate var table: [UInt8] {
    let (low, high) = (inputBlack, inputWhite)
    let isReversed = high < low
    return .table { value in
      if value <= min(low, high) { return isReversed ? outputWhite : outputBlack }
      if value >= max(low, high) { return isReversed ? outputBlack : outputWhite }
      let share = power((value - low) / (high - low), 1 / gamma)
      return outputBlack + (outputWhite - outputBlack) * share
    }
  }
}

extension Posterize: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    let steps = max(1, levels.rounded() - 1)
    plan.addComponents { min(($0 * (steps + 1)).rounded(.down), steps) / steps }
  }
}

// MARK: Grays

extension ColorFill: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    let (color, opacity) = (Bitmap.bytes(color), Bitmap.byte(opacity))
    plan.add { _, surface in
      surface.mapPixels { pixel in
        LinearLight.premultiplied(color, PixelMath.multiply(pixel &>> 24, opacity))
      }
    }
  }
}

extension Tritone: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    let colors = (0..<256).map { byte in
      let place = Double(byte) / 255 * 2
      return Bitmap.bytes(
        place < 1
          ? shadows.interpolated(to: midtones, progress: place)
          : midtones.interpolated(to: highlights, progress: place - 1))
    }
    plan.add { _, surface in
      let light = LinearLight.shared
      colors.withUnsafeBufferPointer { colors in
        surface.mapPixels { pixel in
          LinearLight.premultiplied(colors[light.gray(pixel)], pixel &>> 24)
        }
      }
    }
  }
}

extension Tint: DrawnEffect {
  /// Composites over each pixel its gray and over that the color for its gray, in linear light.
  ///
  /// Alpha counts three times, so that partially transparent pixels become more opaque.
  func addFilters(to plan: inout EffectPlan) {
    let colors = (0..<256).map { byte in
      Bitmap.bytes(blackColor.interpolated(to: whiteColor, progress: Double(byte) / 255))
    }
    let amount = Float(Bitmap.limited(amount))
    plan.add { _, surface in
      let light = LinearLight.shared
      colors.withUnsafeBufferPointer { colors in
        surface.mapPixels { pixel in
          let gray = light.gray(pixel)
          let source = light.sample(pixel)
          let middle = SIMD4(SIMD3(repeating: light.linear[gray]), 1) * (source.w * amount)
          let top = light.sample(colors[gray] & 0xFF_FFFF | 0xFF00_0000) * (source.w * amount)
          let below = middle + source * (1 - middle.w)
          return light.pixel(top + below * (1 - top.w))
        }
      }
    }
  }
}

extension LinearLight {
  /// The gamma-encoded mean of a pixel's straight red, green and blue in linear light, 0...255.
  @inline(__always) fileprivate func gray(_ pixel: UInt32) -> Int {
    let straight = Bitmap.straightened(pixel)
    let sum =
      linear[Int(straight & 255)] + linear[Int(straight &>> 8 & 255)]
      + linear[Int(straight &>> 16 & 255)]
    return Int(byte(sum / 3))
  }
}

// MARK: Functions of straight colors

extension EffectPlan {
  /// Adds a map of straight colors, components 0...1, by a function; alpha stays.
  fileprivate mutating func addStraight(_ change: @escaping (SIMD3<Float>) -> SIMD3<Float>) {
    add { _, surface in
      surface.mapPixels { pixel in
        let straight = unsafeBitCast(Bitmap.straightened(pixel), to: SIMD4<UInt8>.self)
        let color = SIMD3<Float>(Float(straight.x), Float(straight.y), Float(straight.z)) / 255
        let result = change(color)
        // NaN counts as 0.
        func byte(_ value: Float) -> UInt32 { UInt32(value > 0 ? min(value, 1) * 255 + 0.5 : 0) }
        let bytes = byte(result.x) | byte(result.y) &<< 8 | byte(result.z) &<< 16
        return LinearLight.premultiplied(bytes, pixel &>> 24)
      }
    }
  }
}

extension HueSaturation: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) { plan.addStraight(changed) }

  /// The color after the effect.
  func changed(_ color: SIMD3<Float>) -> SIMD3<Float> {
    var result = HSLColor(color)
    if isColorized {
      (result.hue, result.saturation) = (Float(hue / 60), Float(max(0, saturation)))
    } else {
      result.hue += Float(hue / 60)
      result.saturation = min(max(result.saturation * Float(1 + saturation), 0), 1)
    }
    // Toward white by a positive amount, toward black by a negative one.
    let amount = Float(lightness)
    result.lightness =
      amount > 0
      ? result.lightness + (1 - result.lightness) * amount : result.lightness * (1 + amount)
    return result.color
  }
}

extension Threshold: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) { plan.addStraight(changed) }

  /// The color after the effect.
  func changed(_ color: SIMD3<Float>) -> SIMD3<Float> {
    let luma = color.x * 0.299 + color.y * 0.587 + color.z * 0.114
    return SIMD3(repeating: luma >= Float(level) ? 1 : 0)
  }
}

extension BlackAndWhite: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) { plan.addStraight(changed) }

  /// The color after the effect.
  func changed(_ color: SIMD3<Float>) -> SIMD3<Float> {
    guard isTinted else { return SIMD3(repeating: gray(color)) }
    var result = HSLColor(SIMD3(Float(tint.red), Float(tint.green), Float(tint.blue)))
    result.lightness = gray(color)
    return result.color
  }

  /// The gray of a color.
  ///
  /// The difference of the largest and the middle component belongs to a primary color, the difference of the middle
  /// and the smallest component to the secondary color of both.
  private func gray(_ color: SIMD3<Float>) -> Float {
    guard weights.count == 6 else { return (color.x + color.y + color.z) / 3 }
    let (red, green, blue) = (color.x, color.y, color.z)
    let (low, high) = (color.min(), color.max())
    let middle = red + green + blue - low - high
    let primary = high == red ? 0 : high == green ? 2 : 4
    let secondary = low == blue ? 1 : low == red ? 3 : 5
    let gray =
      low + (high - middle) * Float(weights[primary]) + (middle - low) * Float(weights[secondary])
    return min(max(gray, 0), 1)
  }
}

extension PixelSurface {
  /// Maps every pixel that is not transparent; runs of equal pixels are mapped once.
  @inline(__always)
  fileprivate func mapPixels(_ change: (UInt32) -> UInt32) {
    var (last, changed): (UInt32, UInt32) = (0, 0)
    forEachPixel { _, address in
      let pixel = address.pointee
      if pixel != last {
        last = pixel
        changed = pixel &>> 24 == 0 ? 0 : change(pixel)
      }
      address.pointee = changed
    }
  }
}

import Geometry
import SceneModel
import VectorRaster

extension PixelFilter {
  /// The table that changes nothing.
  static let identity = table { $0 }

  /// The bytes of a function of components, 0...1.
  static func table(_ value: (Double) -> Double) -> [UInt8] {
    (0..<256).map { UInt8(SceneRenderer.byte(value(Double($0) / 255))) }
  }

  /// A filter that maps red, green and blue by one function of components, 0...1.
  static func components(_ value: (Double) -> Double) -> PixelFilter {
    let table = table(value)
    return .channels(red: table, green: table, blue: table, alpha: identity)
  }
}

extension BlackAndWhite: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    plan.add(.straight(ColorFunction.graying(weights: weights, tint: isTinted ? tint : nil)))
  }
}

extension BrightnessContrast: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    plan.add(.components { isLegacy ? legacy($0) : curved($0) })
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

extension ColorFill: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    plan.add(.constant(Bitmap.bytes(color), opacity: SceneRenderer.byte(opacity)))
  }
}

extension Exposure: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    let factor = power(2, stops.clamped(to: -64...64))
    plan.add(
      .components { value in
        let light = max(0, LinearLight.decode(value) * factor + offset)
        return LinearLight.encode(power(light, 1 / max(gamma, 0.01)))
      })
  }
}

extension HueSaturation: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    plan.add(
      .straight(
        isColorized
          ? ColorFunction.colorizing(
            hue: hue, saturation: max(0, saturation), lightness: lightness)
          : ColorFunction.turning(hue: hue, saturation: saturation, lightness: lightness)))
  }
}

extension Invert: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    let table = PixelFilter.table { $0 + (1 - 2 * $0) * amount }
    func values(_ own: ColorChannel) -> [UInt8] {
      channel == .all || channel == own ? table : PixelFilter.identity
    }
    plan.add(
      .channels(
        red: values(.red), green: values(.green), blue: values(.blue), alpha: PixelFilter.identity))
  }
}

extension Levels: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    let all = self.all.table
    func channel(_ levels: ChannelLevels) -> [UInt8] { levels.table.map { all[Int($0)] } }
    plan.add(
      .channels(
        red: channel(red), green: channel(green), blue: channel(blue), alpha: alpha.table))
  }
}

extension ChannelLevels {
  /// The values of a channel after its levels.
  fileprivate var table: [UInt8] {
    let (low, high) = (inputBlack, inputWhite)
    let isReversed = high < low
    return PixelFilter.table { value in
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
    plan.add(.components { min(($0 * (steps + 1)).rounded(.down), steps) / steps })
  }
}

extension Threshold: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    plan.add(.straight(ColorFunction.threshold(Float(level))))
  }
}

extension Tint: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    let colors = (0..<256).map { byte in
      Bitmap.bytes(blackColor.interpolated(to: whiteColor, progress: Double(byte) / 255))
    }
    plan.add(.tint(colors, amount: amount))
  }
}

extension Tritone: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    plan.add(
      .gray(
        (0..<256).map { byte in
          let place = Double(byte) / 255 * 2
          let color =
            place < 1
            ? shadows.interpolated(to: midtones, progress: place)
            : midtones.interpolated(to: highlights, progress: place - 1)
          return Bitmap.bytes(color)
        }))
  }
}

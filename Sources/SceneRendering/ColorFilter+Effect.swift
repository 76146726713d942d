import Geometry
import SceneModel
import VectorRaster

extension ColorFilter {
  /// The filter of an effect that changes each pixel by itself; `nil` for other effects.
  init?(_ effect: SceneEffect) {
    switch effect {
    case .fill(let color, let opacity):
      self = .constant(
        Bitmap.pixel(Color(red: color.red, green: color.green, blue: color.blue)) & 0xFF_FFFF,
        opacity: SceneRenderer.byte(opacity))
    case .tint(let black, let white, let amount):
      let colors = (0..<256).map { byte in
        ColorFilter.packed(black.interpolated(to: white, progress: Double(byte) / 255))
      }
      self = .tint(colors, amount: amount)
    case .tritone(let highlights, let midtones, let shadows):
      self = .gray(
        (0..<256).map { byte in
          let place = Double(byte) / 255 * 2
          let color =
            place < 1
            ? shadows.interpolated(to: midtones, progress: place)
            : midtones.interpolated(to: highlights, progress: place - 1)
          return ColorFilter.packed(color)
        })
    case .levels(let levels):
      let all = ColorFilter.table(levels.all)
      func channel(_ levels: Levels) -> [UInt8] { ColorFilter.table(levels).map { all[Int($0)] } }
      self = .channels(
        red: channel(levels.red), green: channel(levels.green), blue: channel(levels.blue),
        alpha: ColorFilter.table(levels.alpha))
    case .recolor(let recolor): self.init(recolor)
    case .gaussianBlur, .dropShadow, .radialWipe, .innerShadow, .satin, .colorOverlay,
      .gradientOverlay, .outline, .bevel, .linearWipe, .ramp, .warp, .mosaic, .displacement:
      return nil
    }
  }

  private static func packed(_ color: Color) -> UInt32 {
    UInt32(byte(color.red)) | UInt32(byte(color.green)) << 8 | UInt32(byte(color.blue)) << 16
  }

  static func byte(_ value: Double) -> UInt8 {
    UInt8(value > 0 ? min(value, 1) * 255 + 0.5 : 0)
  }

  /// The values of a channel after its levels.
  static func table(_ levels: Levels) -> [UInt8] {
    let (low, high) = (levels.inputBlack, levels.inputWhite)
    let isReversed = high < low
    return (0..<256).map { index in
      let value = Double(index) / 255
      if value <= min(low, high) {
        return byte(isReversed ? levels.outputWhite : levels.outputBlack)
      }
      if value >= max(low, high) {
        return byte(isReversed ? levels.outputBlack : levels.outputWhite)
      }
      let share = power((value - low) / (high - low), 1 / levels.gamma)
      return byte(levels.outputBlack + (levels.outputWhite - levels.outputBlack) * share)
    }
  }
}

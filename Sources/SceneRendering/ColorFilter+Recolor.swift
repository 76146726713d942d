import Geometry
import SceneModel
import VectorRaster

extension ColorFilter {
  /// The filter of a change of colours.
  init(_ recolor: Recolor) {
    switch recolor {
    case .invert(let channel, let amount):
      let table = ColorFilter.table { $0 + (1 - 2 * $0) * amount }
      func values(_ own: ColorChannel) -> [UInt8] {
        channel == .all || channel == own ? table : ColorFilter.identity
      }
      self = .channels(
        red: values(.red), green: values(.green), blue: values(.blue), alpha: ColorFilter.identity)
    case .brightnessContrast(let brightness, let contrast, let isLegacy):
      self.init(
        table: ColorFilter.table {
          isLegacy
            ? ColorFilter.legacy($0, brightness: brightness, contrast: contrast)
            : ColorFilter.curved($0, brightness: brightness, contrast: contrast)
        })
    case .exposure(let stops, let offset, let gamma):
      let factor = power(2, stops.clamped(to: -64...64))
      self.init(
        table: ColorFilter.table { value in
          let light = max(0, LinearLight.decode(value) * factor + offset)
          return LinearLight.encode(power(light, 1 / max(gamma, 0.01)))
        })
    case .posterize(let levels):
      let steps = max(1, levels.rounded() - 1)
      self.init(
        table: ColorFilter.table { min(($0 * (steps + 1)).rounded(.down), steps) / steps })
    case .hueSaturation, .colorize, .threshold, .blackAndWhite: self = .hue(recolor)
    }
  }

  private init(table: [UInt8]) {
    self = .channels(red: table, green: table, blue: table, alpha: ColorFilter.identity)
  }

  private static let identity = table { $0 }

  private static func table(_ value: (Double) -> Double) -> [UInt8] {
    (0..<256).map { byte(value(Double($0) / 255)) }
  }

  /// A shift in bytes and a straight line through the middle: flat at a contrast of -1 and upright at 1.
  private static func legacy(_ value: Double, brightness: Double, contrast: Double) -> Double {
    let slope = contrast > 0 ? 1 / max(1 - contrast, 1e-6) : 1 + contrast
    return (value - 0.5) * slope + 0.5 + brightness / 255 * max(slope, 1)
  }

  /// After Effects' curves are not published: brightness as a power of what is missing to white, contrast as a sine around
  /// the middle, come near them.
  private static func curved(_ value: Double, brightness: Double, contrast: Double) -> Double {
    let light = 1 - power(1 - value, power(2, 1.8 * brightness.clamped(to: -1...1)))
    return light - sine(light * 2 * .pi) * contrast.clamped(to: -0.5...1) / (3 * .pi)
  }
}

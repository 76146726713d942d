import SceneModel

/// Mixes the colors of gradients.
package enum GradientSampling {
  /// The number of parts of a section between two stops, which the renderer mixes linearly.
  private static let partCount = 24

  /// Returns stops whose straight sRGB mixture is that of the gradient.
  static func stops(of gradient: AnyGradient, opacity: Double = 1) -> [SceneModel.Gradient.Stop] {
    // Stops are sorted; equal locations make a hard edge - M-H.
    let sorted = gradient.stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
    var result: [SceneModel.Gradient.Stop] = []
    for (index, stop) in sorted.enumerated() {
      if index > 0 {
        let before = sorted[index - 1]
        let isSimple = !gradient.space.isPerceptual && before.color.alpha == stop.color.alpha
        if before.location < stop.location, before.color != stop.color, !isSimple {
          for part in 1..<partCount {
            let progress = Double(part) / Double(partCount)
            let color = mix(before.color, stop.color, progress, gradient.space)
            let offset = before.location + (stop.location - before.location) * progress
            result.append(.init(offset: offset, color: color.scene(opacity: opacity)))
          }
        }
      }
      result.append(.init(offset: stop.location, color: stop.color.scene(opacity: opacity)))
    }
    return inRange(result)
  }

  /// Cuts stops to the places 0...1.
  private static func inRange(
    _ stops: [SceneModel.Gradient.Stop]
  ) -> [SceneModel.Gradient.Stop] {
    guard stops.contains(where: { $0.offset < 0 || $0.offset > 1 }) else { return stops }
    var result: [SceneModel.Gradient.Stop] = []
    for edge in [0.0, 1.0] {
      let index = stops.firstIndex { $0.offset >= edge } ?? stops.count
      let color: SceneModel.Color
      if index == 0 {
        color = stops[0].color
      } else if index == stops.count {
        color = stops[index - 1].color
      } else {
        let (a, b) = (stops[index - 1], stops[index])
        color = a.color.interpolated(
          to: b.color,
          progress: b.offset > a.offset ? (edge - a.offset) / (b.offset - a.offset) : 1)
      }
      if edge == 0 {
        result.append(.init(offset: 0, color: color))
        result += stops.filter { $0.offset > 0 && $0.offset < 1 }
      } else {
        result.append(.init(offset: 1, color: color))
      }
    }
    return result
  }

  /// Mixes two colors, premultiplied, perceptually in Oklab or else in gamma-encoded sRGB - H.
  package static func mix(
    _ a: Color, _ b: Color, _ progress: Double, _ space: Gradient.ColorSpace
  ) -> Color {
    let alpha = a.alpha + (b.alpha - a.alpha) * progress
    guard alpha > 0 else { return Color(0, 0, 0, 0) }
    let (x, y) = (components(a, space) * a.alpha, components(b, space) * b.alpha)
    let mixed = (x + (y - x) * progress) / alpha
    return color(mixed, alpha, space)
  }

  /// Returns the color at a place; beyond the ends the first and last one continue.
  static func color(of gradient: AnyGradient, at place: Double) -> Color {
    let stops = gradient.stops.sorted { $0.location < $1.location }
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard place >= first.location else { return first.color }
    guard let next = stops.firstIndex(where: { $0.location > place }) else { return last.color }
    let (a, b) = (stops[next - 1], stops[next])
    return mix(
      a.color, b.color, (place - a.location) / (b.location - a.location), gradient.space)
  }

  private static func components(_ color: Color, _ space: Gradient.ColorSpace) -> SIMD3<Double> {
    guard space.isPerceptual else { return SIMD3(color.red, color.green, color.blue) }
    let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
    let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    return SIMD3(
      0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
      1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
      0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s)
  }

  private static func color(
    _ value: SIMD3<Double>, _ alpha: Double, _ space: Gradient.ColorSpace
  ) -> Color {
    guard space.isPerceptual else { return Color(value.x, value.y, value.z, alpha) }
    let l = pow(value.x + 0.396_337_777_4 * value.y + 0.215_803_757_3 * value.z, 3)
    let m = pow(value.x - 0.105_561_345_8 * value.y - 0.063_854_172_8 * value.z, 3)
    let s = pow(value.x - 0.089_484_177_5 * value.y - 1.291_485_548_0 * value.z, 3)
    return Color(
      gamma(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s),
      gamma(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s),
      gamma(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s), alpha)
  }
}

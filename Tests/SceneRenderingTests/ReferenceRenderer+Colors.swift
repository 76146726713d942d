import Geometry
import SceneModel

// Paints, blend modes and mattes.
extension ReferenceRenderer {
  /// The coverage of a matte's pixel.
  static func share(of pixel: Pixel, _ mode: MatteMode?) -> Double {
    let luma = 0.2126 * pixel.x + 0.7152 * pixel.y + 0.0722 * pixel.z
    switch mode {
    case nil: return 1
    case .alpha: return pixel.w
    case .alphaInverted: return 1 - pixel.w
    case .luma: return luma
    case .lumaInverted: return 1 - luma
    }
  }

  /// Blends a premultiplied pixel with its backdrop.
  static func blend(_ mode: BlendMode, _ source: Pixel, over back: Pixel) -> Pixel {
    let mixed: Pixel =
      switch mode {
      case .multiply: source * back
      case .screen: source * back.w + back * source.w - source * back
      case .darken: pointwiseMin(source * back.w, back * source.w)
      case .lighten: pointwiseMax(source * back.w, back * source.w)
      case .exclusion: source * back.w + back * source.w - 2 * source * back
      case .normal, .add, .overlay, .colorDodge, .colorBurn, .hardLight, .softLight, .difference,
        .hue, .saturation, .color, .luminosity, .hardMix:
        source * back.w
      }
    var result = mixed + source * (1 - back.w) + back * (1 - source.w)
    result.w = source.w + back.w - source.w * back.w
    return result
  }

  /// The premultiplied color of a paint at the center of a pixel.
  func color(_ paint: Paint, at pixel: Int, _ matrix: Affine) -> Pixel {
    let color: Color
    switch paint {
    case .color(let plain): color = plain
    case .gradient(let gradient):
      guard let inverse = matrix.inverse else { return .zero }
      let point = inverse.apply(
        Vector2(Double(pixel % width) + 0.5, Double(pixel / width) + 0.5))
      let axis = gradient.end - gradient.start
      let offset =
        gradient.kind == .linear
        ? (point - gradient.start).dot(axis) / axis.dot(axis)
        : point.distance(to: gradient.start) / axis.length
      color = ReferenceRenderer.color(gradient.stops, at: offset)
    }
    return Pixel(
      color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha)
  }

  private static func color(_ stops: [Gradient.Stop], at offset: Double) -> Color {
    guard let after = stops.firstIndex(where: { $0.offset > offset }) else {
      return stops[stops.count - 1].color
    }
    guard after > 0 else { return stops[0].color }
    let (low, high) = (stops[after - 1], stops[after])
    let share = (offset - low.offset) / (high.offset - low.offset)
    return low.color.interpolated(to: high.color, progress: share)
  }
}

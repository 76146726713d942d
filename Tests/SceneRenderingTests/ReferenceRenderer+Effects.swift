import Geometry
import SceneModel
import VectorRaster

// Effects and styles in double precision, pixel by pixel, by their definitions. Matrices must not
// rotate or skew.
extension ReferenceRenderer {
  /// The premultiplied pixels of a group after one of its effects.
  func applied(_ effect: SceneEffect, to pixels: [Pixel], _ matrix: Affine) -> [Pixel] {
    let scale = abs(matrix.determinant).squareRoot()
    switch effect.value {
    case let fill as ColorFill:
      return pixels.map { premultiplied(vector(fill.color), $0.w * fill.opacity) }
    case let tint as Tint:
      return pixels.map { tinted($0, tint.blackColor, tint.whiteColor, tint.amount) }
    case let tritone as Tritone:
      return pixels.map { pixel in
        let gray = gray(pixel) * 2
        let color =
          gray < 1
          ? tritone.shadows.interpolated(to: tritone.midtones, progress: gray)
          : tritone.midtones.interpolated(to: tritone.highlights, progress: gray - 1)
        return premultiplied(vector(color), pixel.w)
      }
    case let blur as GaussianBlur:
      return blurred(pixels.map(light), blur.deviation * scale).map(encoded)
    case let shadow as DropShadow: return shaded(pixels, shadow, matrix)
    case let effect as InnerShadow:
      let shadow = effect.shadow
      let caster = shadow.growth > 0 ? grown(pixels, by: -shadow.growth * scale) : pixels
      let cover = alphas(
        caster, Vector2(repeating: shadow.deviation * scale), shadow.offset * scale)
      return mixed(pixels, shadow.color) { index in
        (effect.isFromCenter ? cover[index] : 1 - cover[index]) * shadow.opacity
      }
    case let satin as Satin:
      let deviation = Vector2(repeating: satin.shadow.deviation * scale)
      let one = alphas(pixels, deviation, satin.shadow.offset * scale)
      let two = alphas(pixels, deviation, -satin.shadow.offset * scale)
      return mixed(pixels, satin.shadow.color) { index in
        let difference = abs(one[index] - two[index])
        return (satin.isInverted ? 1 - difference : difference) * satin.shadow.opacity
      }
    case let overlay as ColorOverlay:
      return mixed(pixels, overlay.color) { _ in overlay.opacity }
    case let outline as LayerStroke: return outlined(pixels, outline, scale)
    case let ramp as ColorRamp: return ramped(pixels, ramp, matrix)
    case let invert as Invert:
      return changed(pixels) { color in
        func turned(_ value: Double, _ own: ColorChannel) -> Double {
          guard invert.channel == .all || invert.channel == own else { return value }
          return value * (1 - invert.amount) + (1 - value) * invert.amount
        }
        return SIMD3(turned(color.x, .red), turned(color.y, .green), turned(color.z, .blue))
      }
    case let legacy as BrightnessContrast where legacy.isLegacy:
      let (contrast, shift) = (legacy.contrast, legacy.brightness / 255)
      let slope = contrast > 0 ? 1 / (1 - contrast) : 1 + contrast
      return changed(pixels) { color in
        mapped(color) {
          contrast > 0 ? ($0 + shift - 0.5) * slope + 0.5 : ($0 - 0.5) * slope + 0.5 + shift
        }
      }
    case let exposure as Exposure:
      return changed(pixels) { color in
        mapped(color) {
          let light = LinearLight.decode($0) * power(2, exposure.stops) + exposure.offset
          return LinearLight.encode(power(max(light, 0), 1 / exposure.gamma))
        }
      }
    default:
      preconditionFailure("the reference does not know \(effect)")
    }
  }

  /// Red, green and blue.
  private func vector(_ color: Color) -> SIMD3<Double> { SIMD3(color.red, color.green, color.blue) }

  private func premultiplied(_ color: SIMD3<Double>, _ alpha: Double) -> Pixel {
    Pixel(color * alpha, alpha)
  }

  private func straight(_ pixel: Pixel) -> SIMD3<Double> {
    pixel.w > 0 ? SIMD3(pixel.x, pixel.y, pixel.z) / pixel.w : .zero
  }

  private func mapped(
    _ color: SIMD3<Double>, _ change: (Double) -> Double
  ) -> SIMD3<Double> { SIMD3(change(color.x), change(color.y), change(color.z)) }

  // MARK: Colors

  /// Premultiplied linear light.
  private func light(_ pixel: Pixel) -> Pixel {
    premultiplied(mapped(straight(pixel)) { LinearLight.decode(min($0, 1)) }, pixel.w)
  }

  /// The pixel of premultiplied linear light.
  private func encoded(_ light: Pixel) -> Pixel {
    premultiplied(mapped(straight(light), LinearLight.encode), light.w)
  }

  private func gray(_ pixel: Pixel) -> Double {
    LinearLight.encode(mapped(straight(pixel)) { LinearLight.decode(min($0, 1)) }.sum() / 3)
  }

  private func tinted(_ pixel: Pixel, _ black: Color, _ white: Color, _ amount: Double) -> Pixel {
    let gray = gray(pixel)
    let color = black.interpolated(to: white, progress: gray)
    var result = light(pixel)
    for layer in [SIMD3(repeating: gray), vector(color)] {
      let top = premultiplied(mapped(layer, LinearLight.decode), pixel.w * amount)
      result = top + result * (1 - top.w)
    }
    return encoded(result)
  }

  /// Pixels with changed straight colors, clamped to 0...1.
  private func changed(
    _ pixels: [Pixel], _ change: (SIMD3<Double>) -> SIMD3<Double>
  ) -> [Pixel] {
    pixels.map { pixel in
      let result = change(straight(pixel)).clamped(lowerBound: .zero, upperBound: .one)
      return premultiplied(result, pixel.w)
    }
  }

  private func ramped(_ pixels: [Pixel], _ ramp: ColorRamp, _ matrix: Affine) -> [Pixel] {
    guard let inverse = matrix.inverse else { return pixels }
    return pixels.enumerated().map { index, pixel in
      let point = inverse.apply(
        Vector2(Double(index % width) + 0.5, Double(index / width) + 0.5))
      let way = ramp.end - ramp.start
      let share =
        ramp.kind == .linear
        ? (point - ramp.start).dot(way) / way.dot(way)
        : point.distance(to: ramp.start) / way.length
      let color = ramp.startColor.interpolated(
        to: ramp.endColor, progress: share.clamped(to: 0...1))
      let own = straight(pixel)
      return premultiplied(own + (vector(color) - own) * ramp.amount, pixel.w)
    }
  }

  // MARK: Shadows

  /// A Gaussian along both axes; pixels outside the picture are transparent.
  private func blurred(_ pixels: [Pixel], _ deviation: Vector2) -> [Pixel] {
    let rows = deviation.x > 0.05 ? blurred(pixels, deviation.x, step: 1, count: width) : pixels
    return deviation.y > 0.05 ? blurred(rows, deviation.y, step: width, count: height) : rows
  }

  private func blurred(
    _ pixels: [Pixel], _ deviation: Double, step: Int, count: Int
  ) -> [Pixel] {
    let reach = Int(deviation * 5) + 1
    let weights = (-reach...reach).map {
      exponential(-Double($0 * $0) / (2 * deviation * deviation))
    }
    let total = weights.reduce(0, +)
    return pixels.indices.map { index in
      let place = index / step % count
      var sum = Pixel.zero
      for offset in -reach...reach where place + offset >= 0 && place + offset < count {
        sum += pixels[index + offset * step] * weights[offset + reach]
      }
      return sum / total
    }
  }

  /// Alpha, blurred and moved.
  private func alphas(_ pixels: [Pixel], _ deviation: Vector2, _ offset: Vector2) -> [Double] {
    let soft = blurred(pixels.map { Pixel(0, 0, 0, $0.w) }, deviation)
    func alpha(_ x: Int, _ y: Int) -> Double {
      x >= 0 && y >= 0 && x < width && y < height ? soft[y * width + x].w : 0
    }
    return pixels.indices.map { index in
      let place = Vector2(Double(index % width), Double(index / width)) - offset
      let corner = place.rounded(.down)
      let (x, y, share) = (Int(corner.x), Int(corner.y), place - corner)
      let upper = alpha(x, y) * (1 - share.x) + alpha(x + 1, y) * share.x
      let lower = alpha(x, y + 1) * (1 - share.x) + alpha(x + 1, y + 1) * share.x
      return upper * (1 - share.y) + lower * share.y
    }
  }

  private func shaded(_ pixels: [Pixel], _ effect: DropShadow, _ matrix: Affine) -> [Pixel] {
    let shadow = effect.shadow
    let scale = abs(matrix.determinant).squareRoot()
    let caster = shadow.growth > 0 ? grown(pixels, by: shadow.growth * scale) : pixels
    let deviation = shadow.deviation * scale
    var offset = shadow.offset * scale
    if deviation <= 0.05 { offset = offset.rounded(.toNearestOrAwayFromZero) }
    let cover = alphas(caster, Vector2(repeating: deviation), offset)
    return pixels.enumerated().map { index, pixel in
      let below = premultiplied(vector(shadow.color), cover[index] * shadow.opacity)
      return effect.isShadowOnly
        ? below : encoded(light(pixel) + light(below) * (1 - pixel.w))
    }
  }

  /// A color mixed into the pixels' own, by a weight.
  private func mixed(
    _ pixels: [Pixel], _ color: Color, _ weight: (Int) -> Double
  ) -> [Pixel] {
    pixels.enumerated().map { index, pixel in
      let own = straight(pixel)
      return premultiplied(own + (vector(color) - own) * weight(index).clamped(to: 0...1), pixel.w)
    }
  }

  // MARK: Distances

  /// Alpha after growing or shrinking by some pixels.
  private func grown(_ pixels: [Pixel], by distance: Double) -> [Pixel] {
    distances(pixels).map { Pixel(0, 0, 0, (distance + 0.5 - $0).clamped(to: 0...1)) }
  }

  /// The distances of pixel centers from the edge, by comparison with all pixels of the other side.
  private func distances(_ pixels: [Pixel]) -> [Double] {
    let most = pixels.map(\.w).max() ?? 0
    guard most > 0 else { return pixels.map { _ in .infinity } }
    // Around the picture there is nothing.
    func alpha(_ x: Int, _ y: Int) -> Double {
      x >= 0 && y >= 0 && x < width && y < height ? pixels[y * width + x].w / most : 0
    }
    // An edge is where alpha falls below a half.
    func share(_ x: Int, _ y: Int) -> Double {
      let isInner = (-1...1).allSatisfy { row in
        (-1...1).allSatisfy { alpha(x + $0, y + row) >= 0.5 }
      }
      return isInner ? 1 : alpha(x, y)
    }
    let places = (-1...height).flatMap { y in
      (-1...width).map { x in (x: x, y: y, share: share(x, y)) }
    }
    let shares = pixels.indices.map { share($0 % width, $0 / width) }
    let edge = 1 - 1e-3
    return shares.indices.map { index in
      let share = shares[index]
      guard share <= 1e-3 || share >= edge else { return 0.5 - share }
      let isOutside = share <= 1e-3
      var (nearest, alpha) = (Int.max, 0.5)
      for place in places where isOutside ? place.share > 1e-3 : place.share < edge {
        let (dx, dy) = (place.x - index % width, place.y - index / width)
        guard dx * dx + dy * dy < nearest else { continue }
        (nearest, alpha) = (dx * dx + dy * dy, place.share)
      }
      return (isOutside ? 1 : -1) * Double(nearest).squareRoot() + 0.5 - alpha
    }
  }

  private func outlined(_ pixels: [Pixel], _ outline: LayerStroke, _ scale: Double) -> [Pixel] {
    let distances = distances(pixels)
    let width = outline.width * scale
    let outside = outline.side == .outside ? width : outline.side == .center ? width / 2 : 0
    let inside = width - outside
    var result = pixels
    if inside > 0 {
      result = mixed(result, outline.color) { index in
        (inside + 0.5 + distances[index]).clamped(to: 0...1) * outline.opacity
      }
    }
    guard outside > 0, let most = pixels.map(\.w).max(), most > 0 else { return result }
    return result.enumerated().map { index, pixel in
      let ring = min(1, outside + 0.5 - distances[index]) - pixel.w / most
      let alpha = min(max(ring, 0) * outline.opacity, 1 - pixel.w)
      return pixel + premultiplied(vector(outline.color), alpha)
    }
  }
}

import Geometry
import SceneModel
import Testing

@testable import VectorRaster

/// Compares filters with slow references in double precision.
@Suite struct FilterTests {
  private let processor = FilterProcessor()

  /// A bitmap of opaque, translucent and transparent pixels in several colors.
  private func picture(_ width: Int, _ height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in height / 4..<height * 3 / 4 {
      for x in width / 4..<width * 3 / 4 {
        let alpha = (x / 5 + y / 7) % 3 == 0 ? 120 : 255
        let color = (x / 6) % 2 == 0 ? SIMD3(alpha, alpha / 4, 0) : SIMD3(0, alpha / 2, alpha)
        bitmap[x, y] = SIMD4(
          UInt8(color.x), UInt8(color.y), UInt8(color.z), UInt8(alpha))
      }
    }
    return bitmap
  }

  private func filtered(
    _ bitmap: Bitmap, _ effect: some PixelEffect, transform: Affine = .identity
  ) -> Bitmap {
    bitmap.filtered(by: effect, transform: transform, with: processor)
  }

  /// A drop shadow with an offset and a softness, in points.
  private func shadow(
    _ color: Color, opacity: Double = 1, offset: Vector2, softness: Double = 0,
    isShadowOnly: Bool = true
  ) -> DropShadow {
    DropShadow.with {
      ($0.shadow.color, $0.shadow.opacity, $0.isShadowOnly) = (color, opacity, isShadowOnly)
      ($0.shadow.direction, $0.shadow.distance) = (offset.angle.degrees + 90, offset.length)
      $0.shadow.softness = softness
    }
  }

  // MARK: Blur

  /// The premultiplied linear light and the alpha of a pixel.
  private func light(_ pixel: SIMD4<UInt8>) -> SIMD4<Double> {
    guard pixel.w > 0 else { return .zero }
    let alpha = Double(pixel.w) / 255
    func channel(_ index: Int) -> Double {
      LinearLight.decode(min(1, Double(pixel[index]) / Double(pixel.w))) * alpha
    }
    return SIMD4(channel(0), channel(1), channel(2), alpha)
  }

  private func pixel(_ light: SIMD4<Double>) -> SIMD4<Double> {
    guard light.w > 0 else { return .zero }
    func channel(_ index: Int) -> Double {
      LinearLight.encode(light[index] / light.w) * light.w * 255
    }
    return SIMD4(channel(0), channel(1), channel(2), light.w * 255)
  }

  /// Convolves with a Gaussian along one axis.
  private func blurred(
    _ values: [SIMD4<Double>], _ width: Int, _ deviation: Double, isVertical: Bool
  ) -> [SIMD4<Double>] {
    guard deviation > 0 else { return values }
    let height = values.count / width
    let reach = Int(deviation * 5) + 1
    let weights = (-reach...reach).map {
      exponential(-Double($0 * $0) / (2 * deviation * deviation))
    }
    let total = weights.reduce(0, +)
    return values.indices.map { index in
      var sum = SIMD4<Double>.zero
      for offset in -reach...reach {
        let x = index % width + (isVertical ? 0 : offset)
        let y = index / width + (isVertical ? offset : 0)
        guard x >= 0, x < width, y >= 0, y < height else { continue }
        sum += values[y * width + x] * weights[offset + reach]
      }
      return sum / total
    }
  }

  @Test(arguments: [
    Vector2(0.4, 0.4), Vector2(1.3, 0), Vector2(0, 2.2), Vector2(3, 3), Vector2(4.7, 9.5),
    Vector2(12, 12), Vector2(23, 10),
  ])
  func blurIsAGaussianInLinearLight(deviation: Vector2) {
    let size = 140
    let source = picture(size, size)
    let result = filtered(source, GaussianBlur(deviation: 1), transform: .scale(deviation))
    var values = (0..<size * size).map { light(source[$0 % size, $0 / size]) }
    values = blurred(values, size, deviation.x, isVertical: false)
    values = blurred(values, size, deviation.y, isVertical: true)
    var (largest, sum) = (0.0, 0.0)
    for index in values.indices {
      let expected = pixel(values[index])
      let found = result[index % size, index / size]
      for channel in 0..<4 {
        let difference = abs(Double(found[channel]) - expected[channel])
        largest = max(largest, difference)
        sum += difference
      }
    }
    // Three box filters differ from a Gaussian by up to 2 % of the range; rounding loses a quarter of a level.
    #expect(largest <= 6, "by \(largest)")
    #expect(sum / Double(values.count * 4) < 0.75)
  }

  @Test(arguments: [0.6, 2.4, 2.6, 7, 30, 90])
  func blurKeepsTheSumOfAlpha(deviation: Double) {
    var bitmap = Bitmap(width: 640, height: 640)
    for y in 300..<340 { for x in 300..<340 { bitmap[x, y] = SIMD4(255, 255, 255, 255) } }
    let sum = filtered(bitmap, GaussianBlur(deviation: deviation)).pixels
      .reduce(0.0) { $0 + Double($1 >> 24) }
    // Rounding errors of many faint pixels add up.
    #expect(abs(sum / (1600 * 255) - 1) < (deviation > 50 ? 0.1 : 0.02))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -5, 1e-300])
  func badDeviationsDoNoHarm(deviation: Double) {
    let source = picture(20, 20)
    _ = filtered(
      source, GaussianBlur(deviation: 1), transform: .scale(Vector2(deviation, 2)))
    _ = filtered(
      source,
      shadow(
        .black, opacity: deviation, offset: Vector2(deviation, deviation), softness: deviation,
        isShadowOnly: false))
  }

  // MARK: Colors

  @Test func constantsKeepAlphaTimesOpacity() {
    let source = picture(20, 20)
    let fill = ColorFill.with {
      $0.color = Color(red: 1, green: 0.5, blue: 0.125)
      $0.opacity = 128.0 / 255
    }
    let result = filtered(source, fill)
    for index in source.pixels.indices {
      let alpha = (source.pixels[index] >> 24) * 128
      #expect(abs(Int(result.pixels[index] >> 24) - Int((alpha + 127) / 255)) <= 1)
      #expect(abs(Int(result.pixels[index] & 255) - Int((alpha + 127) / 255)) <= 1)
    }
  }

  @Test func graysAreMeansOfLinearLight() {
    let ramp = Tritone.with {
      $0.shadows = Color(red: 0, green: 1, blue: 0)
      $0.midtones = Color(red: 0.5, green: 0.5, blue: 0)
      $0.highlights = Color(red: 1, green: 0, blue: 0)
    }
    for color in [SIMD4<UInt8>(255, 0, 0, 255), SIMD4(10, 200, 90, 255), SIMD4(1, 2, 3, 255)] {
      var bitmap = Bitmap(width: 1, height: 1)
      bitmap[0, 0] = color
      let mean = (0..<3).reduce(0.0) { $0 + LinearLight.decode(Double(color[$1]) / 255) } / 3
      let gray = LinearLight.encode(mean) * 255
      let found = filtered(bitmap, ramp)[0, 0]
      #expect(abs(Double(found.x) - gray) <= 1.5)
      #expect(abs(Double(found.y) - (255 - gray)) <= 1.5)
    }
  }

  @Test(arguments: [0.0, 0.3, 1], [UInt8(40), 128, 255])
  func tintsLieOverGrayAndSource(amount: Double, alpha: UInt8) {
    var bitmap = Bitmap(width: 1, height: 1)
    bitmap[0, 0] = SIMD4(0, alpha, 0, alpha)
    let red = Color(red: 1, green: 0, blue: 0)
    let tint = Tint.with { ($0.blackColor, $0.whiteColor, $0.amount) = (red, red, amount) }
    let found = filtered(bitmap, tint)[0, 0]
    let share = Double(alpha) / 255
    var expected = SIMD4(0, share, 0, share)
    let gray = 1.0 / 3
    for (top, part) in [
      (SIMD4(gray, gray, gray, 1) * share * amount, share * amount),
      (SIMD4(1, 0, 0, 1) * share * amount, share * amount),
    ] { expected = top + expected * (1 - part) }
    let wanted = pixel(expected)
    for channel in 0..<4 { #expect(abs(Double(found[channel]) - wanted[channel]) <= 2) }
  }

  @Test func channelsComeFromTables() {
    let flip = ChannelLevels(numbers: [0, 1, 1, 1, 0])
    let levels = Levels.with {
      ($0.red, $0.blue) = (flip, flip)
      $0.alpha.outputWhite = 127.0 / 255
    }
    var bitmap = Bitmap(width: 2, height: 1)
    bitmap[0, 0] = SIMD4(255, 100, 0, 255)
    let result = filtered(bitmap, levels)
    #expect(result[0, 0] == SIMD4(0, 50, 127, 127))
    #expect(result[1, 0] == .zero)
  }

  // MARK: Shadows

  @Test func hardShadowsAreMovedCopies() {
    var bitmap = Bitmap(width: 30, height: 30)
    for y in 5..<15 { for x in 5..<15 { bitmap[x, y] = SIMD4(255, 255, 255, 255) } }
    let red = Color(red: 1, green: 0, blue: 0)
    var shadow = shadow(red, opacity: 0.5, offset: Vector2(6, 4), isShadowOnly: false)
    let result = filtered(bitmap, shadow)
    #expect(result[7, 7] == SIMD4(255, 255, 255, 255))
    #expect(result[20, 18] == SIMD4(128, 0, 0, 128))
    #expect(result[21, 18] == .zero)
    #expect(result[20, 19] == .zero)
    shadow.isShadowOnly = true
    let alone = filtered(bitmap, shadow)
    #expect(alone[7, 7] == .zero)
    #expect(alone[12, 12] == SIMD4(128, 0, 0, 128))
  }

  @Test func softShadowsSpreadAlpha() {
    var bitmap = Bitmap(width: 80, height: 80)
    for y in 0..<80 { for x in 0..<40 { bitmap[x, y] = SIMD4(0, 0, 0, 255) } }
    let result = filtered(bitmap, shadow(.black, offset: Vector2(0.5, 0), softness: 24))
    // Half a pixel to the right of the edge the shadow has half of its opacity.
    #expect(abs(Int(result[40, 40].w) - 128) <= 2)
    // One standard deviation further, 15.9 % remain.
    #expect(abs(Double(result[46, 40].w) - 0.1587 * 255) <= 4)
  }

  // MARK: Wipes

  @Test(arguments: [0.1, 0.25, 0.4, 0.6, 0.75, 0.9])
  func wipesTakeTheirShareAway(share: Double) {
    var bitmap = Bitmap(width: 100, height: 100)
    bitmap.withSurface { $0.clear(to: 0xFFFF_FFFF) }
    let wipe = RadialWipe.with { ($0.completion, $0.center) = (share, Vector2(25, 25)) }
    let result = filtered(bitmap, wipe, transform: .scale(2))
    for y in stride(from: 1, to: 100, by: 7) {
      for x in stride(from: 2, to: 100, by: 7) {
        let place = Vector2(Double(x) - 49.5, Double(y) - 49.5)
        var turn = (place.angle / (2 * .pi) + 0.25)
        turn -= turn.rounded(.down)
        let distance = min(abs(turn - share), turn, 1 - turn) * 2 * .pi * place.length
        guard distance > 1.5 else { continue }
        #expect(result[x, y].w == (turn < share ? 0 : 255), "at \(x), \(y)")
      }
    }
  }

  @Test func badWipesAreNone() {
    let source = picture(20, 20)
    var wipe = RadialWipe.with { $0.completion = 0.2 }
    #expect(filtered(source, wipe, transform: .scale(0)) == source)
    wipe.startAngle = .nan
    #expect(filtered(source, wipe) == source)
  }
}

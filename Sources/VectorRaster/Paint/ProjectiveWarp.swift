public import Geometry

/// Draws pixels as a plane in space is seen.
public struct ProjectiveWarp {
  /// The most samples of a pixel along each axis.
  private static let sampleLimit = 8.0

  /// From the target's pixels to the source's.
  private let inverse: Projection

  /// Prepares a projection, from the source's pixels to the target's; `nil` if the plane is seen from its edge.
  public init?(_ projection: Projection) {
    guard let inverse = projection.inverse else { return nil }
    self.inverse = inverse
  }

  /// Stores for all pixels of a surface what is seen at them; nothing beyond the source and behind the camera.
  public func draw(_ source: PixelSurface, on target: PixelSurface) {
    guard !target.rect.isEmpty, !source.rect.isEmpty else { return }
    let sampler = BilinearSampler(source)
    for y in target.rect.minY..<target.rect.maxY {
      let row = target.address(x: target.rect.minX, y: y)
      for x in 0..<target.rect.width {
        row[x] = pixel(
          sampler, source.rect, at: Vector2(Double(target.rect.minX + x) + 0.5, Double(y) + 0.5))
      }
    }
  }

  /// The mean of the source's pixels over a pixel of the target, by its middle.
  private func pixel(
    _ sampler: BilinearSampler, _ rect: PixelRect, at middle: Vector2
  ) -> UInt32 {
    let depth = inverse.depth(middle)
    guard depth > 0 else { return 0 }
    let place = inverse.affine.apply(middle) / depth
    guard isNear(place, rect) else { return 0 }
    let (affine, divisor) = (inverse.affine, inverse.divisor)
    // How far the place moves from one pixel to the next.
    let right = (Vector2(affine.a, affine.b) - place * divisor.x) / depth
    let down = (Vector2(affine.c, affine.d) - place * divisor.y) / depth
    let columns = ProjectiveWarp.count(right)
    let rows = ProjectiveWarp.count(down)
    let start = place - Vector2(Double(rect.minX), Double(rect.minY))
    var sum = SIMD4<Float>.zero
    for row in 0..<rows {
      let y = (Double(row) + 0.5) / Double(rows) - 0.5
      for column in 0..<columns {
        let x = (Double(column) + 0.5) / Double(columns) - 0.5
        let sample = start + right * x + down * y
        sum += sampler.sample(SIMD2(Float(sample.x), Float(sample.y)))
      }
    }
    guard sum.w > 0 else { return 0 }
    return PixelMath.pixel(sum / Float(rows * columns))
  }

  /// Whether a place is so near to some pixels that its own pixel may show some of them.
  private func isNear(_ place: Vector2, _ rect: PixelRect) -> Bool {
    let reach = 64.0
    return place.x > Double(rect.minX) - reach && place.x < Double(rect.maxX) + reach
      && place.y > Double(rect.minY) - reach && place.y < Double(rect.maxY) + reach
  }

  private static func count(_ step: Vector2) -> Int {
    let length = max(abs(step.x), abs(step.y))
    return length < sampleLimit ? max(1, Int(length.rounded(.up))) : Int(sampleLimit)
  }
}

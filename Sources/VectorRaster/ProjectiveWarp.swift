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
    for y in target.rect.minY..<target.rect.maxY {
      let row = target.address(x: target.rect.minX, y: y)
      for x in 0..<target.rect.width {
        row[x] = pixel(
          source, at: Vector2(Double(target.rect.minX + x) + 0.5, Double(y) + 0.5))
      }
    }
  }

  /// The mean of the source's pixels over a pixel of the target, by its middle.
  private func pixel(_ source: PixelSurface, at middle: Vector2) -> UInt32 {
    let depth = inverse.depth(middle)
    guard depth > 0 else { return 0 }
    let place = inverse.affine.apply(middle) / depth
    guard isNear(place, source.rect) else { return 0 }
    let (affine, divisor) = (inverse.affine, inverse.divisor)
    // How far the place moves from one pixel to the next.
    let right = (Vector2(affine.a, affine.b) - place * divisor.x) / depth
    let down = (Vector2(affine.c, affine.d) - place * divisor.y) / depth
    let columns = ProjectiveWarp.count(right)
    let rows = ProjectiveWarp.count(down)
    var sum = SIMD4<Float>.zero
    for row in 0..<rows {
      let y = (Double(row) + 0.5) / Double(rows) - 0.5
      for column in 0..<columns {
        let x = (Double(column) + 0.5) / Double(columns) - 0.5
        sum += ProjectiveWarp.sample(source, place + right * x + down * y)
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

  /// Four neighbours, mixed by where between them a place lies.
  @inline(__always)
  private static func sample(_ source: PixelSurface, _ place: Vector2) -> SIMD4<Float> {
    let (x, y) = (place.x - 0.5, place.y - 0.5)
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    guard abs(left) < 1e9, abs(top) < 1e9 else { return .zero }
    let (column, row) = (Int(left), Int(top))
    let (right, down) = (Float(x - left), Float(y - top))
    let upper =
      pixel(source, column, row) * (1 - right) + pixel(source, column + 1, row) * right
    let lower =
      pixel(source, column, row + 1) * (1 - right) + pixel(source, column + 1, row + 1) * right
    return upper * (1 - down) + lower * down
  }

  @inline(__always)
  private static func pixel(_ source: PixelSurface, _ x: Int, _ y: Int) -> SIMD4<Float> {
    let rect = source.rect
    guard x >= rect.minX, x < rect.maxX, y >= rect.minY, y < rect.maxY else { return .zero }
    return SIMD4<Float>(unsafeBitCast(source.address(x: x, y: y).pointee, to: SIMD4<UInt8>.self))
  }
}

package import Geometry

/// Resamples a layer under a perspective projection.
package struct ProjectiveWarp {
  /// The largest number of samples of a pixel along each axis.
  private static let sampleLimit = 8.0

  /// From the target's pixels to the source's.
  private let inverse: Projection

  /// Creates the warp of a projection from source to target pixels; `nil` if the plane is edge-on.
  package init?(_ projection: Projection) {
    guard let inverse = projection.inverse else { return nil }
    self.inverse = inverse
  }

  /// Writes the projected source to all pixels of a surface; pixels beyond it and behind the camera are transparent.
  package func draw(_ source: PixelSurface, on target: PixelSurface) {
    guard !target.rect.isEmpty, !source.rect.isEmpty else { return }
    let sampler = BilinearSampler(source)
    target.forEachRow { y, row in
      for x in 0..<target.rect.width {
        row[x] = pixel(
          sampler, source.rect, at: Vector2(Double(target.rect.minX + x) + 0.5, Double(y) + 0.5))
      }
    }
  }

  /// The average of the source over a pixel of the target, given its center.
  private func pixel(
    _ sampler: BilinearSampler, _ rect: PixelRect, at center: Vector2
  ) -> UInt32 {
    let depth = inverse.depth(center)
    guard depth > 0 else { return 0 }
    let point = inverse.affine.apply(center) / depth
    guard isNear(point, rect) else { return 0 }
    let (affine, divisor) = (inverse.affine, inverse.divisor)
    // The derivatives of the source point by column and by row of the target.
    let right = (Vector2(affine.a, affine.b) - point * divisor.x) / depth
    let down = (Vector2(affine.c, affine.d) - point * divisor.y) / depth
    let columns = ProjectiveWarp.sampleCount(right)
    let rows = ProjectiveWarp.sampleCount(down)
    let start = point - Vector2(Double(rect.minX), Double(rect.minY))
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

  /// Whether a source point is near enough to the source for its pixel to cover a part of it.
  private func isNear(_ point: Vector2, _ rect: PixelRect) -> Bool {
    let margin = 64.0
    return point.x > Double(rect.minX) - margin && point.x < Double(rect.maxX) + margin
      && point.y > Double(rect.minY) - margin && point.y < Double(rect.maxY) + margin
  }

  /// The number of samples along a step from one pixel to the next, in source pixels.
  private static func sampleCount(_ step: Vector2) -> Int {
    let length = max(abs(step.x), abs(step.y))
    return length < sampleLimit ? max(1, Int(length.rounded(.up))) : Int(sampleLimit)
  }
}

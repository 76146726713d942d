package import VectorRaster

/// The difference of two pictures of the same size.
///
/// A pixel is bad if a channel differs by more than the tolerated noise, and by more than an edge makes that is displaced
/// by the tolerated distance: that share of the contrast around the pixel.
package struct BitmapComparison: Hashable, Sendable {
  /// The differences that do not count.
  package struct Tolerance: Hashable, Sendable {
    /// The largest difference of a channel, of 255.
    package var noise: Int
    /// The allowed displacement of edges, in pixels.
    package var displacement: Double

    /// The tolerance for shapes: 4/255, and half a point.
    ///
    /// - Parameter pixelsPerPoint: The scale of the pictures.
    package static func shapes(pixelsPerPoint: Double) -> Tolerance {
      Tolerance(noise: 4, displacement: 0.5 * pixelsPerPoint)
    }

    /// The tolerance for pictures of shapes, which were drawn with other pixels and resampled: 12/255, and a pixel.
    package static let resampled = Tolerance(noise: 12, displacement: 1)
  }

  /// The number of pixels that are drawn in either picture.
  package let drawnCount: Int
  /// The number of bad pixels.
  package let badCount: Int
  /// The mean difference over all pixels and channels, 0...1.
  package let meanError: Double

  /// The share of bad pixels among those that are drawn, 0...1.
  package var badShare: Double {
    badCount == 0 ? 0 : Double(badCount) / Double(Swift.max(badCount, drawnCount))
  }

  /// Compares premultiplied pixels; bitmaps of different sizes differ in all pixels.
  package init(_ first: Bitmap, _ second: Bitmap, _ tolerance: Tolerance) {
    guard first.width == second.width, first.height == second.height else {
      drawnCount = Swift.max(first.width * first.height, second.width * second.height)
      badCount = drawnCount
      meanError = 1
      return
    }
    (drawnCount, badCount, meanError) = first.pixels.withUnsafeBufferPointer { a in
      second.pixels.withUnsafeBufferPointer { b in
        PixelPair(
          first: a, second: b, width: first.width, height: first.height,
          noise: tolerance.noise, displacement: Float(Swift.min(tolerance.displacement, 1))
        ).compare()
      }
    }
  }
}

/// The pixels of two pictures.
private struct PixelPair {
  let first: UnsafeBufferPointer<UInt32>
  let second: UnsafeBufferPointer<UInt32>
  let width: Int
  let height: Int
  let noise: Int
  let displacement: Float

  /// Returns the numbers of drawn and of bad pixels, and the mean difference.
  func compare() -> (drawn: Int, bad: Int, meanError: Double) {
    var (drawn, bad, sum) = (0, 0, 0)
    for index in 0..<width * height {
      let (a, b) = (first[index], second[index])
      if (a | b) &>> 24 != 0 { drawn += 1 }
      guard a != b else { continue }
      let difference = PixelPair.difference(a, b)
      sum += Int(difference.wrappedSum())
      guard difference.max() > Int16(noise) else { continue }
      if isBad(difference, index % width, index / width) { bad += 1 }
    }
    return (drawn, bad, Double(sum) / (Double(Swift.max(1, width * height)) * 4 * 255))
  }

  /// Returns whether a difference is larger than a displaced edge makes at a pixel.
  private func isBad(_ difference: SIMD4<Int16>, _ x: Int, _ y: Int) -> Bool {
    let contrast = pointwiseMax(contrast(first, x, y), contrast(second, x, y))
    let allowed = SIMD4<Float>(contrast) * displacement + Float(noise)
    return any(SIMD4<Float>(difference) .> allowed)
  }

  /// Returns the ranges of the channels among the 3 × 3 pixels around a place.
  private func contrast(
    _ pixels: UnsafeBufferPointer<UInt32>, _ x: Int, _ y: Int
  ) -> SIMD4<Int16> {
    var low = SIMD4<Int16>(repeating: 255)
    var high = SIMD4<Int16>.zero
    for row in Swift.max(0, y - 1)...Swift.min(height - 1, y + 1) {
      for column in Swift.max(0, x - 1)...Swift.min(width - 1, x + 1) {
        let pixel = PixelPair.channels(pixels[row * width + column])
        low = pointwiseMin(low, pixel)
        high = pointwiseMax(high, pixel)
      }
    }
    return high &- low
  }

  private static func channels(_ pixel: UInt32) -> SIMD4<Int16> {
    SIMD4<Int16>(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
  }

  /// The differences of the four channels.
  private static func difference(_ a: UInt32, _ b: UInt32) -> SIMD4<Int16> {
    let difference = channels(a) &- channels(b)
    return difference.replacing(with: 0 &- difference, where: difference .< 0)
  }
}

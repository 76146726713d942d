package import VectorRaster

/// The difference of two bitmaps of the same size.
///
/// A pixel is bad if it differs by more than `threshold` in some channel and has no counterpart:
/// none of the 3 × 3 pixels around it in the other picture is within the threshold in all channels,
/// in one direction or the other. A shift of an antialiased edge by one pixel is therefore ignored,
/// as it is invisible to a person.
package struct BitmapComparison: Hashable, Sendable {
  /// The largest ignored difference of a channel, of 255.
  package static let threshold = 32

  /// The share of bad pixels, 0...1.
  package let badShare: Double
  /// The mean difference over all pixels and channels, 0...1.
  package let meanError: Double

  /// Compares premultiplied pixels; bitmaps of different sizes differ in all pixels.
  package init(_ first: Bitmap, _ second: Bitmap) {
    guard first.width == second.width, first.height == second.height else {
      badShare = 1
      meanError = 1
      return
    }
    var (bad, sum) = (0, 0)
    first.pixels.withUnsafeBufferPointer { a in
      second.pixels.withUnsafeBufferPointer { b in
        let pair = PixelPair(first: a, second: b, width: first.width, height: first.height)
        (bad, sum) = pair.compare()
      }
    }
    let count = Double(Swift.max(1, first.width * first.height))
    badShare = Double(bad) / count
    meanError = Double(sum) / (count * 4 * 255)
  }
}

/// The pixels of two bitmaps.
private struct PixelPair {
  let first: UnsafeBufferPointer<UInt32>
  let second: UnsafeBufferPointer<UInt32>
  let width: Int
  let height: Int

  /// The number of bad pixels and the sum of all channels' differences.
  func compare() -> (bad: Int, sum: Int) {
    var (bad, sum) = (0, 0)
    for index in 0..<width * height where first[index] != second[index] {
      let difference = PixelPair.difference(first[index], second[index])
      sum += Int(difference.wrappedSum())
      guard difference.max() > Int16(BitmapComparison.threshold) else { continue }
      let (x, y) = (index % width, index / width)
      if !hasCounterpart(first[index], in: second, x, y)
        || !hasCounterpart(second[index], in: first, x, y)
      {
        bad += 1
      }
    }
    return (bad, sum)
  }

  /// Whether a pixel at or around a place is within the threshold of a given one.
  private func hasCounterpart(
    _ pixel: UInt32, in other: UnsafeBufferPointer<UInt32>, _ x: Int, _ y: Int
  ) -> Bool {
    for row in Swift.max(0, y - 1)...Swift.min(height - 1, y + 1) {
      for column in Swift.max(0, x - 1)...Swift.min(width - 1, x + 1) {
        let difference = PixelPair.difference(pixel, other[row * width + column])
        if difference.max() <= Int16(BitmapComparison.threshold) { return true }
      }
    }
    return false
  }

  /// The differences of the four channels.
  private static func difference(_ a: UInt32, _ b: UInt32) -> SIMD4<Int16> {
    let left = SIMD4<Int16>(truncatingIfNeeded: unsafeBitCast(a, to: SIMD4<UInt8>.self))
    let right = SIMD4<Int16>(truncatingIfNeeded: unsafeBitCast(b, to: SIMD4<UInt8>.self))
    let difference = left &- right
    return difference.replacing(with: 0 &- difference, where: difference .< 0)
  }
}

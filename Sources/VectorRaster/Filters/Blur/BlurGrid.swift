import Geometry

/// The downsampled grid on which a layer is blurred.
///
/// A wide blur works on averages of blocks of pixels, and its result is interpolated between their centers. Both steps
/// blur too, so the Gaussian is narrowed for the sum of all variances to equal the requested one.
struct BlurGrid {
  /// The smallest standard deviation, in samples, after downsampling.
  private static let leastDeviation = 5.0

  /// The binary logarithm of the width of a block, in pixels.
  let shiftX: Int
  /// The binary logarithm of the height of a block, in pixels.
  let shiftY: Int
  /// The standard deviations of the remaining blur, in samples.
  let deviation: Vector2
  /// The number of columns of samples.
  let width: Int
  /// The number of rows of samples.
  let height: Int

  /// Creates the grid of a nonempty layer for a blur with standard deviations in pixels.
  ///
  /// Those of at most 0.05, and NaN, count as 0, as their blur is invisible; larger ones than 10,000 are clamped.
  init(deviation: Vector2, rect: PixelRect) {
    func limit(_ value: Double) -> Double { value > 0.05 ? min(value, 10_000) : 0 }
    let deviation = Vector2(limit(deviation.x), limit(deviation.y))
    shiftX = BlurGrid.shift(deviation.x)
    shiftY = BlurGrid.shift(deviation.y)
    width = (rect.width + (1 << shiftX) - 1) >> shiftX
    height = (rect.height + (1 << shiftY) - 1) >> shiftY
    self.deviation = Vector2(
      BlurGrid.remaining(deviation.x, 1 << shiftX),
      BlurGrid.remaining(deviation.y, 1 << shiftY))
  }

  /// The binary logarithm of the block size for a standard deviation in pixels.
  private static func shift(_ deviation: Double) -> Int {
    var shift = 0
    while shift < 8, deviation / Double(2 << shift) >= leastDeviation { shift += 1 }
    return shift
  }

  /// The standard deviation of the remaining blur, in samples.
  private static func remaining(_ deviation: Double, _ block: Int) -> Double {
    guard block > 1 else { return deviation }
    // The variances of the average over a block and of the linear interpolation between centers.
    let size = Double(block)
    let variance = (size * size - 1) / 12 + size * size / 6
    return (deviation * deviation - variance).squareRoot() / size
  }
}

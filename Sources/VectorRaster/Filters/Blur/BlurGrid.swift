import Geometry

/// How the samples of a plane lie on the pixels of a layer.
///
/// A wide blur works on means of blocks of pixels and is spread between their centres afterwards. Both blur by
/// themselves, by which the Gaussian is narrowed, so that the whole has the deviation that was asked for.
struct BlurGrid {
  /// The least standard deviation in samples for which pixels are put together.
  private static let leastDeviation = 5.0

  /// The binary logarithms of the columns and of the rows of a block of pixels.
  let shiftX: Int
  let shiftY: Int
  /// The standard deviations that remain, in samples.
  let deviation: Vector2
  /// How many columns and rows of samples there are.
  let width: Int
  let height: Int

  /// Makes the grid for a blur, by standard deviations in pixels, of a layer that is not empty.
  init(deviation: Vector2, rect: PixelRect) {
    shiftX = BlurGrid.shift(deviation.x)
    shiftY = BlurGrid.shift(deviation.y)
    width = (rect.width + (1 << shiftX) - 1) >> shiftX
    height = (rect.height + (1 << shiftY) - 1) >> shiftY
    self.deviation = Vector2(
      BlurGrid.remaining(deviation.x, 1 << shiftX),
      BlurGrid.remaining(deviation.y, 1 << shiftY))
  }

  private static func shift(_ deviation: Double) -> Int {
    var shift = 0
    while shift < 8, deviation / Double(2 << shift) >= leastDeviation { shift += 1 }
    return shift
  }

  private static func remaining(_ deviation: Double, _ block: Int) -> Double {
    guard block > 1 else { return deviation }
    // The variances of means over a block, and of straight lines between their centres.
    let size = Double(block)
    let variance = (size * size - 1) / 12 + size * size / 6
    return (deviation * deviation - variance).squareRoot() / size
  }
}

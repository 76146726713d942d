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

extension BlurPlane {
  /// Fills the plane with the averages of a layer's blocks of pixels.
  @inline(__always)
  func downsample(
    _ surface: PixelSurface, grid: BlurGrid, _ sample: (UInt32) -> Sample
  ) {
    reset(width: grid.width, height: grid.height)
    let rect = surface.rect
    let share = 1 / Float(1 << (grid.shiftX + grid.shiftY))
    // Runs of equal pixels are converted once.
    var (last, value) = (UInt32(0), sample(0) * share)
    for line in 0..<grid.height {
      let row = samples + line &* width
      row.update(repeating: Sample.zero, count: width)
      let first = rect.minY &+ line &<< grid.shiftY
      for y in first..<min(first &+ 1 &<< grid.shiftY, rect.maxY) {
        let pixels = surface.address(x: rect.minX, y: y)
        for x in 0..<rect.width {
          if pixels[x] != last {
            last = pixels[x]
            value = sample(last) * share
          }
          let column = x &>> grid.shiftX
          row[column] = row[column] + value
        }
      }
    }
  }

  /// Calls a function for each pixel of a layer: address, interpolated sample of the plane moved by an offset in pixels.
  @inline(__always)
  func upsample(
    over surface: PixelSurface, grid: BlurGrid, offset: Vector2,
    _ body: (UnsafeMutablePointer<UInt32>, Sample) -> Void
  ) {
    let rect = surface.rect
    let columns = SamplePositions(block: 1 << grid.shiftX, offset: offset.x, limit: width)
    let rows = SamplePositions(block: 1 << grid.shiftY, offset: offset.y, limit: height)
    for y in 0..<rect.height {
      let pixels = surface.address(x: rect.minX, y: rect.minY &+ y)
      let (rowIndex, rowWeight) = rows.position(of: y)
      let upper = rowIndex >= 0 && rowIndex < height ? samples + rowIndex &* width : nil
      let lower = rowIndex >= -1 && rowIndex < height - 1 ? samples + (rowIndex + 1) &* width : nil
      guard upper != nil || lower != nil else {
        for x in 0..<rect.width { body(pixels + x, Sample.zero) }
        continue
      }
      for x in 0..<rect.width {
        let (index, weight) = columns.position(of: x)
        let above = BlurPlane.interpolate(upper, index, weight, width)
        guard rowWeight > 0 else {
          body(pixels + x, above)
          continue
        }
        let below = BlurPlane.interpolate(lower, index, weight, width)
        body(pixels + x, above + (below - above) * rowWeight)
      }
    }
  }

  /// The interpolation between two samples of a row; samples beyond its ends are zero.
  @inline(__always)
  private static func interpolate(
    _ row: UnsafeMutablePointer<Sample>?, _ index: Int, _ weight: Float, _ width: Int
  ) -> Sample {
    guard let row else { return Sample.zero }
    let first = index >= 0 && index < width ? row[index] : Sample.zero
    guard weight > 0 else { return first }
    let second = index >= -1 && index < width &- 1 ? row[index &+ 1] : Sample.zero
    return first + (second - first) * weight
  }
}

/// The positions of pixel centers along an axis of the grid.
private struct SamplePositions {
  private let start: Float
  private let step: Float
  private let limit: Float

  init(block: Int, offset: Double, limit: Int) {
    step = 1 / Float(block)
    start = (0.5 - Float(offset)) * step - 0.5
    self.limit = Float(limit + 1)
  }

  /// The index of the sample at or before a pixel's center, and the weight of the next one, 0..<1.
  @inline(__always) func position(of pixel: Int) -> (Int, Float) {
    let position = min(max(start + Float(pixel) * step, -2), limit)
    let index = position.rounded(.down)
    return (Int(index), position - index)
  }
}

import Geometry

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

import Geometry

extension BlurPlane {
  /// Fills the plane with the means of a layer's blocks of pixels.
  @inline(__always)
  func load(
    _ surface: PixelSurface, grid: BlurGrid, _ sample: (UInt32) -> Sample
  ) {
    reset(width: grid.width, height: grid.height)
    let rect = surface.rect
    let share = 1 / Float(1 << (grid.shiftX + grid.shiftY))
    var (last, value) = (UInt32(0), sample(0) * share)
    for line in 0..<grid.height {
      let row = samples + line &* width
      row.update(repeating: Sample.none, count: width)
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

  /// Visits the pixels of a layer with the plane's value there: address, value.
  ///
  /// - Parameter offset: By how much the plane is moved, in pixels.
  @inline(__always)
  func spread(
    over surface: PixelSurface, grid: BlurGrid, offset: Vector2,
    _ body: (UnsafeMutablePointer<UInt32>, Sample) -> Void
  ) {
    let rect = surface.rect
    let columns = Steps(block: 1 << grid.shiftX, offset: offset.x, limit: width)
    let rows = Steps(block: 1 << grid.shiftY, offset: offset.y, limit: height)
    for y in 0..<rect.height {
      let pixels = surface.address(x: rect.minX, y: rect.minY &+ y)
      let (rowIndex, rowShare) = rows.place(y)
      let upper = rowIndex >= 0 && rowIndex < height ? samples + rowIndex &* width : nil
      let lower = rowIndex >= -1 && rowIndex < height - 1 ? samples + (rowIndex + 1) &* width : nil
      guard upper != nil || lower != nil else {
        for x in 0..<rect.width { body(pixels + x, Sample.none) }
        continue
      }
      for x in 0..<rect.width {
        let (index, share) = columns.place(x)
        let above = BlurPlane.mix(upper, index, share, width)
        guard rowShare > 0 else {
          body(pixels + x, above)
          continue
        }
        let below = BlurPlane.mix(lower, index, share, width)
        body(pixels + x, above + (below - above) * rowShare)
      }
    }
  }

  /// The value between two samples of a row; nothing lies beyond its ends.
  @inline(__always)
  private static func mix(
    _ row: UnsafeMutablePointer<Sample>?, _ index: Int, _ share: Float, _ width: Int
  ) -> Sample {
    guard let row else { return Sample.none }
    let first = index >= 0 && index < width ? row[index] : Sample.none
    guard share > 0 else { return first }
    let second = index >= -1 && index < width &- 1 ? row[index &+ 1] : Sample.none
    return first + (second - first) * share
  }
}

/// Where the centres of pixels lie among samples.
private struct Steps {
  private let start: Float
  private let step: Float
  private let limit: Float

  init(block: Int, offset: Double, limit: Int) {
    step = 1 / Float(block)
    start = (0.5 - Float(offset)) * step - 0.5
    self.limit = Float(limit + 1)
  }

  /// The index of the sample at or before a pixel's centre, and the share of the next one.
  @inline(__always) func place(_ pixel: Int) -> (Int, Float) {
    let position = min(max(start + Float(pixel) * step, -2), limit)
    let index = position.rounded(.down)
    return (Int(index), position - index)
  }
}

import Geometry

/// A plane of samples to blur, pixels of a layer or averages of blocks of pixels; its memory is reused.
final class BlurPlane<Sample: BlurSample> {
  /// The number of columns that are blurred together, so that each pass reads whole cache lines.
  private static var columnsAtOnce: Int { 8 }

  /// The number of columns.
  private(set) var width = 0
  /// The number of rows.
  private(set) var height = 0
  /// The samples, row by row.
  var samples: UnsafeMutablePointer<Sample> { memory.base }
  private let memory = ScratchMemory<Sample>()
  private let scratch = ScratchMemory<Sample>()
  /// The latest kernels, which the next blur often reuses.
  private var blurs = (rows: LineBlur(deviation: 1), columns: LineBlur(deviation: 1))

  /// Resizes the plane; its samples are undefined.
  func reset(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    memory.reserve(width * height)
  }

  /// Blurs with standard deviations in samples; an axis with one of 0 or less is left as it is.
  func blur(_ deviation: Vector2) {
    if deviation.x > 0 {
      if blurs.rows.deviation != deviation.x { blurs.rows = LineBlur(deviation: deviation.x) }
      blurRows(blurs.rows)
    }
    if deviation.y > 0 {
      if blurs.columns.deviation != deviation.y { blurs.columns = LineBlur(deviation: deviation.y) }
      blurColumns(blurs.columns)
    }
  }

  private func blurRows(_ blur: LineBlur) {
    let (first, second, sums) = reserve(count: width + 2 * blur.radius, lanes: 1)
    for y in 0..<height {
      let row = samples + y &* width
      (first + blur.radius).update(from: row, count: width)
      blur.run(first, second, count: width, lanes: 1, sums: sums)
      row.update(from: second + blur.radius, count: width)
    }
  }

  private func blurColumns(_ blur: LineBlur) {
    let lanes = BlurPlane.columnsAtOnce
    let (first, second, sums) = reserve(count: height + 2 * blur.radius, lanes: lanes)
    var x = 0
    while x < width {
      let columns = min(lanes, width &- x)
      for y in 0..<height {
        (first + (y &+ blur.radius) &* lanes).update(
          from: samples + (y &* width &+ x), count: columns)
      }
      blur.run(first, second, count: height, lanes: lanes, sums: sums)
      for y in 0..<height {
        (samples + (y &* width &+ x)).update(
          from: second + (y &+ blur.radius) &* lanes, count: columns)
      }
      x &+= columns
    }
  }

  /// Two zeroed buffers for `count` samples of each lane, and one for the sums of the lanes.
  private func reserve(
    count: Int, lanes: Int
  ) -> (
    UnsafeMutablePointer<Sample>, UnsafeMutablePointer<Sample>, UnsafeMutablePointer<Sample>
  ) {
    let total = (2 * count + 1) * lanes
    let buffer = scratch.reserve(total)
    buffer.update(repeating: Sample.zero, count: total)
    return (buffer, buffer + count * lanes, buffer + 2 * count * lanes)
  }
}

import Geometry

/// Samples of a layer, or means of several pixels, that a blur works on; the memory is kept from use to use.
final class BlurPlane<Sample: BlurSample> {
  /// How many columns are blurred at once.
  private static var columnsAtOnce: Int { 8 }

  /// How many columns there are.
  private(set) var width = 0
  /// How many rows there are.
  private(set) var height = 0
  /// The samples by rows.
  private(set) var samples: UnsafeMutablePointer<Sample>
  private var capacity = 1
  private var scratch: UnsafeMutablePointer<Sample>
  private var scratchCapacity = 1
  /// The blurs that were made last, as the next one often is the same.
  private var blurs = (rows: LineBlur(deviation: 1), columns: LineBlur(deviation: 1))

  init() {
    samples = .allocate(capacity: 1)
    scratch = .allocate(capacity: 1)
  }

  deinit {
    samples.deallocate()
    scratch.deallocate()
  }

  /// Gives the plane a size; what it holds is not defined then.
  func reset(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    guard width * height > capacity else { return }
    capacity = width * height
    samples.deallocate()
    samples = .allocate(capacity: capacity)
  }

  /// Blurs by standard deviations in samples; those of 0 and less do nothing.
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

  /// Two empty buffers for lines and one for their sums.
  private func reserve(
    count: Int, lanes: Int
  ) -> (
    UnsafeMutablePointer<Sample>, UnsafeMutablePointer<Sample>, UnsafeMutablePointer<Sample>
  ) {
    let total = (2 * count + 1) * lanes
    if total > scratchCapacity {
      scratchCapacity = total
      scratch.deallocate()
      scratch = .allocate(capacity: total)
    }
    scratch.update(repeating: Sample.none, count: total)
    return (scratch, scratch + count * lanes, scratch + 2 * count * lanes)
  }
}

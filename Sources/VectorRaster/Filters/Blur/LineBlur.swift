import Geometry

/// Blurs lines of samples by a Gaussian, with nothing beyond their ends.
///
/// Small deviations are summed up by their weights. Larger ones are three boxes with soft ends, whose variances sum to
/// that of the Gaussian exactly, at a cost that does not depend on the deviation.
struct LineBlur {
  /// From which standard deviation on boxes are used.
  private static let boxDeviation = 2.5

  /// The standard deviation, in samples.
  let deviation: Double
  /// How many samples each side count.
  let radius: Int
  /// The weights from the middle on; empty for boxes.
  private let weights: [Float]
  private let inner: Float
  private let outer: Float

  /// Makes the blur of a standard deviation above 0, in samples.
  init(deviation: Double) {
    self.deviation = deviation
    if deviation < LineBlur.boxDeviation {
      let count = Int((deviation * 3.5).rounded(.up)) + 1
      let bells = (0..<count).map { offset in
        exponential(-Double(offset * offset) / (2 * deviation * deviation))
      }
      let sum = bells.reduce(0, +) * 2 - bells[0]
      weights = bells.map { Float($0 / sum) }
      (radius, inner, outer) = (count - 1, 0, 0)
      return
    }
    let variance = deviation * deviation / 3
    let whole = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
    let share =
      (2 * whole + 1) * (whole * (whole + 1) - 3 * variance)
      / (6 * (variance - (whole + 1) * (whole + 1)))
    let total = 2 * whole + 1 + 2 * share
    weights = []
    radius = Int(whole) + 1
    (inner, outer) = (Float(1 / total), Float(share / total))
  }

  /// Blurs lines that lie side by side: sample `i` of line `k` at `i * lanes + k`.
  ///
  /// Both buffers have `radius * lanes` empty samples before and after the lines. The result is in the second one.
  @inline(__always)
  func run<Sample: BlurSample>(
    _ first: UnsafeMutablePointer<Sample>, _ second: UnsafeMutablePointer<Sample>,
    count: Int, lanes: Int, sums: UnsafeMutablePointer<Sample>
  ) {
    guard weights.isEmpty else {
      weigh(first, second, count: count, lanes: lanes)
      return
    }
    box(first, second, count, lanes, sums)
    box(second, first, count, lanes, sums)
    box(first, second, count, lanes, sums)
  }

  @inline(__always)
  private func box<Sample: BlurSample>(
    _ source: UnsafeMutablePointer<Sample>, _ target: UnsafeMutablePointer<Sample>,
    _ count: Int, _ lanes: Int, _ sums: UnsafeMutablePointer<Sample>
  ) {
    let far = radius &* lanes
    let near = far &- lanes
    for lane in 0..<lanes { sums[lane] = Sample.none }
    for index in 0..<min(radius, count) {
      for lane in 0..<lanes { sums[lane] = sums[lane] + source[far &+ index &* lanes &+ lane] }
    }
    for index in 0..<count {
      // The place of the sample, beyond the empty ones.
      let place = far &+ index &* lanes
      for lane in 0..<lanes {
        let middle = place &+ lane
        let entering = source[middle &+ far]
        target[middle] =
          sums[lane] * inner + (source[middle &- far] + entering) * outer
        sums[lane] = sums[lane] + entering - source[middle &- near]
      }
    }
  }

  @inline(__always)
  private func weigh<Sample: BlurSample>(
    _ source: UnsafeMutablePointer<Sample>, _ target: UnsafeMutablePointer<Sample>,
    count: Int, lanes: Int
  ) {
    weights.withUnsafeBufferPointer { weights in
      for place in (radius &* lanes)..<((radius &+ count) &* lanes) {
        var sum = source[place] * weights[0]
        var offset = lanes
        for index in 1..<weights.count {
          sum = sum + (source[place &- offset] + source[place &+ offset]) * weights[index]
          offset &+= lanes
        }
        target[place] = sum
      }
    }
  }
}

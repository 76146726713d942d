import Geometry

/// A one-dimensional Gaussian blur; samples beyond the ends of a line are zero.
///
/// Narrow blurs convolve with a Gaussian kernel. Wider ones apply three box filters with fractional ends, whose variances
/// sum to exactly the Gaussian's, at a cost independent of the standard deviation.
struct LineBlur {
  /// The smallest standard deviation for which box filters are used.
  private static let boxDeviation = 2.5

  /// The standard deviation, in samples.
  let deviation: Double
  /// The radius of the kernel, in samples.
  let radius: Int
  /// The kernel from its center outwards; empty for box filters.
  private let weights: [Float]
  /// The weight of all samples of a box but its ends.
  private let inner: Float
  /// The weight of the samples at both ends of a box.
  private let outer: Float

  /// Creates the blur of a standard deviation above 0, in samples.
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

  /// Blurs several interleaved lines at once: sample `i` of line `k` is at `i * lanes + k`.
  ///
  /// Both buffers have `radius * lanes` zero samples before and after the lines. The result is in the second one.
  @inline(__always)
  func run<Sample: BlurSample>(
    _ first: UnsafeMutablePointer<Sample>, _ second: UnsafeMutablePointer<Sample>,
    count: Int, lanes: Int, sums: UnsafeMutablePointer<Sample>
  ) {
    guard weights.isEmpty else {
      convolve(first, second, count: count, lanes: lanes)
      return
    }
    box(first, second, count, lanes, sums)
    box(second, first, count, lanes, sums)
    box(first, second, count, lanes, sums)
  }

  /// Applies one box filter with running sums.
  @inline(__always)
  private func box<Sample: BlurSample>(
    _ source: UnsafeMutablePointer<Sample>, _ target: UnsafeMutablePointer<Sample>,
    _ count: Int, _ lanes: Int, _ sums: UnsafeMutablePointer<Sample>
  ) {
    let far = radius &* lanes
    let near = far &- lanes
    for lane in 0..<lanes { sums[lane] = Sample.zero }
    for index in 0..<min(radius, count) {
      for lane in 0..<lanes { sums[lane] = sums[lane] + source[far &+ index &* lanes &+ lane] }
    }
    for index in 0..<count {
      let offset = far &+ index &* lanes
      for lane in 0..<lanes {
        let middle = offset &+ lane
        let entering = source[middle &+ far]
        target[middle] =
          sums[lane] * inner + (source[middle &- far] + entering) * outer
        sums[lane] = sums[lane] + entering - source[middle &- near]
      }
    }
  }

  /// Convolves with the Gaussian kernel.
  @inline(__always)
  private func convolve<Sample: BlurSample>(
    _ source: UnsafeMutablePointer<Sample>, _ target: UnsafeMutablePointer<Sample>,
    count: Int, lanes: Int
  ) {
    weights.withUnsafeBufferPointer { weights in
      for middle in (radius &* lanes)..<((radius &+ count) &* lanes) {
        var sum = source[middle] * weights[0]
        var offset = lanes
        for index in 1..<weights.count {
          sum = sum + (source[middle &- offset] + source[middle &+ offset]) * weights[index]
          offset &+= lanes
        }
        target[middle] = sum
      }
    }
  }
}

/// The type of a sample that a blur averages: one component, or four.
protocol BlurSample: BitwiseCopyable {
  /// The sample of a transparent pixel.
  static var zero: Self { get }
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Float) -> Self
}

extension Float: BlurSample {}

extension SIMD4<Float>: BlurSample {}

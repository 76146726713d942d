import Geometry
import ViewTree

/// The part of a time remap curve between two keyframes, in which the inner time runs in one direction.
struct RemapSegment {
  /// In root frames.
  let times: ClosedRange<Double>
  /// The inner time at the beginning and at the end, in frames.
  let start: Double
  let end: Double
  /// The easing from one to the other; does not overshoot.
  let curve: TimingCurve

  /// Whether the inner time runs forwards.
  var isForwards: Bool { end > start }

  /// The share of the segment's duration at which an inner time is reached.
  func share(at inner: Double) -> Double { curve.time(at: (inner - start) / (end - start)) }

  /// The root time at a share of the segment's duration.
  func time(at share: Double) -> Double {
    share >= 1
      ? times.upperBound : times.lowerBound + share * (times.upperBound - times.lowerBound)
  }
}

extension Easing {
  /// The curve of a value of one dimension; `nil` for a hold.
  var singleCurve: TimingCurve? {
    switch self {
    case .hold: nil
    case .curve(let curve): curve
    case .perDimension(let curves): curves.first
    }
  }
}

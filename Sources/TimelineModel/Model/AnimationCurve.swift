public import Geometry

/// The pace of an animation, by SwiftUI's names.
public enum AnimationCurve: Hashable, Sendable {
  /// Even speed.
  case linear
  /// Starts slowly.
  case easeIn
  /// Ends slowly.
  case easeOut
  /// Starts and ends slowly.
  case easeInOut
  /// A cubic Bezier from (0, 0) to (1, 1).
  case timingCurve(TimingCurve)

  /// The curve of a Bezier, by its name if it has one.
  ///
  /// - Parameter tolerance: By how much a control point may differ from a named curve's.
  public init(_ curve: TimingCurve, tolerance: Double = 0.0015) {
    func isNear(_ other: TimingCurve) -> Bool {
      curve.c1.distance(to: other.c1) <= tolerance && curve.c2.distance(to: other.c2) <= tolerance
    }
    if curve.isLinear || isNear(.linear) {
      self = .linear
    } else if isNear(.easeInOut) {
      self = .easeInOut
    } else if isNear(.easeIn) {
      self = .easeIn
    } else if isNear(.easeOut) {
      self = .easeOut
    } else {
      self = .timingCurve(curve)
    }
  }

  /// The Bezier of the curve.
  public var timingCurve: TimingCurve {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    case .timingCurve(let curve): curve
    }
  }

  /// Progress at a share of the duration; 0 before 0 and 1 after 1.
  public func progress(at share: Double) -> Double {
    timingCurve.progress(at: share)
  }
}

public import Geometry

/// How a value moves from one keyframe to the next.
public enum Easing: Hashable, Sendable {
  /// It stays, and jumps at the next keyframe.
  case hold
  /// Progress follows one curve.
  case curve(TimingCurve)
  /// Each dimension follows a curve of its own; the last one serves all further dimensions.
  case perDimension([TimingCurve])
}

extension Easing {
  /// Progress at a share of the time: that of the first dimension, which leads a position along its curve.
  public func progress(at share: Double) -> Double {
    switch self {
    case .hold: 0
    case .curve(let curve): curve.progress(at: share)
    case .perDimension(let curves): curves.first?.progress(at: share) ?? 0
    }
  }
}

/// Tangents of the curve that a position draws between two keyframes.
public struct SpatialTangents: Hashable, Sendable {
  /// From this keyframe's position, in points.
  public var outgoing: Vector3
  /// From the next keyframe's position, in points.
  public var incoming: Vector3

  /// Makes tangents relative to their keyframes.
  public init(outgoing: Vector3, incoming: Vector3) {
    self.outgoing = outgoing
    self.incoming = incoming
  }
}

/// A value at a time, and the way to the next one.
public struct Keyframe<Value: Interpolatable>: Hashable, Sendable {
  /// The time, in frames of the composition that holds the layer.
  public var time: Double
  /// The value at that time.
  public var value: Value
  /// The way to the next keyframe.
  public var easing: Easing
  /// The curve on which a position travels to the next keyframe; `nil` for a straight line.
  public var tangents: SpatialTangents?

  /// Makes a keyframe of its parts.
  @inlinable
  public init(
    time: Double, value: Value, easing: Easing = .curve(.linear), tangents: SpatialTangents? = nil
  ) {
    self.time = time
    self.value = value
    self.easing = easing
    self.tangents = tangents
  }
}

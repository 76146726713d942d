public import Geometry
public import SceneModel

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
  @inlinable
  public var tangents: SpatialTangents? {
    get { storedTangents?.tangents }
    set { storedTangents = newValue.map { StoredTangents($0) } }
  }

  /// The tangents, beside the keyframe, which would be twice as large with them and seldom has any.
  @usableFromInline var storedTangents: StoredTangents?

  /// Makes a keyframe of its parts.
  @inlinable
  public init(
    time: Double, value: Value, easing: Easing = .curve(.linear), tangents: SpatialTangents? = nil
  ) {
    self.time = time
    self.value = value
    self.easing = easing
    storedTangents = tangents.map { StoredTangents($0) }
  }

  /// The same keyframe with another time and value.
  @inlinable
  public func with<Other: Interpolatable>(time: Double, value: Other) -> Keyframe<Other> {
    var result = Keyframe<Other>(time: time, value: value, easing: easing)
    result.storedTangents = storedTangents
    return result
  }
}

/// Tangents that copies of a keyframe share.
@usableFromInline
final class StoredTangents: Hashable, Sendable {
  @usableFromInline let tangents: SpatialTangents

  @usableFromInline
  init(_ tangents: SpatialTangents) {
    self.tangents = tangents
  }

  @usableFromInline
  static func == (left: StoredTangents, right: StoredTangents) -> Bool {
    left === right || left.tangents == right.tangents
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(tangents) }
}

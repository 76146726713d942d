public import Geometry
public import SceneModel

/// The interpolation from one keyframe to the next.
public enum Easing: Hashable, Sendable {
  /// It stays, and jumps at the next keyframe.
  case hold
  /// One curve for all dimensions.
  case curve(TimingCurve)
  /// A curve for each dimension; the last one applies to all further dimensions.
  case perDimension([TimingCurve])
}

extension Easing {
  /// Returns the progress at a share of the time; for separate curves the first dimension's,
  /// which also drives motion paths.
  public func progress(at share: Double) -> Double {
    switch self {
    case .hold: 0
    case .curve(let curve): curve.progress(at: share)
    case .perDimension(let curves): curves.first?.progress(at: share) ?? 0
    }
  }

  /// The curve of a value of one dimension; `nil` for a hold.
  package var singleCurve: TimingCurve? {
    switch self {
    case .hold: nil
    case .curve(let curve): curve
    case .perDimension(let curves): curves.first
    }
  }
}

/// The tangents of a motion path between two keyframes.
public struct SpatialTangents: Hashable, Sendable {
  /// The tangent at this keyframe, relative to its position, in points.
  public var outgoing: Vector3
  /// The tangent at the next keyframe, relative to its position, in points.
  public var incoming: Vector3

  /// Makes tangents relative to their keyframes.
  public init(outgoing: Vector3, incoming: Vector3) {
    self.outgoing = outgoing
    self.incoming = incoming
  }
}

/// A value at a time, with the interpolation to the next keyframe.
public struct Keyframe<Value: Interpolatable>: Hashable, Sendable {
  /// The time, in frames of the composition that holds the layer.
  public var time: Double
  /// The value at that time.
  public var value: Value
  /// The interpolation to the next keyframe.
  public var easing: Easing
  /// The tangents of the motion path to the next keyframe; `nil` for a straight line.
  @inlinable
  public var tangents: SpatialTangents? {
    get { storedTangents?.tangents }
    set { storedTangents = newValue.map { StoredTangents($0) } }
  }

  /// The tangents, stored by reference, as few keyframes have any and inline storage would double the size.
  @usableFromInline var storedTangents: StoredTangents?

  /// Makes a keyframe.
  @inlinable
  public init(
    time: Double, value: Value, easing: Easing = .curve(.linear), tangents: SpatialTangents? = nil
  ) {
    self.time = time
    self.value = value
    self.easing = easing
    storedTangents = tangents.map { StoredTangents($0) }
  }

  /// Returns the keyframe with another time and value.
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

import Geometry
public import SceneModel

/// Keyframes prepared for evaluation: motion paths are measured, and the last position is cached.
public struct KeyframeTrack: Sendable {
  /// The keyframes in order of time; at least one.
  private let keyframes: [Keyframe<PropertyValue>]
  /// The motion path from each keyframe to the next, where it has tangents; empty if none has.
  private let motionPaths: [MotionPath?]
  /// The index of the keyframe found by the last call.
  private var cursor = 0

  /// A position on a track.
  public struct Place: Hashable, Sendable {
    /// The keyframe at or before the time.
    public var index: Int
    /// The share of the time to the next keyframe, 0...1; 0 where the value is held.
    public var share: Double
  }

  /// Prepares an animation; a constant becomes one keyframe.
  public init(_ value: AnimatedValue<PropertyValue>) {
    keyframes =
      value.isAnimated ? value.keyframes : [Keyframe(time: 0, value: value.initial, easing: .hold)]
    guard keyframes.contains(where: { $0.storedTangents != nil }) else {
      motionPaths = []
      return
    }
    motionPaths = zip(keyframes, keyframes.dropFirst()).map { current, next in
      guard let tangents = current.tangents, current.easing != .hold else { return nil }
      let (start, end) = (current.value.vectorValue, next.value.vectorValue)
      return MotionPath(
        start: start, control1: start + tangents.outgoing, control2: end + tangents.incoming,
        end: end)
    }
  }

  /// The largest difference of times that count as the same, in frames.
  ///
  /// Exports round start times, stretches and the frame rate, so that a frame of the composition can map to a time just
  /// before the keyframe that After Effects shows.
  private static let tolerance = 1e-9

  /// Finds a time, in frames.
  public mutating func place(at time: Double) -> Place {
    let last = keyframes.count - 1
    let reached = time + KeyframeTrack.tolerance
    guard reached >= keyframes[0].time else { return Place(index: 0, share: 0) }
    guard reached < keyframes[last].time else { return Place(index: last, share: 0) }
    if !(keyframes[cursor].time <= reached && reached < keyframes[cursor + 1].time) {
      cursor = search(reached)
    }
    let start = keyframes[cursor].time
    if case .hold = keyframes[cursor].easing { return Place(index: cursor, share: 0) }
    return Place(
      index: cursor, share: max(time - start, 0) / (keyframes[cursor + 1].time - start))
  }

  /// Returns the index of the last keyframe not after a time, but never the very last one.
  private func search(_ time: Double) -> Int {
    (1..<keyframes.count - 1).partitioningIndex { keyframes[$0].time > time } - 1
  }

  /// Returns the value at a time, in frames.
  public mutating func value(at time: Double) -> PropertyValue { value(at: place(at: time)) }

  /// Returns the value at a position.
  public func value(at place: Place) -> PropertyValue {
    keyframes.withUnsafeBufferPointer { value(at: place, $0) }
  }

  /// Returns the value at a position, from keyframes in place, as copies are expensive.
  private func value(
    at place: Place, _ keyframes: UnsafeBufferPointer<Keyframe<PropertyValue>>
  ) -> PropertyValue {
    let index = place.index
    guard place.share > 0 else { return keyframes[index].value }
    if !motionPaths.isEmpty, let path = motionPaths[index] {
      return .vector(path.position(at: keyframes[index].easing.progress(at: place.share)))
    }
    if case .perDimension(let curves) = keyframes[index].easing {
      let progress = curves.map { $0.progress(at: place.share) }
      return keyframes[index].value.interpolated(to: keyframes[index + 1].value, progress: progress)
    }
    let progress = keyframes[index].easing.progress(at: place.share)
    if case .number(let start) = keyframes[index].value,
      case .number(let end) = keyframes[index + 1].value
    {
      return .number(start.interpolated(to: end, progress: progress))
    }
    return keyframes[index].value.interpolated(to: keyframes[index + 1].value, progress: progress)
  }

  /// Stores the value at a position over an earlier one of the same kind, and reuses the memory of paths.
  public func update(_ value: inout PropertyValue, at place: Place) {
    if place.share > 0, case .curve(let curve) = keyframes[place.index].easing,
      case .path(let start) = keyframes[place.index].value,
      case .path(let end) = keyframes[place.index + 1].value, start.hasSameStructure(as: end),
      case .path(var path) = value
    {
      value = .flag(false)
      BezierPath.interpolate(
        start, end, progress: curve.progress(at: place.share), into: &path)
      value = .path(path)
      return
    }
    value = self.value(at: place)
  }

  /// Returns the direction of the motion path at a position, in degrees clockwise, for auto-orient.
  public func pathAngle(at place: Place) -> Double {
    guard keyframes.count > 1 else { return 0 }
    let index = Swift.min(place.index, keyframes.count - 2)
    let share = place.index > index ? 1 : place.share
    if !motionPaths.isEmpty, let path = motionPaths[index] {
      return path.angle(at: keyframes[index].easing.progress(at: share)).degrees
    }
    let direction = keyframes[index + 1].value.vectorValue - keyframes[index].value.vectorValue
    return direction.xy == .zero ? 0 : direction.xy.angle.degrees
  }
}

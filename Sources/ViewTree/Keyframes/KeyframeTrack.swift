import Geometry
public import SceneModel

/// Keyframes prepared for evaluation: motion paths measured, and the last place remembered.
public struct KeyframeTrack: Sendable {
  /// The keyframes by rising time; at least one.
  private let keyframes: [Keyframe<PropertyValue>]
  /// For each keyframe the curve to the next one, where its tangents ask for one; empty where none does.
  private let motionPaths: [MotionPath?]
  /// The keyframe before the time of the last call.
  private var cursor = 0

  /// A place on a track.
  public struct Place: Hashable, Sendable {
    /// The keyframe at or before the time.
    public var index: Int
    /// The share of the way to the next keyframe by time, 0...1; 0 where the value holds.
    public var share: Double
  }

  /// Prepares an animation; a constant is one keyframe.
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

  /// Finds a time, in frames.
  public mutating func place(at time: Double) -> Place {
    let last = keyframes.count - 1
    guard time >= keyframes[0].time else { return Place(index: 0, share: 0) }
    guard time < keyframes[last].time else { return Place(index: last, share: 0) }
    if !(keyframes[cursor].time <= time && time < keyframes[cursor + 1].time) {
      cursor = search(time)
    }
    if case .hold = keyframes[cursor].easing { return Place(index: cursor, share: 0) }
    let start = keyframes[cursor].time
    return Place(index: cursor, share: (time - start) / (keyframes[cursor + 1].time - start))
  }

  /// The last keyframe but one at the latest whose time is not after the given one.
  private func search(_ time: Double) -> Int {
    var (low, high) = (0, keyframes.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if keyframes[middle].time <= time { low = middle } else { high = middle }
    }
    return low
  }

  /// The value at a place.
  public func value(at place: Place) -> PropertyValue {
    keyframes.withUnsafeBufferPointer { value(at: place, $0) }
  }

  /// The same, of keyframes that are looked at where they are, as a copy would cost more than the look.
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

  /// Writes the value at a place over an older one of the same kind; a path reuses its memory.
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

  /// The direction of travel at a place, in degrees clockwise on screen, for views that follow their path.
  public func pathAngle(at place: Place) -> Double {
    guard keyframes.count > 1 else { return 0 }
    let index = Swift.min(place.index, keyframes.count - 2)
    let share = place.index > index ? 1 : place.share
    if !motionPaths.isEmpty, let path = motionPaths[index] {
      return path.angle(at: keyframes[index].easing.progress(at: share)).degrees
    }
    let way = keyframes[index + 1].value.vectorValue - keyframes[index].value.vectorValue
    return way.xy == .zero ? 0 : way.xy.angle.degrees
  }
}

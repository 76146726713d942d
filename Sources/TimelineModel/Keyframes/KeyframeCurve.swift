import Geometry
import SceneModel

/// The keyframes of one property with all omitted velocities: a value for each moment.
struct KeyframeCurve: Sendable {
  /// The motion to one keyframe.
  struct Segment: Sendable {
    /// The beginning, in seconds from the start of the track.
    var start: Double
    var duration: Double
    /// The value at the beginning.
    var first: PropertyValue
    /// The value at the end.
    var last: PropertyValue
    /// The numbers of both.
    var from: [Double]
    var to: [Double]
    var motion = Motion.hold

    /// The end, in seconds from the beginning of the track.
    var end: Double { start + duration }
  }

  /// The motion of a segment; velocities are in units per second.
  enum Motion: Sendable {
    /// The first value holds: a jump, or values that do not mix.
    case hold
    case curve(AnimationCurve)
    case cubic(start: [Double], end: [Double])
    case spring(Spring, start: [Double])
  }

  private let initial: PropertyValue
  var segments: [Segment] = []

  /// Prepares keyframes that begin with a value and a velocity, in units per second; `nil` for rest.
  init(
    _ keyframes: [KeyframeTimeline.Keyframe], initial: PropertyValue, velocity: [Double]? = nil
  ) {
    self.initial = initial
    var (time, value) = (0.0, initial)
    for keyframe in keyframes {
      let segment = Segment(
        start: time, duration: Swift.max(0, keyframe.duration), first: value,
        last: keyframe.value, from: value.components, to: keyframe.value.components)
      (time, value) = (segment.end, keyframe.value)
      segments.append(segment)
    }
    setMotions(keyframes, velocity: velocity)
  }

  /// The duration, in seconds.
  var duration: Double { segments.last?.end ?? 0 }

  /// The value at the end.
  var end: PropertyValue { segments.last?.reached ?? initial }

  /// Returns the value at a time after the beginning, in seconds.
  ///
  /// - Parameter tolerance: How long before its beginning a segment already applies, in seconds.
  func value(at time: Double, tolerance: Double = 0) -> PropertyValue {
    guard time >= 0 else { return initial }
    guard time < duration else { return end }
    let segment = segments[index(at: time + tolerance)]
    if case .hold = segment.motion { return segment.first }
    return segment.first.replacing(segment.components(after: Swift.max(0, time - segment.start)))
  }

  /// The segment at a time after the beginning, in seconds; there is at least one.
  func segment(at time: Double) -> Segment { segments[index(at: time)] }

  /// The last segment that has begun at a time.
  private func index(at time: Double) -> Int {
    segments.indices.dropFirst().partitioningIndex { segments[$0].start > time } - 1
  }
}

extension KeyframeCurve.Segment {
  /// Whether the values differ and can be mixed.
  var isMixing: Bool { duration > 0 && first.hasSameStructure(last) }

  /// Whether a spring has not settled at the end, to twice the share at which springs count as settled.
  var isCutShort: Bool {
    guard case .spring = motion else { return false }
    let reached = components(after: duration)
    return from.indices.contains { index in
      abs(reached[index] - to[index]) > 0.002 * abs(to[index] - from[index]) + 1e-6
    }
  }

  /// The value at the end: a spring that is cut short has not reached its own.
  var reached: PropertyValue {
    isCutShort ? first.replacing(components(after: duration)) : last
  }

  /// Returns the numbers at a time after the beginning of the segment, in seconds.
  func components(after time: Double) -> [Double] {
    switch motion {
    case .hold:
      return from
    case .curve(let curve):
      let progress = curve.progress(after: time, of: duration)
      return from.indices.map { from[$0] + (to[$0] - from[$0]) * progress }
    case .cubic(let start, let end):
      return hermite(time / duration, start, end)
    case .spring(let spring, let start):
      // Progress is a linear function of the velocity, so that it can be in units instead of distances.
      let rest = spring.progress(at: time)
      let push = spring.progress(at: time, velocity: 1) - rest
      return from.indices.map { from[$0] + (to[$0] - from[$0]) * rest + start[$0] * push }
    }
  }

  /// Returns the value of a cubic with given ends and velocities at a share of the time.
  private func hermite(_ share: Double, _ start: [Double], _ end: [Double]) -> [Double] {
    let (square, cube) = (share * share, share * share * share)
    let fromWeight = 2 * cube - 3 * square + 1
    let startWeight = (cube - 2 * square + share) * duration
    let endWeight = (cube - square) * duration
    return from.indices.map {
      fromWeight * from[$0] + startWeight * start[$0] + (1 - fromWeight) * to[$0]
        + endWeight * end[$0]
    }
  }
}

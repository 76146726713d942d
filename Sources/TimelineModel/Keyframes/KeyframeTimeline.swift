package import SceneModel

/// Keyframes of several properties over time: SwiftUI's `KeyframeTimeline`.
///
/// All tracks begin together. A shorter one holds its end value until the longest has ended.
package struct KeyframeTimeline: Hashable, Sendable {
  /// The tracks, each of another target.
  package var tracks: [Track]

  /// Makes a timeline of its tracks.
  package init(tracks: [Track]) {
    self.tracks = tracks
  }

  /// The duration of the longest track, in seconds.
  package var duration: Double { tracks.map(\.duration).max() ?? 0 }

  /// The keyframes of one property.
  package struct Track: Hashable, Sendable {
    /// The property.
    package var target: TimelineAction.Target
    /// The keyframes in order; the first one moves from the property's present value.
    package var keyframes: [Keyframe]

    /// Makes a track.
    package init(target: TimelineAction.Target, keyframes: [Keyframe]) {
      self.target = target
      self.keyframes = keyframes
    }

    /// The duration of all keyframes, in seconds.
    package var duration: Double { keyframes.reduce(0) { $0 + $1.duration } }

    /// Returns the value at a time after the beginning, in seconds; at the moment of a move, the value after it.
    ///
    /// Without an initial value, the track begins with the value of the first keyframe.
    package func value(time: Double, initial: PropertyValue? = nil) -> PropertyValue {
      let start = initial ?? keyframes.first?.value ?? .number(0)
      return KeyframeCurve(keyframes, initial: start).value(at: time)
    }
  }

  /// A value to reach, and the motion to it from the keyframe before.
  ///
  /// Durations are in seconds, velocities in units of the property per second.
  package enum Keyframe: Hashable, Sendable {
    /// A linear motion with a curve that is no spring.
    case linear(PropertyValue, duration: Double, curve: AnimationCurve = .linear)
    /// A cubic curve; omitted velocities make the motion smooth.
    ///
    /// Between cubic keyframes that is a Catmull-Rom spline. Next to another kind its velocity is used.
    /// The first begins with the velocity that the property has, and the last ends at rest.
    case cubic(
      PropertyValue, duration: Double, startVelocity: PropertyValue? = nil,
      endVelocity: PropertyValue? = nil)
    /// A spring; by default until it has settled, and with the velocity of the keyframe before.
    ///
    /// A spring that is cut short stays where it is, and the next keyframe begins there, as in SwiftUI.
    case spring(
      PropertyValue, duration: Double? = nil, spring: AnimationCurve = .smooth,
      startVelocity: PropertyValue? = nil)
    /// An immediate change.
    case move(PropertyValue)

    /// The value at the end.
    package var value: PropertyValue {
      switch self {
      case .linear(let value, _, _), .cubic(let value, _, _, _), .spring(let value, _, _, _),
        .move(let value):
        value
      }
    }

    /// The duration of the motion, in seconds.
    package var duration: Double {
      switch self {
      case .linear(_, let duration, _), .cubic(_, let duration, _, _): duration
      case .spring(_, let duration, let spring, _): duration ?? spring.settlingDuration ?? 0
      case .move: 0
      }
    }
  }
}

extension KeyframeTimeline.Keyframe {
  /// The keyframe with other values and velocities.
  package func mapValues(_ change: (PropertyValue) -> PropertyValue) -> Self {
    mapValues(change, velocity: change)
  }

  /// The keyframe with other values, and with velocities that change in another way.
  package func mapValues(
    _ change: (PropertyValue) -> PropertyValue, velocity: (PropertyValue) -> PropertyValue
  ) -> Self {
    switch self {
    case .linear(let value, let duration, let curve):
      .linear(change(value), duration: duration, curve: curve)
    case .cubic(let value, let duration, let start, let end):
      .cubic(
        change(value), duration: duration, startVelocity: start.map(velocity),
        endVelocity: end.map(velocity))
    case .spring(let value, let duration, let spring, let start):
      .spring(
        change(value), duration: duration, spring: spring, startVelocity: start.map(velocity))
    case .move(let value): .move(change(value))
    }
  }
  /// The keyframe with another duration, in seconds.
  package func lasting(_ duration: Double) -> Self {
    switch self {
    case .linear(let value, _, let curve): .linear(value, duration: duration, curve: curve)
    case .cubic(let value, _, let start, let end):
      .cubic(value, duration: duration, startVelocity: start, endVelocity: end)
    case .spring(let value, _, let spring, let start):
      .spring(value, duration: duration, spring: spring, startVelocity: start)
    case .move: self
    }
  }
}

public import SceneModel
import ViewTree

/// How properties move over time, each by keyframes of its own: SwiftUI's `KeyframeTimeline`.
///
/// All tracks begin together. A shorter one holds its end until the longest is over.
public struct KeyframeTimeline: Hashable, Sendable {
  /// The tracks; no two of one target.
  public var tracks: [Track]

  /// Makes a timeline of its tracks.
  public init(tracks: [Track]) {
    self.tracks = tracks
  }

  /// How long the longest track takes, in seconds.
  public var duration: Double { tracks.map(\.duration).max() ?? 0 }

  /// The values of all tracks some time after the beginning.
  ///
  /// - Parameters:
  ///   - time: In seconds.
  ///   - initial: The values that properties have at the beginning; those left out have the first keyframe's.
  public func value(
    time: Double, initial: [TimelineAction.Target: PropertyValue] = [:]
  ) -> [TimelineAction.Target: PropertyValue] {
    Dictionary(
      tracks.map { ($0.target, $0.value(time: time, initial: initial[$0.target])) }
    ) { $1 }
  }

  /// The values of all tracks at a share of the duration, 0...1.
  public func value(
    progress: Double, initial: [TimelineAction.Target: PropertyValue] = [:]
  ) -> [TimelineAction.Target: PropertyValue] {
    value(time: progress * duration, initial: initial)
  }

  /// The keyframes of one property.
  public struct Track: Hashable, Sendable {
    /// What moves.
    public var target: TimelineAction.Target
    /// The keyframes, one after the other; the first is on its way from the value that the property has.
    public var keyframes: [Keyframe]

    /// Makes a track.
    public init(target: TimelineAction.Target, keyframes: [Keyframe]) {
      self.target = target
      self.keyframes = keyframes
    }

    /// How long all keyframes take, in seconds.
    public var duration: Double { keyframes.reduce(0) { $0 + $1.duration } }

    /// The value some time after the beginning, in seconds; at the moment of a move, the one after it.
    ///
    /// - Parameters:
    ///   - time: In seconds.
    ///   - initial: The value that the property has at the beginning; `nil` for the first keyframe's.
    public func value(time: Double, initial: PropertyValue? = nil) -> PropertyValue {
      let start = initial ?? keyframes.first?.value ?? .number(0)
      return KeyframeCurve(keyframes, initial: start).value(at: time)
    }

    /// The value at a share of the duration, 0...1.
    public func value(progress: Double, initial: PropertyValue? = nil) -> PropertyValue {
      value(time: progress * duration, initial: initial)
    }
  }

  /// A value to reach, and the way to it from the keyframe before.
  ///
  /// Durations are seconds, velocities units of the property a second.
  public enum Keyframe: Hashable, Sendable {
    /// On a straight line, at the pace of a curve that is no spring.
    case linear(PropertyValue, duration: Double, curve: AnimationCurve = .linear)
    /// On a cubic curve; velocities that are not given make the motion smooth.
    ///
    /// Between cubic keyframes that is a Catmull-Rom spline. Next to another kind it is that one's velocity.
    /// The first begins with the velocity that the property has, and the last ends at rest.
    case cubic(
      PropertyValue, duration: Double, startVelocity: PropertyValue? = nil,
      endVelocity: PropertyValue? = nil)
    /// By a spring; without a duration until it has settled, and without a velocity with that of the keyframe before.
    ///
    /// A spring that is cut short jumps to its value.
    case spring(
      PropertyValue, duration: Double? = nil, spring: AnimationCurve = .smooth,
      startVelocity: PropertyValue? = nil)
    /// At once.
    case move(PropertyValue)

    /// The value at the end.
    public var value: PropertyValue {
      switch self {
      case .linear(let value, _, _), .cubic(let value, _, _, _), .spring(let value, _, _, _),
        .move(let value):
        value
      }
    }

    /// How long the way takes, in seconds.
    public var duration: Double {
      switch self {
      case .linear(_, let duration, _), .cubic(_, let duration, _, _): duration
      case .spring(_, let duration, let spring, _): duration ?? spring.settlingDuration ?? 0
      case .move: 0
      }
    }
  }
}

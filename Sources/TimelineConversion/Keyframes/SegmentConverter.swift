import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Converts keyframes exactly: each segment to one change.
struct SegmentConverter {
  private let value: AnimatedValue<PropertyValue>
  private let window: ClosedRange<Double>
  private let frameRate: Double
  /// The value at the first frame.
  let initial: PropertyValue
  /// The changes so far, in order of time.
  private var changes: [TimedChange] = []
  /// The value after the last change.
  private var current: PropertyValue

  init(_ value: AnimatedValue<PropertyValue>, window: ClosedRange<Double>, frameRate: Double) {
    self.value = value
    self.window = window
    self.frameRate = frameRate
    var track = KeyframeTrack(value)
    initial = track.value(at: track.place(at: window.lowerBound))
    current = initial
  }

  /// The changes; `nil` if some segment has no exact counterpart.
  consuming func converted() -> [TimedChange]? {
    let keyframes = value.keyframes
    for end in keyframes.indices.dropFirst() where keyframes[end].time > window.lowerBound {
      guard keyframes[end - 1].time < window.upperBound else { break }
      guard convert(from: keyframes[end - 1], to: keyframes[end]) else { return nil }
    }
    for index in changes.indices where changes[index].jumps {
      let frame = changes[index].begin * frameRate
      changes[index].begin = SegmentConverter.beyondNoise(frame) / frameRate
    }
    return changes
  }

  /// Returns a time in frames, moved away from a whole frame that it exceeds by an exporter's rounding only.
  ///
  /// A jump at 60.000002 is not visible on frame 60, and the rounded numbers of a timeline must preserve that. A
  /// smaller excess is a rounding error, such as that of 31 / 30 * 30, and means the whole frame.
  private static func beyondNoise(_ frame: Double) -> Double {
    let whole = (frame + arithmeticNoise).rounded(.down)
    let excess = frame - whole
    return excess > arithmeticNoise && excess < 1e-3 ? whole + 1e-3 : frame
  }

  /// The largest error of arithmetic on times, in frames.
  private static let arithmeticNoise = 1e-7

  /// Seconds from the first frame.
  private func seconds(_ frame: Double) -> Double { (frame - window.lowerBound) / frameRate }

  private mutating func convert(
    from start: Keyframe<PropertyValue>, to end: Keyframe<PropertyValue>
  ) -> Bool {
    guard end.time > start.time, !start.value.jumps(to: end.value),
      let curve = start.easing.singleCurve
    else {
      if end.time < window.upperBound { set(end.value, at: end.time - window.lowerBound) }
      return true
    }
    if start.tangents == nil, start.value == end.value {
      if current != start.value { set(start.value, at: start.time - window.lowerBound) }
      return true
    }
    guard start.tangents != nil || !mixesByDimension(start) else { return false }
    var motion = TimedChange.Motion(
      from: start.value == current ? nil : start.value, curve: curve,
      duration: (end.time - start.time) / frameRate, along: start.tangents)
    guard TimelineLimits.seconds.contains(motion.duration) else { return false }
    var begin = start.time
    if start.time < window.lowerBound {
      guard start.tangents == nil else { return false }
      let share = (window.lowerBound - start.time) / (end.time - start.time)
      guard let rest = curve.part(from: share, to: 1) else { return false }
      begin = window.lowerBound
      motion.curve = rest
      motion.duration *= 1 - share
      motion.from = nil
    }
    mergeSet(at: begin, into: &motion)
    changes.append(TimedChange(begin: seconds(begin), value: end.value, motion: motion))
    current = end.value
    return true
  }

  /// Whether dimensions of one value have curves of their own, which no single animation has.
  private func mixesByDimension(_ keyframe: Keyframe<PropertyValue>) -> Bool {
    guard case .perDimension(let curves) = keyframe.easing else { return false }
    switch keyframe.value {
    case .vector, .color: return curves.contains { $0 != curves.first }
    case .flag, .number, .numbers, .path, .text: return false
    }
  }

  /// Adds a jump to a value at a time in frames from the first one.
  private mutating func set(_ value: PropertyValue, at frame: Double) {
    guard current != value else { return }
    let begin = frame / frameRate
    if let last = changes.indices.last, !changes[last].moves,
      abs(changes[last].begin - begin) < Clock.timeTolerance
    {
      changes.removeLast()
    }
    changes.append(TimedChange(begin: begin, value: value))
    current = value
  }

  /// Merges a jump at the begin of a motion into the motion, as its start value.
  private mutating func mergeSet(at frame: Double, into motion: inout TimedChange.Motion) {
    guard let last = changes.indices.last, !changes[last].moves,
      abs(changes[last].begin - seconds(frame)) < Clock.timeTolerance
    else { return }
    motion.from = motion.from ?? changes[last].value
    changes.removeLast()
  }
}

import CompositionLowering
import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Converts one animation to changes: exactly where segments have counterparts, resampled elsewhere.
struct AnimationConverter {
  /// The first frame and the frame after the last one.
  let window: ClosedRange<Double>
  /// In frames a second.
  let frameRate: Double
  /// The frames during which the view may be visible.
  let visible: ClosedRange<Double>

  /// Returns the changes of an animated property, or of each of its dimensions.
  ///
  /// - Parameter tolerance: Returns the largest distances of a resampled property from the design, in its unit.
  /// - Returns: The changes, and the root frames of the keyframes; these are `nil` where the changes depend on other frames
  ///   too, because they are resampled.
  func convert(
    _ animation: ViewAnimation, _ retimer: Retimer, tolerance: () -> FitTolerance
  ) -> (changes: [PropertyChanges], frames: ClosedRange<Double>?) {
    guard animation.source == .value, let value = retimer.rootTimed(animation) else {
      let value = retimer.evaluator(of: animation)
      return ([resampled(animation.target, tolerance().atSamples, value)], nil)
    }
    var frames = AnimationConverter.keyframeRange(
      of: value, in: retimer.keyframeRange(of: animation.scope))
    var whole = animation
    // One easing for all dimensions stays as it is.
    whole.value = value.joiningEasings.simplified
    var changes: [PropertyChanges] = []
    let isByDimension = whole.value.keyframes.contains { $0.easing.isByDimension }
    for part in (isByDimension ? whole.byDimension : nil) ?? [whole] {
      if let exact = segments(of: part, tolerance) {
        changes += fewer(part, than: exact, tolerance) ?? [exact]
      } else {
        frames = nil
        var track = KeyframeTrack(part.value)
        changes.append(
          resampled(part.target, tolerance().atSamples) { track.value(at: $0) })
      }
    }
    return (changes, frames)
  }

  /// The frames from the first to the last keyframe, joined with the frames of the time remap around them.
  private static func keyframeRange(
    of value: AnimatedValue<PropertyValue>, in remap: ClosedRange<Double>?
  ) -> ClosedRange<Double>? {
    // A first keyframe without a time holds the constant value before the second one.
    let first = value.keyframes.first { $0.time > -.greatestFiniteMagnitude }
    guard let first, let last = value.keyframes.last, first.time <= last.time else { return nil }
    guard let remap else { return first.time...last.time }
    return Swift.min(first.time, remap.lowerBound)...Swift.max(last.time, remap.upperBound)
  }

  /// Returns a change for each pair of keyframes, and fewer where these are dense; `nil` without exact counterparts.
  private func segments(
    of part: ViewAnimation, _ tolerance: () -> FitTolerance
  ) -> PropertyChanges? {
    let segments = SegmentConverter(part.value, window: window, frameRate: frameRate)
    let initial = segments.initial
    guard let changes = segments.converted() else { return nil }
    // Only runs of dense keyframes change.
    let fitted = fitted(initial: initial, changes, tolerance)
    return AnimationConverter.rounded(
      PropertyChanges(target: part.target, initial: initial, changes: fitted))
  }

  /// Returns the changes of each dimension of a vector with dense keyframes on a curve, if these are far fewer.
  private func fewer(
    _ part: ViewAnimation, than whole: PropertyChanges, _ tolerance: () -> FitTolerance
  ) -> [PropertyChanges]? {
    guard hasDenseRun(whole.changes), let parts = part.byDimension else { return nil }
    let dimensions = parts.compactMap { segments(of: $0, tolerance) }
    let count = dimensions.reduce(0) { $0 + $1.changes.count }
    return dimensions.count == parts.count && count * 2 <= whole.changes.count ? dimensions : nil
  }

  /// Rounds values and curves as files hold them.
  static func rounded(_ property: consuming PropertyChanges) -> PropertyChanges {
    let key = property.target.key
    property.initial = property.initial.rounded(of: key)
    for index in property.changes.indices { property.changes[index].round(of: key) }
    return property
  }
}

/// The largest distances of fitted changes from a property, in its unit.
struct FitTolerance {
  /// At samples.
  var atSamples: Double
  /// Half-way between samples, where a movement is an interpolation in any case: half of a barely visible distance, because
  /// dimensions may be fitted one by one, and the distances of up to three add up.
  var between: Double

  /// Makes distances of the requested tolerance and of the default one.
  init(_ requested: Double, standard: Double) {
    atSamples = requested
    between = 5 * max(requested, standard)
  }
}

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
    initial = track.value(at: window.lowerBound)
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
  /// smaller excess is a rounding error, such as of 31 / 30 * 30, and means the whole frame.
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
    case .vector, .color, .numbers: return curves.contains { $0 != curves.first }
    case .flag, .number, .path, .text: return false
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

extension ViewAnimation {
  /// A part for each dimension that changes; `nil` for other values than vectors, and for motion paths.
  fileprivate var byDimension: [ViewAnimation]? {
    guard case .vector = value.initial, target.component == nil,
      !value.keyframes.contains(where: { $0.tangents != nil })
    else { return nil }
    return (0..<3).compactMap { index in
      var part = self
      (part.target.component, part.value) = (index, value.component(index))
      let initial = part.value.initial
      return part.value.keyframes.contains { $0.value != initial } ? part : nil
    }
  }
}

extension AnimatedValue<PropertyValue> {
  /// The animation of one dimension of a vector.
  fileprivate func component(_ index: Int) -> Self {
    let keyframes = keyframes.map { keyframe in
      var easing = keyframe.easing
      if case .perDimension(let curves) = easing, let last = curves.last {
        easing = .curve(index < curves.count ? curves[index] : last)
      }
      return Keyframe(
        time: keyframe.time, value: PropertyValue.number(keyframe.value.vectorValue[index]),
        easing: easing)
    }
    return AnimatedValue(keyframes: keyframes, fallback: .number(initial.vectorValue[index]))
  }
}

extension Easing {
  /// Whether dimensions have curves of their own.
  var isByDimension: Bool { if case .perDimension = self { true } else { false } }
}

import Geometry
import SceneModel
import ViewTree

/// A time that keyframes lead, as a time remap does, and what animations become that follow it.
///
/// Each stretch of the way between two keyframes of the course and of an animation is a segment of its own. It is exact
/// where one of the two runs evenly there; the other one's ease, or the part of it, is the segment's ease then.
struct TimeRemap {
  /// The inner time, in frames, by keyframes in root time.
  private let course: AnimatedValue<PropertyValue>
  /// The inner time at which the moment before is shown; `nil` for none.
  private let end: Double?
  private let window: ClosedRange<Double>

  /// The most keyframes that come of it.
  private static let keyframeLimit = 20_000
  /// How long after a moment comes what must not show at the moment itself, in frames.
  static let afterwards = 1e-3

  init(_ course: AnimatedValue<PropertyValue>, end: Double?, window: ClosedRange<Double>) {
    self.course = TimeRemap.trimmed(course)
    self.end = end
    self.window = window
  }

  /// A course without keyframes between which it rests at its ends.
  private static func trimmed(
    _ course: AnimatedValue<PropertyValue>
  ) -> AnimatedValue<PropertyValue> {
    var keyframes = course.keyframes[...]
    while keyframes.count > 2,
      keyframes[keyframes.startIndex].value
        == keyframes[keyframes.startIndex + 1].value
    { keyframes.removeFirst() }
    while keyframes.count > 2,
      keyframes[keyframes.endIndex - 1].value
        == keyframes[keyframes.endIndex - 2].value
    { keyframes.removeLast() }
    guard keyframes.count < course.keyframes.count else { return course }
    return AnimatedValue(keyframes: Array(keyframes), fallback: course.initial)
  }

  /// The root times of its first and its last keyframe; `nil` without any.
  var reach: ClosedRange<Double>? {
    guard let first = course.keyframes.first, let last = course.keyframes.last else { return nil }
    return first.time...Swift.max(first.time, last.time)
  }

  /// What it has in common with a course that does the same at another time.
  var shape: CourseShape {
    let start = course.keyframes.first?.time ?? 0
    var numbers = [end ?? 0, end == nil ? 0 : 1]
    for keyframe in course.keyframes {
      numbers += [keyframe.time - start, keyframe.value.numberValue]
    }
    return CourseShape(
      numbers: numbers, easings: course.isAnimated ? course.keyframes.map(\.easing) : [],
      start: start)
  }

  /// The same course of another time.
  func map(_ transform: (Double) -> Double) -> TimeRemap {
    TimeRemap(
      course.map { .number(transform($0.numberValue)) }, end: end.map(transform), window: window)
  }

  /// A time remap that shows the last frame where it rests at the end.
  static func avoidingEnd(_ end: Double, of remap: AnimatedValue<Double>) -> AnimatedValue<Double> {
    guard remap.isAnimated else {
      return remap.initial == end ? AnimatedValue(end - 1) : remap
    }
    var keyframes: [Keyframe<Double>] = []
    for (index, keyframe) in remap.keyframes.enumerated() {
      let next = index + 1 < remap.keyframes.count ? remap.keyframes[index + 1].value : end
      let rests = keyframe.value == end && (next == end || keyframe.easing == .hold)
      let arrives = index > 0 && keyframes.last?.easing != .hold && keyframe.value == end
      if rests {
        if arrives { keyframes.append(Keyframe(time: keyframe.time, value: end, easing: .hold)) }
        keyframes.append(Keyframe(time: keyframe.time, value: end - 1, easing: .hold))
      } else {
        keyframes.append(keyframe)
      }
    }
    return AnimatedValue(keyframes: keyframes, fallback: remap.initial)
  }

  /// An animation that follows the course, in root time; `nil` where keyframes cannot say it.
  func applied(to value: AnimatedValue<PropertyValue>) -> AnimatedValue<PropertyValue>? {
    guard value.isAnimated else { return value }
    var inner = InnerKeyframes(value)
    guard course.isAnimated else {
      return AnimatedValue(inner.value(at: course.initial.numberValue))
    }
    var result: [Keyframe<PropertyValue>] = []
    let keyframes = course.keyframes
    for (index, keyframe) in keyframes.enumerated() {
      guard result.count <= TimeRemap.keyframeLimit else { return nil }
      guard keyframe.time <= window.upperBound || index == 0 else { break }
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      if let next, next.time <= window.lowerBound { continue }
      guard let next, next.time > keyframe.time, next.value != keyframe.value,
        let curve = keyframe.easing.singleCurve
      else {
        result.append(
          Keyframe(
            time: keyframe.time, value: inner.value(at: keyframe.value.numberValue),
            easing: .hold))
        continue
      }
      guard !curve.overshoots,
        let pieces = inner.pieces(
          WarpSegment(
            times: keyframe.time...next.time, start: keyframe.value.numberValue,
            end: next.value.numberValue, curve: curve),
          isBeforeStart: keyframe.value.numberValue == end)
      else { return nil }
      result += pieces
    }
    return AnimatedValue(keyframes: result, fallback: value.initial)
  }
}

/// A stretch of root time during which an inner time moves one way.
struct WarpSegment {
  /// In root frames.
  let times: ClosedRange<Double>
  /// The inner time at its beginning and at its end, in frames.
  let start: Double
  let end: Double
  /// The ease from one to the other; does not overshoot.
  let curve: TimingCurve

  /// Whether the inner time runs forwards.
  var isForwards: Bool { end > start }

  /// The share of the segment's time at which an inner time is reached.
  func share(at inner: Double) -> Double { curve.time(at: (inner - start) / (end - start)) }

  /// The root time of a share of the segment's time.
  func time(at share: Double) -> Double {
    share >= 1
      ? times.upperBound : times.lowerBound + share * (times.upperBound - times.lowerBound)
  }
}

extension Easing {
  /// The curve that leads a value of one dimension; `nil` for a hold.
  var singleCurve: TimingCurve? {
    switch self {
    case .hold: nil
    case .curve(let curve): curve
    case .perDimension(let curves): curves.first
    }
  }
}

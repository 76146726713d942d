import Geometry
import SceneModel
import ViewTree

/// A time remap curve, and its application to animations.
///
/// Each part between two adjacent keyframes, of the remapping or of the animation, becomes a segment. It is exact where
/// one of the two is linear: the segment then has the easing of the other one, or a part of it.
struct TimeRemap {
  /// The inner time, in frames, by keyframes in root time.
  private let curve: AnimatedValue<PropertyValue>
  /// The inner time at which the frame before is shown, and the time of that frame; `nil` for none.
  private let end: End?
  private let window: ClosedRange<Double>

  /// The largest number of keyframes of a result.
  private static let keyframeLimit = 20_000
  /// The delay of a change that must not be visible yet at the time itself, in frames.
  static let justAfter = 1e-3

  /// The end of a layer, in inner time.
  struct End {
    var time: Double
    /// The time that is shown at the end.
    var shown: Double
  }

  init(_ curve: AnimatedValue<PropertyValue>, end: End?, window: ClosedRange<Double>) {
    self.curve = TimeRemap.trimmed(curve)
    self.end = end
    self.window = window
  }

  /// Removes keyframes at the ends of a curve between which its value does not change.
  private static func trimmed(
    _ curve: AnimatedValue<PropertyValue>
  ) -> AnimatedValue<PropertyValue> {
    var keyframes = curve.keyframes[...]
    while keyframes.count > 2,
      keyframes[keyframes.startIndex].value
        == keyframes[keyframes.startIndex + 1].value
    { keyframes.removeFirst() }
    while keyframes.count > 2,
      keyframes[keyframes.endIndex - 1].value
        == keyframes[keyframes.endIndex - 2].value
    { keyframes.removeLast() }
    guard keyframes.count < curve.keyframes.count else { return curve }
    return AnimatedValue(keyframes: Array(keyframes), fallback: curve.initial)
  }

  /// The root times from the first to the last keyframe; `nil` without any.
  var keyframeRange: ClosedRange<Double>? {
    guard let first = curve.keyframes.first, let last = curve.keyframes.last else { return nil }
    return first.time...Swift.max(first.time, last.time)
  }

  /// The canonical form, equal for curves that differ by their start alone, and the whole root frame of the start.
  var canonical: (form: CanonicalTimeMapping, frames: Double) {
    let start = curve.keyframes.first?.time ?? 0
    var numbers = [end?.time ?? 0, end?.shown ?? 0, end == nil ? 0 : 1]
    for keyframe in curve.keyframes {
      numbers += [keyframe.time - start, keyframe.value.numberValue]
    }
    return CanonicalTimeMapping.make(
      numbers, curve.isAnimated ? curve.keyframes.map(\.easing) : [], start: start)
  }

  /// Returns the curve with transformed inner times.
  func map(_ transform: (Double) -> Double) -> TimeRemap {
    TimeRemap(
      curve.map { .number(transform($0.numberValue)) },
      end: end.map { End(time: transform($0.time), shown: transform($0.shown)) }, window: window)
  }

  /// The inner time that is shown where the curve has a value.
  private func shown(_ value: PropertyValue) -> Double {
    guard let end, value.numberValue == end.time else { return value.numberValue }
    return end.shown
  }

  /// Returns an animation in root time; `nil` where keyframes cannot express it.
  func applied(to value: AnimatedValue<PropertyValue>) -> AnimatedValue<PropertyValue>? {
    guard value.isAnimated else { return value }
    var inner = InnerKeyframes(value)
    guard curve.isAnimated else {
      return AnimatedValue(inner.value(at: shown(curve.initial)))
    }
    var result: [Keyframe<PropertyValue>] = []
    let keyframes = curve.keyframes
    for (index, keyframe) in keyframes.enumerated() {
      guard result.count <= TimeRemap.keyframeLimit else { return nil }
      guard keyframe.time <= window.upperBound || index == 0 else { break }
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      if let next, next.time <= window.lowerBound { continue }
      guard let next, next.time > keyframe.time, next.value != keyframe.value,
        let easing = keyframe.easing.singleCurve
      else {
        result.append(
          Keyframe(
            time: keyframe.time, value: inner.value(at: shown(keyframe.value)), easing: .hold))
        continue
      }
      guard !easing.overshoots,
        let pieces = inner.pieces(
          RemapSegment(
            times: keyframe.time...next.time, start: keyframe.value.numberValue,
            end: next.value.numberValue, curve: easing),
          shownAtStart: shown(keyframe.value))
      else { return nil }
      result += pieces
    }
    return AnimatedValue(keyframes: result, fallback: value.initial)
  }
}

/// The part of a time remap curve between two keyframes, in which the inner time runs in one direction.
struct RemapSegment {
  /// In root frames.
  let times: ClosedRange<Double>
  /// The inner time at the beginning and at the end, in frames.
  let start: Double
  let end: Double
  /// The easing from one to the other; does not overshoot.
  let curve: TimingCurve

  /// Whether the inner time runs forwards.
  var isForwards: Bool { end > start }

  /// The share of the segment's duration at which an inner time is reached.
  func share(at inner: Double) -> Double { curve.time(at: (inner - start) / (end - start)) }

  /// The inner time at a share of the segment's duration.
  func inner(at share: Double) -> Double { start + (end - start) * curve.progress(at: share) }

  /// The share of the segment's duration at a root time.
  func share(atTime time: Double) -> Double {
    (time - times.lowerBound) / (times.upperBound - times.lowerBound)
  }

  /// The root time at a share of the segment's duration.
  func time(at share: Double) -> Double {
    share >= 1
      ? times.upperBound : times.lowerBound + share * (times.upperBound - times.lowerBound)
  }
}

extension Easing {
  /// The curve of a value of one dimension; `nil` for a hold.
  var singleCurve: TimingCurve? {
    switch self {
    case .hold: nil
    case .curve(let curve): curve
    case .perDimension(let curves): curves.first
    }
  }
}

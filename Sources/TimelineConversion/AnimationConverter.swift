import CompositionLowering
import CompositionModel
import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Converts one animation to changes: exactly where there is a counterpart, and else resampled.
struct AnimationConverter {
  /// The first frame and the frame after the last one.
  let window: ClosedRange<Double>
  /// In frames a second.
  let frameRate: Double
  /// The frames during which the view may be shown.
  let shown: ClosedRange<Double>
  private var result: [PropertyChanges] = []
  /// The root frames that the result depends on, if keyframes say all of it; it is the same at another time then.
  private(set) var reach: ClosedRange<Double>?

  init(window: ClosedRange<Double>, frameRate: Double, shown: ClosedRange<Double>) {
    self.window = window
    self.frameRate = frameRate
    self.shown = shown
  }

  /// The changes of the property that an animation moves, or of each of its dimensions.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - retimer: What knows the time that it follows.
  ///   - tolerance: Tells how far a resampled property may be from the design, in its own unit.
  mutating func convert(
    _ animation: ViewAnimation, _ retimer: inout Retimer, tolerance: () -> Double
  ) -> [PropertyChanges] {
    guard animation.source == .value, let value = retimer.rootTimed(animation) else {
      var evaluator = retimer.evaluator(of: animation)
      resample(animation.target, tolerance()) { evaluator.value(at: $0) }
      return result
    }
    reach = AnimationConverter.reach(of: value, in: retimer.reach(of: animation.scope))
    let tidied = KeyframeTidier.tidied(EaseJoiner.joined(value))
    for part in ComponentSplitter.parts(of: tidied, target: animation.target) {
      if let exact = segments(of: part, tolerance) {
        result += byDimension(part, instead: exact, tolerance) ?? [exact]
      } else {
        var track = KeyframeTrack(part.value)
        resample(part.target, tolerance()) { track.value(at: track.place(at: $0)) }
      }
    }
    return result
  }

  /// The frames between the first and the last keyframe, and those of the time that leads them.
  private static func reach(
    of value: AnimatedValue<PropertyValue>, in course: ClosedRange<Double>?
  ) -> ClosedRange<Double>? {
    // What was always so before the second keyframe needs no first one.
    let first = value.keyframes.first { $0.time > -.greatestFiniteMagnitude }
    guard let first, let last = value.keyframes.last, first.time <= last.time else { return nil }
    guard let course else { return first.time...last.time }
    return Swift.min(first.time, course.lowerBound)...Swift.max(last.time, course.upperBound)
  }

  /// A segment for each pair of keyframes, and fewer where they are dense; `nil` without exact counterparts.
  private func segments(
    of part: ComponentSplitter.Part, _ tolerance: () -> Double
  ) -> PropertyChanges? {
    let segments = SegmentConverter(part.value, window: window, frameRate: frameRate)
    let initial = segments.initial
    guard let changes = segments.converted() else { return nil }
    let fitted = DenseRunFitter(frameRate: frameRate).fitted(initial: initial, changes, tolerance)
    return AnimationConverter.rounded(
      PropertyChanges(target: part.target, initial: initial, changes: fitted))
  }

  /// The dimensions of a vector whose keyframes are dense on a bent way, if each by itself takes far fewer changes.
  private func byDimension(
    _ part: ComponentSplitter.Part, instead whole: PropertyChanges, _ tolerance: () -> Double
  ) -> [PropertyChanges]? {
    guard DenseRunFitter(frameRate: frameRate).hasDenseRun(whole.changes),
      let parts = ComponentSplitter.components(of: part.value, target: part.target)
    else { return nil }
    let dimensions = parts.compactMap { segments(of: $0, tolerance) }
    let count = dimensions.reduce(0) { $0 + $1.changes.count }
    return dimensions.count == parts.count && count * 2 <= whole.changes.count ? dimensions : nil
  }

  /// Replaces a property by segments that stay near to it.
  private mutating func resample(
    _ target: PropertyTarget, _ tolerance: Double, _ value: (Double) -> PropertyValue
  ) {
    reach = nil
    var resampler = Resampler(window: window, frameRate: frameRate, tolerance: tolerance)
    resampler.shown = shown
    resampler.isDirection = target.key == .pathAngle
    let resampled = resampler.resample(value)
    result.append(
      AnimationConverter.rounded(
        PropertyChanges(target: target, initial: resampled.initial, changes: resampled.changes)))
  }

  /// A property with values and curves as files hold them.
  private static func rounded(_ property: consuming PropertyChanges) -> PropertyChanges {
    let key = property.target.key
    property.initial = property.initial.rounded(of: key)
    for index in property.changes.indices { property.changes[index].round(of: key) }
    return property
  }
}

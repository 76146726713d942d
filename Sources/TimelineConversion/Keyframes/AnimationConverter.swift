import CompositionLowering
import SceneModel
import ViewTree

/// Converts one animation to changes: exactly where segments have counterparts, resampled elsewhere.
struct AnimationConverter {
  /// The first frame and the frame after the last one.
  let window: ClosedRange<Double>
  /// In frames a second.
  let frameRate: Double
  /// The frames during which the view may be visible.
  let visible: ClosedRange<Double>
  private var result: [PropertyChanges] = []
  /// The root frames of the keyframes; `nil` if the result depends on other frames too, because it is resampled.
  private(set) var keyframeRange: ClosedRange<Double>?

  init(window: ClosedRange<Double>, frameRate: Double, visible: ClosedRange<Double>) {
    self.window = window
    self.frameRate = frameRate
    self.visible = visible
  }

  /// Returns the changes of an animated property, or of each of its dimensions.
  ///
  /// - Parameter tolerance: Returns the largest distances of a resampled property from the design, in its unit.
  mutating func convert(
    _ animation: ViewAnimation, _ retimer: Retimer, tolerance: () -> FitTolerance
  ) -> [PropertyChanges] {
    guard animation.source == .value, let value = retimer.rootTimed(animation) else {
      resample(animation.target, tolerance().atSamples, retimer.evaluator(of: animation))
      return result
    }
    keyframeRange = AnimationConverter.keyframeRange(
      of: value, in: retimer.keyframeRange(of: animation.scope))
    var whole = animation
    whole.value = value.joiningEasings.simplified
    for part in whole.byEasing {
      if let exact = segments(of: part, tolerance) {
        result += byDimension(part, instead: exact, tolerance) ?? [exact]
      } else {
        var track = KeyframeTrack(part.value)
        resample(part.target, tolerance().atSamples) { track.value(at: track.place(at: $0)) }
      }
    }
    return result
  }

  /// The frames from the first to the last keyframe, joined with those of the time remap around them.
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
    let fitted = DenseRunFitter(frameRate: frameRate).fitted(initial: initial, changes, tolerance)
    return AnimationConverter.rounded(
      PropertyChanges(target: part.target, initial: initial, changes: fitted))
  }

  /// Returns the changes of each dimension of a vector with dense keyframes on a curve, if these are far fewer.
  private func byDimension(
    _ part: ViewAnimation, instead whole: PropertyChanges, _ tolerance: () -> FitTolerance
  ) -> [PropertyChanges]? {
    guard DenseRunFitter(frameRate: frameRate).hasDenseRun(whole.changes),
      let parts = part.byDimension
    else { return nil }
    let dimensions = parts.compactMap { segments(of: $0, tolerance) }
    let count = dimensions.reduce(0) { $0 + $1.changes.count }
    return dimensions.count == parts.count && count * 2 <= whole.changes.count ? dimensions : nil
  }

  /// Adds a property as segments within the tolerance.
  private mutating func resample(
    _ target: PropertyTarget, _ tolerance: Double, _ value: @escaping (Double) -> PropertyValue
  ) {
    keyframeRange = nil
    var resampler = Resampler(window: window, frameRate: frameRate, tolerance: tolerance)
    resampler.visible = visible
    resampler.isDirection = target.key == .pathAngle
    result.append(AnimationConverter.rounded(resampler.resample(target, value)))
  }

  /// Rounds values and curves as files hold them.
  private static func rounded(_ property: consuming PropertyChanges) -> PropertyChanges {
    let key = property.target.key
    property.initial = property.initial.rounded(of: key)
    for index in property.changes.indices { property.changes[index].round(of: key) }
    return property
  }
}

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
    whole.value = value.joiningEasings.simplified
    var changes: [PropertyChanges] = []
    for part in whole.byEasing {
      if let exact = segments(of: part, tolerance) {
        changes += byDimension(part, instead: exact, tolerance) ?? [exact]
      } else {
        frames = nil
        var track = KeyframeTrack(part.value)
        changes.append(
          resampled(part.target, tolerance().atSamples) { track.value(at: track.place(at: $0)) })
      }
    }
    return (changes, frames)
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
    let fitted = fitted(initial: initial, changes, tolerance)
    return AnimationConverter.rounded(
      PropertyChanges(target: part.target, initial: initial, changes: fitted))
  }

  /// Returns the changes of each dimension of a vector with dense keyframes on a curve, if these are far fewer.
  private func byDimension(
    _ part: ViewAnimation, instead whole: PropertyChanges, _ tolerance: () -> FitTolerance
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

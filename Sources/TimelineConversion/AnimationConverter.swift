import CompositionModel
import Geometry
import StageModel
import TimelineModel

/// Converts one animation to changes: exactly where there is a counterpart, and else resampled.
struct AnimationConverter {
  /// The first frame and the frame after the last one.
  let window: ClosedRange<Double>
  /// In frames a second.
  let frameRate: Double
  /// The frames during which the view may be shown.
  let shown: ClosedRange<Double>
  private var result: [PropertyChanges] = []

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
    _ animation: StageAnimation, _ retimer: Retimer, tolerance: () -> Double
  ) -> [PropertyChanges] {
    guard animation.source == .value, let value = retimer.rootTimed(animation) else {
      var evaluator = retimer.evaluator(of: animation)
      resample(animation.target, tolerance()) { evaluator.value(at: $0) }
      return result
    }
    let tidied = KeyframeTidier.tidied(value)
    for part in ComponentSplitter.parts(of: tidied, target: animation.target) {
      var segments = SegmentConverter(part.value, window: window, frameRate: frameRate)
      if segments.convert() {
        note(part.target, initial: segments.initial, segments.changes)
      } else {
        var track = KeyframeTrack(part.value)
        resample(part.target, tolerance()) { track.value(at: track.place(at: $0)) }
      }
    }
    return result
  }

  /// Replaces a property by straight segments.
  private mutating func resample(
    _ target: PropertyTarget, _ tolerance: Double, _ value: (Double) -> PropertyValue
  ) {
    var resampler = Resampler(window: window, frameRate: frameRate, tolerance: tolerance)
    resampler.shown = shown
    resampler.isDirection = target.key == .pathAngle
    let resampled = resampler.resample(value)
    note(target, initial: resampled.initial, resampled.changes)
  }

  private mutating func note(
    _ target: PropertyTarget, initial: PropertyValue, _ list: consuming [TimedChange]
  ) {
    var property = PropertyChanges(
      target: target, initial: initial.rounded(of: target.key), changes: list)
    for index in property.changes.indices { property.changes[index].round(of: target.key) }
    result.append(property)
  }
}

import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Replaces a function of time by the fewest segments, straight or eased, that stay near to it at every frame.
struct Resampler {
  /// The first frame and the frame after the last one.
  let window: ClosedRange<Double>
  /// In frames a second.
  let frameRate: Double
  /// How far a segment may be from the function, in the property's unit.
  let tolerance: Double
  /// The frames that anyone sees; what comes before and after stays as it is at their ends.
  var shown: ClosedRange<Double> = -.infinity ... .infinity
  /// Whether values are directions, of which those that differ by whole turns are the same.
  var isDirection = false

  /// The most frames that are looked at; longer animations are looked at less often.
  private static let maximumSamples = 20_000.0

  /// The value at the first frame, and what follows.
  struct Result {
    var initial: PropertyValue
    var changes: [TimedChange]
  }

  func resample(_ value: (Double) -> PropertyValue) -> Result {
    let length = window.upperBound - window.lowerBound
    let count = Int(Swift.min(length.rounded(.up), Resampler.maximumSamples))
    let step = Swift.max(1, length / Resampler.maximumSamples)
    let seen = self.seen(step, count: Swift.max(1, count))
    var samples: [PropertyValue] = []
    samples.reserveCapacity(seen.count)
    for index in seen {
      let frame = window.lowerBound + Double(index) * step
      samples.append(value(Swift.max(frame, Swift.min(shown.lowerBound, window.upperBound))))
    }
    if isDirection { unwrap(&samples) }
    let seconds = step / frameRate
    let segments = SampledChanges(
      tolerance: tolerance, step: seconds, begin: Double(seen.lowerBound) * seconds)
    return Result(initial: samples[0], changes: segments.changes(samples))
  }

  /// The numbers of the steps from the last one before the view is shown to the first one after that.
  private func seen(_ step: Double, count: Int) -> ClosedRange<Int> {
    func number(_ frame: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(((frame - window.lowerBound) / step).clamped(to: 0...Double(count)).rounded(rule))
    }
    let first = number(shown.lowerBound, .down)
    return first...Swift.max(first, number(shown.upperBound, .up))
  }

  /// Goes on beyond ±180 degrees where the nearest way leads there.
  private func unwrap(_ samples: inout [PropertyValue]) {
    for index in samples.indices.dropFirst() {
      let turns = (samples[index].numberValue - samples[index - 1].numberValue) / 360
      guard turns.isFinite else { continue }
      samples[index] = .number(samples[index].numberValue - turns.rounded() * 360)
    }
  }
}

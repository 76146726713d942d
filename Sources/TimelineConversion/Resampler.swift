import Geometry
import SceneModel
import StageModel
import TimelineModel

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
    var samples: [PropertyValue] = []
    samples.reserveCapacity(count + 1)
    for index in 0...Swift.max(1, count) {
      let frame = window.lowerBound + Double(index) * step
      let isSeenBefore = frame - step >= shown.upperBound || frame < shown.lowerBound
      if isSeenBefore, let last = samples.last {
        samples.append(last)
      } else {
        samples.append(value(Swift.max(frame, Swift.min(shown.lowerBound, window.upperBound))))
      }
    }
    if isDirection { unwrap(&samples) }
    let segments = SampledChanges(tolerance: tolerance, step: step / frameRate)
    return Result(initial: samples[0], changes: segments.changes(samples))
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

import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Replaces a function of time by few segments, linear or eased, within a tolerance at every frame.
struct Resampler {
  /// The first frame and the frame after the last one.
  let window: ClosedRange<Double>
  /// In frames a second.
  let frameRate: Double
  /// The largest distance of a segment from the function, in the property's unit.
  let tolerance: Double
  /// The frames in which the view is visible; before and after them the value stays that at their ends.
  var visible: ClosedRange<Double> = -.infinity ... .infinity
  /// Whether values are directions in degrees, which are equal if they differ by multiples of 360°.
  var isDirection = false

  /// The largest number of samples; longer animations are sampled at fewer than all frames.
  private static let maximumSamples = 20_000.0

  /// The value at the first frame, and the changes.
  struct Result {
    var initial: PropertyValue
    var changes: [TimedChange]
  }

  /// Returns the segments of a function of the frame.
  func resample(_ value: (Double) -> PropertyValue) -> Result {
    let length = window.upperBound - window.lowerBound
    let count = Int(Swift.min(length.rounded(.up), Resampler.maximumSamples))
    let step = Swift.max(1, length / Resampler.maximumSamples)
    let range = self.range(step, count: Swift.max(1, count))
    var samples: [PropertyValue] = []
    samples.reserveCapacity(range.count)
    for index in range {
      let frame = window.lowerBound + Double(index) * step
      samples.append(value(Swift.max(frame, Swift.min(visible.lowerBound, window.upperBound))))
    }
    if isDirection { unwrap(&samples) }
    let seconds = step / frameRate
    let converter = SampleConverter(
      tolerance: tolerance, step: seconds, begin: Double(range.lowerBound) * seconds)
    return Result(initial: samples[0], changes: converter.changes(samples))
  }

  /// The indices of the samples from the last one before the view is visible to the first one after that.
  private func range(_ step: Double, count: Int) -> ClosedRange<Int> {
    func number(_ frame: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(((frame - window.lowerBound) / step).clamped(to: 0...Double(count)).rounded(rule))
    }
    let first = number(visible.lowerBound, .down)
    return first...Swift.max(first, number(visible.upperBound, .up))
  }

  /// Adds multiples of 360° to directions, so that adjacent ones differ by at most 180°.
  private func unwrap(_ samples: inout [PropertyValue]) {
    for index in samples.indices.dropFirst() {
      let turns = (samples[index].numberValue - samples[index - 1].numberValue) / 360
      guard turns.isFinite else { continue }
      samples[index] = .number(samples[index].numberValue - turns.rounded() * 360)
    }
  }
}

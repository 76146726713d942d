import Geometry
import SceneModel
import ViewTree

/// Replaces a function of time by few segments, linear or eased, within a tolerance at and half-way between frames.
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

  /// The distance of samples, in frames: screens with twice the frame rate show what lies between frames.
  private static let sampleStep = 0.5
  /// The largest number of samples; longer animations have fewer samples for a frame.
  private static let maximumSamples = 20_000.0
  /// The steps of the search for the time of a jump, each of which halves its error.
  private static let jumpSearchSteps = 12

  /// Returns a property as segments of a function of the frame.
  func resample(
    _ target: PropertyTarget, _ value: @escaping (Double) -> PropertyValue
  ) -> PropertyChanges {
    let length = window.upperBound - window.lowerBound
    let step = Swift.max(Resampler.sampleStep, length / Resampler.maximumSamples)
    let count = Int((length / step).rounded(.up))
    let range = self.range(step, count: Swift.max(1, count))
    var samples: [PropertyValue] = []
    samples.reserveCapacity(range.count)
    func frame(_ index: Int) -> Double {
      let frame = window.lowerBound + Double(index) * step
      return Swift.max(frame, Swift.min(visible.lowerBound, window.upperBound))
    }
    for index in range { samples.append(value(frame(index))) }
    let jump = { (place: Int) in
      let index = range.lowerBound + place
      return jumpTime(from: frame(index), to: frame(index + 1), value)
    }
    let unwrapped = isDirection ? unwrap(samples) : samples
    let seconds = step / frameRate
    let converter = SampleConverter(
      tolerance: tolerance, step: seconds, begin: Double(range.lowerBound) * seconds, jump: jump)
    return PropertyChanges(
      target: target, initial: unwrapped[0], changes: converter.changes(unwrapped))
  }

  /// The time at which a function changes from the value at one frame to that at another, in seconds from the first
  /// frame; `nil` if it has other values between them.
  private func jumpTime(
    from first: Double, to last: Double, _ value: (Double) -> PropertyValue
  ) -> Double? {
    let (old, new) = (value(first), value(last))
    var (low, high) = (first, last)
    for _ in 0..<Resampler.jumpSearchSteps {
      let middle = (low + high) / 2
      let present = value(middle)
      if present == old {
        low = middle
      } else if present == new {
        high = middle
      } else {
        return nil
      }
    }
    // Keyframes are mostly on frames.
    let whole = high.rounded()
    let time = whole > low - 1e-3 && whole <= high + 1e-3 ? whole : high
    return (time - window.lowerBound) / frameRate
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
  private func unwrap(_ values: [PropertyValue]) -> [PropertyValue] {
    var samples = values
    for index in samples.indices.dropFirst() {
      let turns = (samples[index].numberValue - samples[index - 1].numberValue) / 360
      guard turns.isFinite else { continue }
      samples[index] = .number(samples[index].numberValue - turns.rounded() * 360)
    }
    return samples
  }
}

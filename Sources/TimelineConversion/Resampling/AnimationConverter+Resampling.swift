import Geometry
import SceneModel
import TimelineModel
import ViewTree

// Replaces a function of time by few segments, linear or eased, within a tolerance at and half-way between frames.
extension AnimationConverter {
  /// The distance of samples, in frames: screens with twice the frame rate show moments between frames.
  private static let sampleStep = 0.5
  /// The largest number of samples; longer animations have fewer samples for a frame.
  private static let maximumSamples = 20_000.0
  /// The number of steps of the search for the time of a jump; each halves the error.
  private static let jumpSearchSteps = 12

  /// Returns a property as segments of a function of the frame, which are within a tolerance in the property's unit.
  ///
  /// Before and after the frames in which the view is visible, the value stays that at their ends.
  func resampled(
    _ target: PropertyTarget, _ tolerance: Double, _ value: @escaping (Double) -> PropertyValue
  ) -> PropertyChanges {
    let length = window.upperBound - window.lowerBound
    let step = Swift.max(AnimationConverter.sampleStep, length / AnimationConverter.maximumSamples)
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
    // Directions are equal if they differ by multiples of 360°.
    let unwrapped = target.key == .pathAngle ? unwrap(samples) : samples
    let seconds = step / frameRate
    let converter = SampleConverter(
      tolerance: tolerance, step: seconds, begin: Double(range.lowerBound) * seconds, jump: jump)
    return AnimationConverter.rounded(
      PropertyChanges(
        target: target, initial: unwrapped[0], changes: converter.changes(unwrapped)))
  }

  /// The time at which a function changes from the value at one frame to that at another, in seconds from the first
  /// frame; `nil` if it has other values between them.
  private func jumpTime(
    from first: Double, to last: Double, _ value: (Double) -> PropertyValue
  ) -> Double? {
    let (old, new) = (value(first), value(last))
    var (low, high) = (first, last)
    for _ in 0..<AnimationConverter.jumpSearchSteps {
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

/// Converts samples at even steps to few segments, linear or eased, within a tolerance.
struct SampleConverter {
  /// The largest distance of a segment from the samples, in the property's unit.
  let tolerance: Double
  /// The time between two samples, in seconds.
  let step: Double
  /// The time of the first sample, in seconds from the first frame.
  var begin = 0.0
  /// Returns the time at which the function jumps between a sample and the next one, in seconds; `nil` if it does not.
  var jump: (_ sample: Int) -> Double? = { _ in nil }

  /// Returns the changes from the first sample to the last one.
  func changes(_ samples: [PropertyValue]) -> [TimedChange] {
    // Fits the payloads of the samples, because it takes half of the time that property values take.
    changes(samples) { if case .number(let value) = $0 { value } else { nil } }
      ?? changes(samples) { if case .vector(let value) = $0 { value } else { nil } }
      ?? changes(samples) { if case .color(let value) = $0 { value.components } else { nil } }
      ?? changes(samples) { if case .path(let value) = $0 { value } else { nil } }
      ?? changes(samples) { if case .numbers(let value) = $0 { value } else { nil } }
      ?? changes(samples, of: samples)
  }

  /// The changes between the payloads of samples; `nil` if some sample is of another kind.
  private func changes<Sample: ResampledValue>(
    _ samples: [PropertyValue], _ unwrap: (PropertyValue) -> Sample?
  ) -> [TimedChange]? {
    var values: [Sample] = []
    values.reserveCapacity(samples.count)
    for sample in samples {
      guard let value = unwrap(sample) else { return nil }
      values.append(value)
    }
    return changes(samples, of: values)
  }

  private func changes<Sample: ResampledValue>(
    _ samples: [PropertyValue], of values: [Sample]
  ) -> [TimedChange] {
    let fitter = SegmentFitter(values: values, tolerance: tolerance)
    var changes: [TimedChange] = []
    var start = 0
    while start < values.count - 1 {
      let isGradual = !values[start].jumps(to: values[start + 1])
      let moves = !isGradual || values[start].distance(to: values[start + 1]) > tolerance
      let jump = moves && values[start] != values[start + 1] ? jump(start) : nil
      if !isGradual || jump != nil {
        if values[start] != values[start + 1] {
          // Without the time of the jump, it is exact at both samples.
          changes.append(TimedChange(begin: jump ?? time(start + 1), value: samples[start + 1]))
        }
        start += 1
        continue
      }
      let segment = fitter.longest(from: start)
      if segment.moves {
        let motion = TimedChange.Motion(
          curve: segment.curve, duration: Double(segment.end - start) * step)
        changes.append(
          TimedChange(
            begin: time(start), value: samples[segment.end], motion: motion,
            accuracy: .within(segment.error)))
      }
      start = segment.end
    }
    return changes
  }

  /// The time of a sample, in seconds from the first frame.
  private func time(_ index: Int) -> Double { begin + Double(index) * step }
}

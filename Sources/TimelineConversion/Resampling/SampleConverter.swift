import SceneModel
import TimelineModel

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

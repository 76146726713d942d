import Geometry
import SceneModel
import StageModel
import TimelineModel

/// Replaces a function of time by the fewest straight segments that stay near to it at every frame.
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
    return Result(initial: samples[0], changes: changes(samples, step))
  }

  /// The changes that stand for values at even steps, compared as what they are, without their wrapping.
  private func changes(_ samples: [PropertyValue], _ step: Double) -> [TimedChange] {
    if let numbers = samples.unwrapped({ if case .number(let value) = $0 { value } else { nil } }) {
      return changes(samples, of: numbers, step)
    }
    if let vectors = samples.unwrapped({ if case .vector(let value) = $0 { value } else { nil } }) {
      return changes(samples, of: vectors, step)
    }
    return changes(samples, of: samples, step)
  }

  private func changes<Sample: ResampledValue>(
    _ samples: [PropertyValue], of values: [Sample], _ step: Double
  ) -> [TimedChange] {
    let fitter = SegmentFitter(values: values, tolerance: tolerance)
    var changes: [TimedChange] = []
    var start = 0
    while start < values.count - 1 {
      if values[start].jumps(to: values[start + 1]) {
        if values[start] != values[start + 1] {
          // At every frame the value is the design's.
          changes.append(TimedChange(begin: seconds(start + 1, step), value: samples[start + 1]))
        }
        start += 1
        continue
      }
      let end = fitter.farthest(from: start)
      if values[start].distance(to: values[end]) > 0 {
        let motion = TimedChange.Motion(
          curve: .linear, duration: Double(end - start) * step / frameRate)
        changes.append(
          TimedChange(
            begin: seconds(start, step), value: samples[end], motion: motion,
            accuracy: .within(fitter.error(start, end) ?? tolerance)))
      }
      start = end
    }
    return changes
  }

  /// Goes on beyond ±180 degrees where the nearest way leads there.
  private func unwrap(_ samples: inout [PropertyValue]) {
    for index in samples.indices.dropFirst() {
      let turns = (samples[index].numberValue - samples[index - 1].numberValue) / 360
      guard turns.isFinite else { continue }
      samples[index] = .number(samples[index].numberValue - turns.rounded() * 360)
    }
  }

  private func seconds(_ sample: Int, _ step: Double) -> Double {
    Double(sample) * step / frameRate
  }
}

/// Looks how far one straight segment is near enough to values at even steps.
private struct SegmentFitter<Value: ResampledValue> {
  let values: [Value]
  /// How far a segment may be from the values, in the property's unit.
  let tolerance: Double

  /// The last value up to which one segment is near enough.
  func farthest(from start: Int) -> Int {
    GallopingSearch.last(from: start + 1, before: values.count) { end in
      !values[start].jumps(to: values[end]) && error(start, end, upTo: tolerance) != nil
    }
  }

  /// How far one segment is from the values between its ends; `nil` if farther than a limit.
  func error(_ start: Int, _ end: Int, upTo limit: Double = .infinity) -> Double? {
    guard end > start + 1 else { return 0 }
    // The middle is where most segments that are too long are seen to be so.
    let middle = (start + end) / 2
    guard !(distance(start, end, middle) > limit) else { return nil }
    var largest = 0.0
    for index in start + 1..<end {
      largest = Swift.max(largest, distance(start, end, index))
      guard largest <= limit else { return nil }
    }
    return largest
  }

  /// How far a value is from the segment between two others.
  private func distance(_ start: Int, _ end: Int, _ index: Int) -> Double {
    let share = Double(index - start) / Double(end - start)
    return values[start].interpolated(to: values[end], progress: share)
      .distance(to: values[index])
  }
}

/// What can be resampled: property values, and what most of them wrap.
private protocol ResampledValue: Interpolatable {
  /// How far apart two values are, in their unit.
  func distance(to other: Self) -> Double
  /// Whether there is no way to another value but a jump.
  func jumps(to other: Self) -> Bool
}

extension PropertyValue: ResampledValue {}

extension Double: ResampledValue {
  fileprivate func distance(to other: Double) -> Double { abs(self - other) }
  fileprivate func jumps(to other: Double) -> Bool { false }
}

extension Vector3: ResampledValue {
  fileprivate func distance(to other: Vector3) -> Double { (self - other).length }
  fileprivate func jumps(to other: Vector3) -> Bool { false }
}

extension [PropertyValue] {
  /// What the values wrap; `nil` if some wrap another kind.
  fileprivate func unwrapped<Value>(_ unwrap: (PropertyValue) -> Value?) -> [Value]? {
    var result: [Value] = []
    result.reserveCapacity(count)
    for value in self {
      guard let unwrapped = unwrap(value) else { return nil }
      result.append(unwrapped)
    }
    return result
  }
}

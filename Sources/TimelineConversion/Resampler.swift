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

    /// The largest distance of a segment from the function, in the property's unit.
    var error: Double {
      changes.reduce(0) { error, change in
        if case .within(let distance) = change.accuracy {
          Swift.max(error, distance)
        } else {
          error
        }
      }
    }
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
    var changes: [TimedChange] = []
    var start = 0
    while start < samples.count - 1 {
      if samples[start].jumps(to: samples[start + 1]) {
        if samples[start] != samples[start + 1] {
          // At every frame the value is the design's.
          changes.append(TimedChange(begin: seconds(start + 1, step), value: samples[start + 1]))
        }
        start += 1
        continue
      }
      let end = farthest(from: start, samples)
      if samples[start].distance(to: samples[end]) > 0 {
        changes.append(straight(from: start, to: end, samples, step))
      }
      start = end
    }
    return Result(initial: samples[0], changes: changes)
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

  private func straight(
    from start: Int, to end: Int, _ samples: [PropertyValue], _ step: Double
  ) -> TimedChange {
    let motion = TimedChange.Motion(
      curve: .linear, duration: Double(end - start) * step / frameRate)
    return TimedChange(
      begin: seconds(start, step), value: samples[end], motion: motion,
      accuracy: .within(error(start, end, samples, upTo: .infinity) ?? tolerance))
  }

  /// The last sample up to which one segment is near enough.
  private func farthest(from start: Int, _ samples: [PropertyValue]) -> Int {
    GallopingSearch.last(from: start + 1, before: samples.count) { fits(start, $0, samples) }
  }

  private func fits(_ start: Int, _ end: Int, _ samples: [PropertyValue]) -> Bool {
    !samples[start].jumps(to: samples[end])
      && error(start, end, samples, upTo: tolerance) != nil
  }

  /// How far one segment is from the samples between its ends; `nil` if farther than a limit.
  private func error(
    _ start: Int, _ end: Int, _ samples: [PropertyValue], upTo limit: Double
  ) -> Double? {
    var largest = 0.0
    for index in start + 1..<Swift.max(end, start + 1) {
      let share = Double(index - start) / Double(end - start)
      let straight = samples[start].interpolated(to: samples[end], progress: share)
      largest = Swift.max(largest, straight.distance(to: samples[index]))
      guard largest <= limit else { return nil }
    }
    return largest
  }
}

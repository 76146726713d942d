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
    let samples = (0...Swift.max(1, count)).map { value(window.lowerBound + Double($0) * step) }
    var changes: [TimedChange] = []
    var start = 0
    while start < samples.count - 1 {
      if isJump(samples[start], samples[start + 1]) {
        if samples[start] != samples[start + 1] {
          changes.append(
            TimedChange(
              begin: seconds(start + 1, step), value: samples[start + 1],
              accuracy: .within(tolerance)))
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
      accuracy: .within(tolerance))
  }

  /// Whether two values do not mix.
  private func isJump(_ a: PropertyValue, _ b: PropertyValue) -> Bool {
    switch (a, b) {
    case (.flag, .flag): true
    case (.path(let a), .path(let b)): !a.hasSameStructure(as: b)
    default: false
    }
  }

  /// The last sample up to which one segment is near enough.
  private func farthest(from start: Int, _ samples: [PropertyValue]) -> Int {
    var good = start + 1
    var reach = 2
    while good + reach < samples.count, fits(start, good + reach, samples) {
      good += reach
      reach *= 2
    }
    while reach > 0 {
      if good + reach < samples.count, fits(start, good + reach, samples) {
        good += reach
      } else {
        reach /= 2
      }
    }
    return good
  }

  private func fits(_ start: Int, _ end: Int, _ samples: [PropertyValue]) -> Bool {
    guard !isJump(samples[start], samples[end]) else { return false }
    return (start + 1..<end).allSatisfy { index in
      let share = Double(index - start) / Double(end - start)
      let straight = samples[start].interpolated(to: samples[end], progress: share)
      return straight.distance(to: samples[index]) <= tolerance
    }
  }
}

import Geometry
import SceneModel
import ViewTree

/// Reduces samples to the keyframes of the fewest linear segments within a tolerance.
struct SampleReducer {
  /// The largest distance of a sample from its segment, in its unit.
  let tolerance: Double

  /// A value at a time, in frames.
  typealias Sample = (time: Double, value: PropertyValue)

  /// The animation through samples in ascending time; a constant if they are equal.
  func reduce(_ samples: [Sample], fallback: PropertyValue) -> AnimatedValue<PropertyValue> {
    guard let first = samples.first else { return AnimatedValue(fallback) }
    guard samples.contains(where: { $0.value != first.value }) else {
      return AnimatedValue(first.value)
    }
    var keyframes: [Keyframe<PropertyValue>] = []
    var start = 0
    while start < samples.count - 1 {
      // The last sample that one segment from the first can reach within the tolerance.
      let end =
        isStep(start, samples)
        ? start + 1
        : GallopingSearch.last(from: start + 1, before: samples.count) { fits(start, $0, samples) }
      let isStill = samples[start].value == samples[end].value
      keyframes.append(
        Keyframe(
          time: samples[start].time, value: samples[start].value,
          easing: isStill || isStep(start, samples) ? .hold : .curve(.linear)))
      start = end
    }
    keyframes.append(
      Keyframe(time: samples[start].time, value: samples[start].value, easing: .hold))
    return AnimatedValue(keyframes: keyframes, fallback: fallback)
  }

  /// Whether the value jumps after a sample: it cannot be interpolated, or is constant on both sides.
  private func isStep(_ index: Int, _ samples: [Sample]) -> Bool {
    guard mixes(samples[index].value, samples[index + 1].value) else { return true }
    guard index > 0, index + 2 < samples.count else { return false }
    return samples[index - 1].value == samples[index].value
      && samples[index + 1].value == samples[index + 2].value
      && samples[index].value != samples[index + 1].value
  }

  private func mixes(_ a: PropertyValue, _ b: PropertyValue) -> Bool {
    if case .path(let a) = a, case .path(let b) = b { return a.hasSameStructure(as: b) }
    return true
  }

  private func fits(_ start: Int, _ end: Int, _ samples: [Sample]) -> Bool {
    guard mixes(samples[start].value, samples[end].value) else { return false }
    let span = samples[end].time - samples[start].time
    return (start + 1..<end).allSatisfy { index in
      let share = (samples[index].time - samples[start].time) / span
      let straight = samples[start].value.interpolated(to: samples[end].value, progress: share)
      return straight.distance(to: samples[index].value) <= tolerance
    }
  }
}

import Geometry
import SceneModel
import TimelineModel

/// An ease from one number or color to another in cubic keyframes: as few as stay near it.
struct CubicParts {
  private let curve: TimingCurve
  private let first: PropertyValue
  private let last: PropertyValue
  private let duration: Double
  /// The largest distance from the ease, as a share of that between both values.
  private let tolerance: Double

  /// The largest number of halvings; what is shorter has a constant speed.
  private static let depth = 10

  /// Prepares an ease with a duration in seconds, and a tolerance in the unit of the values.
  init(
    _ curve: TimingCurve, from first: PropertyValue, to last: PropertyValue, duration: Double,
    tolerance: Double
  ) {
    (self.curve, self.first, self.last, self.duration) = (curve, first, last, duration)
    self.tolerance = tolerance / Swift.max(first.distance(to: last), 1e-9)
  }

  var steps: [KeyframeStep] {
    parts(from: 0, to: 1, depth: 0).map { part in
      KeyframeStep(
        value: part.end == 1
          ? last : first.interpolated(to: last, progress: curve.progress(at: part.end)),
        duration: duration * (part.end - part.start),
        motion: .cubic(velocity(part.speeds.start), velocity(part.speeds.end)))
    }
  }

  /// A part of the time, with the progress per share of the time at its ends.
  private struct Part {
    var start: Double
    var end: Double
    var speeds: (start: Double, end: Double)
  }

  private func parts(from start: Double, to end: Double, depth: Int) -> [Part] {
    let part = Part(start: start, end: end, speeds: (speed(start), speed(end)))
    if isNear(part) { return [part] }
    guard depth < CubicParts.depth else {
      let speed = (curve.progress(at: end) - curve.progress(at: start)) / (end - start)
      return [Part(start: start, end: end, speeds: (speed, speed))]
    }
    let middle = (start + end) / 2
    return parts(from: start, to: middle, depth: depth + 1)
      + parts(from: middle, to: end, depth: depth + 1)
  }

  /// Whether the cubic of a part stays near the ease.
  private func isNear(_ part: Part) -> Bool {
    let length = part.end - part.start
    let (low, high) = (curve.progress(at: part.start), curve.progress(at: part.end))
    return (1..<8).allSatisfy { step in
      let share = Double(step) / 8
      let (square, cube) = (share * share, share * share * share)
      let weight = 2 * cube - 3 * square + 1
      let value =
        weight * low + (1 - weight) * high
        + length
        * ((cube - 2 * square + share) * part.speeds.start + (cube - square) * part.speeds.end)
      return abs(value - curve.progress(at: part.start + share * length)) <= tolerance
    }
  }

  /// The progress per share of the time.
  private func speed(_ share: Double) -> Double {
    let (low, high) = (Swift.max(0, share - 1e-5), Swift.min(1, share + 1e-5))
    return (curve.progress(at: high) - curve.progress(at: low)) / (high - low)
  }

  /// The velocity of the values, in units per second.
  private func velocity(_ speed: Double) -> PropertyValue {
    switch (first, last) {
    case (.color(let start), .color(let end)):
      .color(Color(components: (end.components - start.components) * (speed / duration)))
    default: .number((last.numberValue - first.numberValue) * speed / duration)
    }
  }
}

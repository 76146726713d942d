import Geometry
import SceneModel
import TimelineModel

/// Joins movements that the end of the cycle cuts in two, where the clock can continue instead of resetting.
///
/// It can if every property ends with its initial value, and if event 0, which is not repeated, has only the second
/// halves of joined movements.
struct LoopJoiner {
  /// The clock of the timeline.
  let clock: Clock

  /// The largest difference of a joined curve from its parts, as a share of the whole value.
  private static let tolerance = 2e-3

  /// Returns the properties with joined movements; `nil` if there are none, or if the clock has to reset.
  func joined(_ properties: [PropertyChanges]) -> [PropertyChanges]? {
    var result = properties
    var isJoined = false
    for index in properties.indices where !properties[index].changes.isEmpty {
      let property = properties[index]
      guard property.final == property.initial else { return nil }
      if let change = joint(property) {
        result[index].changes[property.changes.count - 1] = change
        isJoined = true
      }
      let firsts = result[index].changes.prefix { $0.begin < clock.interval - Clock.timeTolerance }
      let isHead = result[index].changes != property.changes && firsts.count == 1
      guard firsts.isEmpty || isHead else { return nil }
    }
    return isJoined ? result : nil
  }

  /// Returns the last change of a property, continued by its first one; `nil` if they are not one movement.
  private func joint(_ property: PropertyChanges) -> TimedChange? {
    guard property.changes.count > 1, let head = property.changes.first,
      let tail = property.changes.last, let second = head.motion, var motion = tail.motion,
      head.begin <= Clock.timeTolerance, abs(tail.end - clock.duration) <= Clock.timeTolerance,
      second.from == nil, second.along == nil, motion.along == nil, motion.repetition == nil,
      second.repetition == nil, head.accuracy == .exact, tail.accuracy == .exact
    else { return nil }
    let before = property.changes[property.changes.count - 2].value
    let start = motion.from ?? before
    let duration = motion.duration + second.duration
    let share = motion.duration / duration
    guard let progress = progress(of: property.initial, from: start, to: head.value),
      let curve = LoopJoiner.joined(motion.curve, second.curve, at: Vector2(share, progress))
    else { return nil }
    (motion.curve, motion.duration) = (curve, duration)
    var change = tail
    (change.value, change.motion) = (head.value, motion)
    return change
  }

  /// The progress of a value between two others; `nil` if it is not between them.
  private func progress(
    of value: PropertyValue, from start: PropertyValue, to end: PropertyValue
  ) -> Double? {
    let (whole, part) = (start.distance(to: end), start.distance(to: value))
    guard whole > 1e-6, whole.isFinite, part < whole else { return nil }
    let expected = start.interpolated(to: end, progress: part / whole)
    return expected.distance(to: value) <= 1e-5 * Swift.max(1, whole) ? part / whole : nil
  }

  /// Returns the curve that a point splits into two given curves; `nil` if there is none.
  static func joined(_ first: TimingCurve, _ second: TimingCurve, at point: Vector2) -> TimingCurve?
  {
    let rest = Vector2(1, 1) - point
    guard point.x > 0, rest.x > 0 else { return nil }
    // At a split of a cubic, the lengths of both handles are in the ratio of the parts of the parameter.
    let (arriving, leaving) = ((Vector2(1, 1) - first.c2) * point, second.c1 * rest)
    let (a, b) = (arriving.length, leaving.length)
    guard a > 1e-6, b > 1e-6 else { return nil }
    let t = a / (a + b)
    let start = first.c1 * point / t
    let end = Vector2(1, 1) - (Vector2(1, 1) - second.c2) * rest / (1 - t)
    guard (-1e-9...1 + 1e-9).contains(start.x), (-1e-9...1 + 1e-9).contains(end.x) else {
      return nil
    }
    let curve = TimingCurve(start.x, start.y, end.x, end.y)
    let isSame = (0...20).allSatisfy { step in
      let time = Double(step) / 20
      let expected =
        time < point.x
        ? first.progress(at: time / point.x) * point.y
        : point.y + second.progress(at: (time - point.x) / rest.x) * rest.y
      return abs(curve.progress(at: time) - expected) <= tolerance
    }
    return isSame ? curve : nil
  }
}

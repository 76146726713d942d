import Geometry
package import SceneModel

extension TimelineRun where Content == KeyframeTimeline {
  /// The changes that move a property as one of the tracks does.
  ///
  /// A cubic keyframe is an animation with a curve for numbers, and a few linear ones for other values, as is a
  /// spring that is cut short.
  ///
  /// - Parameter end: The time after the event at which an endless repetition ends, in seconds.
  package func actions(
    of track: KeyframeTimeline.Track, initial: PropertyValue, until end: Double
  ) -> [TimelineAction] {
    let period = timeline.duration
    guard period > 0 else {
      return track.keyframes.last.map {
        [TimelineAction(target: track.target, after: after, change: .set($0.value))]
      } ?? []
    }
    let curve = KeyframeCurve(track.keyframes, initial: initial)
    return (0..<writtenCount(period, until: end)).flatMap { run in
      curve.actions(
        of: track.target, after: after + Double(run) * period,
        following: run == 0 ? initial : curve.end)
    }
  }
}

extension KeyframeCurve {
  /// The changes of all segments, after a time in seconds.
  fileprivate func actions(
    of target: TimelineAction.Target, after start: Double, following last: PropertyValue
  ) -> [TimelineAction] {
    var result: [TimelineAction] = []
    if let first = segments.first?.first, first != last {
      result.append(TimelineAction(target: target, after: start, change: .set(first)))
    }
    for segment in segments {
      for (time, change) in segment.changes {
        result.append(
          TimelineAction(target: target, after: start + segment.start + time, change: change))
      }
    }
    return result
  }
}

extension KeyframeCurve.Segment {
  /// The changes and their times after the beginning, in seconds.
  fileprivate var changes: [(Double, TimelineAction.Change)] {
    switch motion {
    case .hold: return [(duration, .set(last))]
    case .curve(let curve):
      return first == last
        ? [] : [(0, .animate(TimelineAnimation(to: last, curve: curve, duration: duration)))]
    case .cubic(let start, let end):
      if let curve = hermiteCurve(start, end) {
        return [(0, .animate(TimelineAnimation(to: last, curve: curve, duration: duration)))]
      }
      return resampled
    case .spring(let spring, let start):
      guard !isCutShort, let velocity = relative(start) else { return resampled }
      return [
        (
          0,
          .animate(
            TimelineAnimation(
              to: last, curve: .interpolatingSpring(spring, velocity: velocity),
              duration: Swift.max(
                duration, spring.settlingDuration(velocity: velocity))))
        )
      ]
    }
  }

  /// The curve of a cubic motion; `nil` if the numbers have different ones.
  private func hermiteCurve(_ start: [Double], _ end: [Double]) -> AnimationCurve? {
    guard let first = relative(start), let last = relative(end) else { return nil }
    return AnimationCurve(
      TimingCurve(1.0 / 3, first * duration / 3, 2.0 / 3, 1 - last * duration / 3))
  }

  /// A velocity as a share of the distance; `nil` if it is not one share for all numbers.
  private func relative(_ velocity: [Double]) -> Double? {
    var share: Double?
    for index in from.indices {
      let distance = to[index] - from[index]
      guard abs(distance) > 1e-9 else {
        if abs(velocity[index]) > 1e-9 { return nil }
        continue
      }
      let own = velocity[index] / distance
      if let share, abs(own - share) > 1e-6 { return nil }
      share = own
    }
    return share ?? 0
  }

  /// The number of parts of a motion that no curve describes.
  private static let parts = 16

  /// Parts of equal duration: of a number cubic ones, of other values linear ones.
  private var resampled: [(Double, TimelineAction.Change)] {
    let parts = Self.parts
    let step = duration / Double(parts)
    func value(_ part: Int) -> [Double] { components(after: Double(part) * step) }
    return (1...parts).map { part in
      let (before, after) = (value(part - 1), value(part))
      var curve = AnimationCurve.linear
      if before.count == 1, before[0] != after[0] {
        let factor = step / 3 / (after[0] - before[0])
        let (first, last) = (slope(at: Double(part - 1) * step), slope(at: Double(part) * step))
        curve = AnimationCurve(
          TimingCurve(1.0 / 3, first * factor, 2.0 / 3, 1 - last * factor))
      }
      let animation = TimelineAnimation(to: first.replacing(after), curve: curve, duration: step)
      return (Double(part - 1) * step, .animate(animation))
    }
  }

  /// The velocity of a number at a time after the beginning, in units per second.
  private func slope(at time: Double) -> Double {
    let step = duration * 1e-5
    let (low, high) = (Swift.max(0, time - step), Swift.min(duration, time + step))
    return (components(after: high)[0] - components(after: low)[0]) / (high - low)
  }
}

import Geometry
import SceneModel
import TimelineModel

// Replaces runs of short linear changes, such as from a keyframe at every frame, by a few eased ones.
//
// Keyframes are dense where expressions were evaluated, in After Effects or at import.
extension AnimationConverter {
  /// The fewest changes of a dense run.
  private static let minimumCount = 6
  /// The longest mean duration of the changes in a dense run, in frames.
  private static let longestMean = 4.0
  /// The fewest changes that one new change replaces on average.
  private static let minimumGain = 3
  /// The share of the tolerance that is used, because the errors of nested transforms add up.
  private static let strictness = 0.25
  /// The largest number of samples of a run.
  private static let maximumRunSamples = 20_000.0

  /// Returns the changes with dense runs replaced.
  ///
  /// - Parameter tolerance: Returns the largest distances of a segment from its run, in the property's unit.
  func fitted(
    initial: PropertyValue, _ changes: [TimedChange], _ tolerance: () -> FitTolerance
  ) -> [TimedChange] {
    guard changes.count >= AnimationConverter.minimumCount else { return changes }
    var result: [TimedChange] = []
    var value = initial
    for run in runs(of: changes) {
      result += fewer(from: value, run, tolerance) ?? Array(run)
      value = run.last?.value ?? value
    }
    return result
  }

  /// Whether the changes have a dense run.
  func hasDenseRun(_ changes: [TimedChange]) -> Bool {
    runs(of: changes).contains { step(of: $0) != nil }
  }

  /// The runs of changes: each one change, or linear changes without pauses between them.
  private func runs(of changes: [TimedChange]) -> [ArraySlice<TimedChange>] {
    var runs: [ArraySlice<TimedChange>] = []
    var start = 0
    for (index, next) in zip(changes.indices, changes.indices.dropFirst()) {
      let continues =
        changes[index].isPlain && changes[next].isPlain
        && abs(changes[next].begin - changes[index].end) < Clock.timeTolerance
      if !continues {
        runs.append(changes[start..<next])
        start = next
      }
    }
    return start < changes.count ? runs + [changes[start...]] : runs
  }

  /// Returns fewer changes within the tolerance of a run; `nil` if it is not dense, or if too few changes are saved.
  private func fewer(
    from value: PropertyValue, _ run: ArraySlice<TimedChange>, _ tolerance: () -> FitTolerance
  ) -> [TimedChange]? {
    guard let first = run.first, let last = run.last, let step = step(of: run) else { return nil }
    let count = ((last.end - first.begin) / step).rounded()
    guard (2...AnimationConverter.maximumRunSamples).contains(count) else { return nil }
    let limit = tolerance()
    let fineSamples = samples(of: run, from: value, count: Int(count) * 2, step / 2)
    let samples = stride(from: 0, to: fineSamples.count, by: 2).map { fineSamples[$0] }
    func fitted(_ samples: [PropertyValue], _ step: Double) -> [TimedChange]? {
      let converter = SampleConverter(
        tolerance: limit.atSamples * AnimationConverter.strictness, step: step, begin: first.begin)
      let fewer = converter.changes(samples)
      return fewer.count * AnimationConverter.minimumGain <= run.count ? fewer : nil
    }
    guard let fewer = fitted(samples, step) else { return nil }
    let isNear = isNear(
      fewer, fineSamples, begin: first.begin, step: step / 2, limit: limit.between)
    // Curves may swing between samples.
    return isNear ? fewer : fitted(fineSamples, step / 2)
  }

  /// Whether changes are within a limit of every second sample, or a small share of a fast movement away from it.
  private func isNear(
    _ changes: [TimedChange], _ samples: [PropertyValue], begin: Double, step: Double, limit: Double
  ) -> Bool {
    var value = samples[0]
    var place = 0
    for index in stride(from: 1, to: samples.count, by: 2) {
      let time = begin + Double(index) * step
      while place < changes.count, changes[place].end <= time {
        value = changes[place].value
        place += 1
      }
      var present = value
      if place < changes.count, changes[place].begin < time, let motion = changes[place].motion {
        let share = (time - changes[place].begin) / motion.duration
        present = value.interpolated(
          to: changes[place].value, progress: motion.curve.progress(at: share))
      }
      let movement = samples[index - 1].distance(
        to: samples[Swift.min(index + 1, samples.count - 1)])
      let distance = present.distance(to: samples[index])
      guard distance <= Swift.max(limit, movement * FastMovement.share) else { return false }
    }
    return true
  }

  /// The time between samples that meet the begin of every change in a dense run, in seconds; `nil` for other runs.
  ///
  /// Changes start at whole frames, or all have the same duration if the keyframes have another frame rate.
  private func step(of run: ArraySlice<TimedChange>) -> Double? {
    guard run.count >= AnimationConverter.minimumCount, let first = run.first, let last = run.last
    else { return nil }
    let length = last.end - first.begin
    let mean = length / Double(run.count)
    guard mean * frameRate <= AnimationConverter.longestMean else { return nil }
    let isAligned = run.allSatisfy { isWhole($0.begin * frameRate) && isWhole($0.end * frameRate) }
    if isAligned { return 1 / frameRate }
    let isEven = run.enumerated().allSatisfy { number, change in
      isWhole((change.end - first.begin) / mean)
        && ((change.end - first.begin) / mean).rounded() == Double(number + 1)
    }
    return isEven ? mean / 4 : nil
  }

  private func isWhole(_ frames: Double) -> Bool { abs(frames - frames.rounded()) < 0.01 }

  /// The values at even steps.
  private func samples(
    of run: ArraySlice<TimedChange>, from value: PropertyValue, count: Int, _ step: Double
  ) -> [PropertyValue] {
    var samples = [value]
    samples.reserveCapacity(count + 1)
    var (index, before) = (run.startIndex, value)
    for number in 1..<max(1, count) {
      let time = run[run.startIndex].begin + Double(number) * step
      while index < run.endIndex - 1, run[index].end <= time {
        before = run[index].value
        index += 1
      }
      let share = (time - run[index].begin) / (run[index].end - run[index].begin)
      samples.append(before.interpolated(to: run[index].value, progress: share))
    }
    samples.append(run[run.endIndex - 1].value)
    return samples
  }
}

extension TimedChange {
  /// Whether the change is an exact linear motion from the value before.
  fileprivate var isPlain: Bool {
    guard let motion, accuracy == .exact else { return false }
    return motion.curve.isLinear && motion.from == nil && motion.along == nil
      && motion.repetition == nil && motion.duration > 0
  }
}

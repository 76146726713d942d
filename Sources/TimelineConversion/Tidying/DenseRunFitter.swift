import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Replaces runs of short straight changes, such as a keyframe at every frame leaves, by a few eased ones.
///
/// Keyframes are that dense where expressions were evaluated, in After Effects or at import; no one eases by hand with
/// them.
struct DenseRunFitter {
  /// Fewer changes are left as they are.
  private static let minimumCount = 6
  /// Changes are short if they last no longer than this on average, in frames.
  private static let longestMean = 4.0
  /// How many changes one has to replace on average.
  private static let minimumGain = 3
  /// The share of the tolerance that is used: what turns together adds up, and the run itself was exact.
  private static let strictness = 0.25
  /// The most samples of a run.
  private static let maximumSamples = 20_000.0

  /// In frames a second.
  let frameRate: Double

  /// The changes with dense runs replaced.
  ///
  /// - Parameter tolerance: Tells how far a segment may be from its run, in the property's unit.
  func fitted(
    initial: PropertyValue, _ changes: [TimedChange], _ tolerance: () -> Double
  ) -> [TimedChange] {
    guard changes.count >= DenseRunFitter.minimumCount else { return changes }
    var result: [TimedChange] = []
    var value = initial
    var start = 0
    while start < changes.count {
      let run = changes[start..<end(of: changes, from: start)]
      result += fewer(from: value, run, tolerance) ?? Array(run)
      value = run.last?.value ?? value
      start = run.endIndex
    }
    return result
  }

  /// Whether some changes are a dense run.
  func hasDenseRun(_ changes: [TimedChange]) -> Bool {
    var start = 0
    while start < changes.count {
      let run = changes[start..<end(of: changes, from: start)]
      if step(of: run) != nil { return true }
      start = run.endIndex
    }
    return false
  }

  /// The end of a run: of one change, or of straight ones of which each begins where the one before ends.
  private func end(of changes: [TimedChange], from start: Int) -> Int {
    var index = start + 1
    guard changes[start].isPlain else { return index }
    while index < changes.count, changes[index].isPlain,
      abs(changes[index].begin - changes[index - 1].end) < Clock.timeTolerance
    { index += 1 }
    return index
  }

  /// Fewer changes that stay near to a run; `nil` if it is not dense or they are not much fewer.
  private func fewer(
    from value: PropertyValue, _ run: ArraySlice<TimedChange>, _ tolerance: () -> Double
  ) -> [TimedChange]? {
    guard let first = run.first, let last = run.last, let step = step(of: run) else { return nil }
    let count = ((last.end - first.begin) / step).rounded()
    guard (2...DenseRunFitter.maximumSamples).contains(count) else { return nil }
    let segments = SampledChanges(
      tolerance: tolerance() * DenseRunFitter.strictness, step: step, begin: first.begin)
    let fewer = segments.changes(samples(of: run, from: value, count: Int(count), step))
    return fewer.count * DenseRunFitter.minimumGain <= run.count ? fewer : nil
  }

  /// The time between samples that meet every change of a dense run, in seconds; `nil` for other runs.
  ///
  /// Changes begin at whole frames, or are all of one length, where frames were made of those of another rate.
  private func step(of run: ArraySlice<TimedChange>) -> Double? {
    guard run.count >= DenseRunFitter.minimumCount, let first = run.first, let last = run.last
    else { return nil }
    let length = last.end - first.begin
    let mean = length / Double(run.count)
    guard mean * frameRate <= DenseRunFitter.longestMean else { return nil }
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
  /// Whether the change goes on straight from the value before, exactly as designed.
  fileprivate var isPlain: Bool {
    guard let motion, accuracy == .exact else { return false }
    return motion.curve.isLinear && motion.from == nil && motion.along == nil
      && motion.repetition == nil && motion.duration > 0
  }
}

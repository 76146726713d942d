import Geometry
import TimelineModel

/// The place of a run of keyframes or phases: runs of one place begin together.
struct RunPlace: Hashable, Sendable {
  /// The number of the event.
  let event: Int
  /// The time from the event, in seconds.
  let after: Double
  /// The number of runs; `nil` for endless repetition.
  let count: Int?

  /// Whether it repeats from the appearance of the views on, so that no event starts it.
  var repeatsFromStart: Bool { event == 0 && after == 0 && count == nil }
}

extension Timeline {
  /// The number of endless runs that begin before a cycle ends; a clock that continues starts them anew one cycle later.
  func unfinishedCount(of duration: Double, from start: Double) -> Int {
    let rest = clock.atEnd == .continue ? self.duration : self.duration - start
    return Int((rest / duration - 1e-6).rounded(.up).clamped(to: 1...10_000))
  }
}

extension TimelineEvent {
  /// The keyframes and phases that the event starts, with their properties and the seconds of one run.
  var runs: [(place: RunPlace, targets: [TimelineAction.Target], duration: Double)] {
    keyframes.map {
      (place($0.after, $0.count), $0.timeline.tracks.map(\.target), $0.timeline.duration)
    } + phases.map { (place($0.after, $0.count), $0.timeline.targets, $0.timeline.duration) }
  }

  /// The place of runs that the event starts after some seconds.
  func place(_ after: Double, _ count: Int?) -> RunPlace {
    RunPlace(event: number, after: after, count: count)
  }
}

import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// The place of a run of keyframes or phases: runs of one place begin together.
struct RunPlace: Hashable, Sendable {
  let event: Int
  /// The time from the event, in seconds.
  let after: Double
  /// The number of runs; `nil` for endless repetition.
  let count: Int?

  /// Whether it repeats from the appearance of the views on, so that no event starts it.
  var repeatsFromStart: Bool { event == 0 && after == 0 && count == nil }
}

extension Timeline {
  /// The number of endless runs that begin before a cycle ends; a clock that continues starts them again after it.
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

/// Keyframes of a number, a color or a path.
struct RunTrack: Hashable, Sendable {
  /// The name of the value in its unit.
  var name = ""
  /// The run to which it belongs.
  let run: RunPlace
  let key: PropertyKey
  /// The source of colors and paths.
  var literals: [PropertyValue: SwiftExpression] = [:]
  /// The value before the first keyframe.
  var initial = PropertyValue.number(0)
  /// The source of the value where motion is reduced, if it differs from the initial value.
  var still: SwiftExpression?
  /// The time at which the keyframes begin, in seconds.
  let start: Double
  /// The number of times that they are played.
  let count: Int
  var keyframes: [KeyframeTimeline.Keyframe]
  /// Whether the last keyframe only waits for the end of the run.
  var waitsAtEnd = false

  /// The value at a time of the cycle, in seconds.
  func value(at time: Double) -> PropertyValue {
    let track = KeyframeTimeline.Track(
      target: TimelineAction.Target(view: "", key: key), keyframes: keyframes)
    let (elapsed, period) = (time - start, track.duration)
    guard elapsed >= 0, period > 0 else { return initial }
    let run = Swift.min((elapsed / period).rounded(.down), Double(count - 1))
    return track.value(time: elapsed - run * period, initial: initial)
  }

  /// The number of runs that are written out where no table can have the keyframes.
  private static let writtenRuns = 16

  /// The keyframes of all runs as they are written.
  ///
  /// - Parameter isTriggered: Whether an event starts the track, so that it does not wait for its start.
  func steps(isTriggered: Bool) -> [KeyframeStep] {
    var run = keyframes
    if isTriggered, count == 1, waitsAtEnd { run.removeLast() }
    if count > 1, run.last?.value != initial { run.insert(.move(initial), at: 0) }
    let period = KeyframeStep.steps(of: run, from: initial, key: key)
    let most = KeyframePart(steps: period).isTabular ? count : RunTrack.writtenRuns
    let time = SwiftNumber.short(start)
    let wait =
      isTriggered || time == 0
      ? [] : [KeyframeStep(value: initial, duration: time, motion: .linear(nil))]
    return wait + (0..<Swift.min(count, most)).flatMap { _ in period }
  }

  /// The tracks of a timeline by view, property and dimension; tracks that SwiftUI source cannot have are left out.
  ///
  /// Requires runs without other changes of their properties. The dimensions of vectors are tracks of their own.
  static func tracks(of timeline: Timeline) -> [TimelineAction.Target: RunTrack] {
    var result: [TimelineAction.Target: RunTrack] = [:]
    var repeated: Set<TimelineAction.Target> = []
    for event in timeline.events {
      for run in event.keyframes {
        let start = timeline.clock.time(of: event.number) + run.after
        let duration = run.timeline.duration
        guard duration > 0 else { continue }
        for track in run.timeline.tracks.flatMap(\.dimensions) {
          guard result[track.target] == nil else {
            repeated.insert(track.target)
            continue
          }
          guard var keyframes = track.animatable else { continue }
          // A shorter track waits for the longest one.
          let rest = duration - track.duration
          let waits = rest > 1e-6 && !keyframes.isEmpty
          if waits, let last = keyframes.last {
            keyframes.append(.linear(last.value, duration: rest))
          }
          result[track.target] = RunTrack(
            run: event.place(run.after, run.count), key: track.target.key, start: start,
            count: Swift.max(1, run.count ?? timeline.unfinishedCount(of: duration, from: start)),
            keyframes: keyframes, waitsAtEnd: waits)
        }
      }
    }
    for target in repeated { result[target] = nil }
    return result
  }
}

extension KeyframeTimeline.Track {
  /// The track as numbers of dimensions: a vector that is no uniform scale has one for each.
  fileprivate var dimensions: [KeyframeTimeline.Track] {
    guard target.component == nil, let first = keyframes.first?.value, case .vector = first,
      !isUniformScale
    else { return [self] }
    return (0...2).map { component in
      var track = self
      track.target.component = component
      track.keyframes = keyframes.map { $0.mapValues { .number($0.component(component) ?? 0) } }
      return track
    }
  }

  private var isUniformScale: Bool {
    target.key == .scale
      && keyframes.allSatisfy { $0.value.vectorValue.x == $0.value.vectorValue.y }
  }

  /// The keyframes, if SwiftUI can interpolate their values: numbers, colors and paths.
  fileprivate var animatable: [KeyframeTimeline.Keyframe]? {
    switch keyframes.first?.value {
    case .number, .vector:
      keyframes.map { $0.mapValues { .number($0.component(0) ?? $0.numberValue) } }
    case .color, .path: keyframes
    case .flag, .numbers, .text, nil: nil
    }
  }
}

/// The phases that a unit goes through.
struct PhasePlan: Sendable {
  let place: RunPlace
  let timeline: PhaseTimeline
  /// The values, in the order of their first use.
  var members: [SwiftDeclaration] = []

  /// The phases of a timeline by the properties that they change.
  static func plans(of timeline: Timeline) -> [TimelineAction.Target: PhasePlan] {
    var result: [TimelineAction.Target: PhasePlan] = [:]
    for event in timeline.events {
      for run in event.phases where run.timeline.duration > 0 {
        let plan = PhasePlan(
          place: event.place(run.after, run.count), timeline: run.timeline.withoutIdlePhases)
        for target in run.timeline.targets { result[target.wholeProperty] = plan }
      }
    }
    return result
  }

  /// The index of the phase at a time after the run begins, in seconds.
  func phase(at elapsed: Double) -> Int {
    let runs = elapsed / timeline.duration
    guard elapsed >= 0, runs < place.count.map(Double.init) ?? .infinity else { return 0 }
    var time = (runs - runs.rounded(.down)) * timeline.duration
    for (index, length) in zip(timeline.order, timeline.lengths) {
      guard time >= length else { return index }
      time -= length
    }
    return 0
  }

  /// The names of the phases as cases of an enumeration.
  var cases: [String] {
    var used: Set<String> = []
    return timeline.phases.enumerated().map { index, phase in
      let word = SwiftIdentifier.nearest(to: phase.name) ?? "phase\(index + 1)"
      return used.insertUnique(word)
    }
  }

  /// A property of the phases with a value, as source, in each; phases with equal values share one.
  func member(
    _ name: String, _ type: String, _ values: [SwiftExpression], documentation: String = ""
  ) -> SwiftDeclaration {
    let choices = zip(cases, values).grouped(by: \.1).map { value, cases in
      SwiftCase(cases.map { .text(".\($0.0)") }, [.expression(value)])
    }
    return .property(
      "var", name, type: type,
      body: [Set(values).count > 1 ? .choice("self", choices) : .expression(values.first ?? 0)],
      documentation: documentation)
  }

  /// The value of a property in each phase; phases before its first value have the initial one.
  func values(of target: TimelineAction.Target, initial: PropertyValue) -> [PropertyValue] {
    var last = initial
    return timeline.phases.map { phase in
      last = phase.values.first { $0.target == target }?.value ?? last
      return last
    }
  }
}

extension PhaseTimeline {
  /// The phases that change something: SwiftUI would wait for the others, too.
  fileprivate var withoutIdlePhases: PhaseTimeline {
    var state: [TimelineAction.Target: PropertyValue] = [:]
    var result = self
    result.phases = []
    for (index, phase) in phases.enumerated() {
      var next = state
      for value in phase.values { next[value.target] = value.value }
      if index == 0 || next != state { result.phases.append(phase) }
      state = next
    }
    return result
  }
}

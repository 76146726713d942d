import Reporting
import TimelineFormat
import TimelineModel
import ViewTree

/// Collects the bars of all views of a timeline.
struct SheetBuilder {
  /// The number of times at which the progress of a change is sampled, both ends included.
  private static let samples = 25
  /// The most bars of a track of keyframes that runs again and again.
  private static let barLimit = 400

  private let timeline: Timeline
  private let spec: TimelineSpec
  private let nodes: [String: ViewNode]
  /// The specifications that bars refer to.
  private(set) var specs: [ExposureSheet.Spec] = []
  /// The bars, by the identifiers of views.
  private(set) var bars: [String: [SheetBar]] = [:]

  init(_ timeline: Timeline) {
    self.timeline = timeline
    spec = TimelineSpec(timeline)
    nodes = Dictionary(
      timeline.canvas.root.preorder.map { ($0.node.id, $0.node) }, uniquingKeysWith: { $1 })
  }

  /// Collects the bars of all events.
  mutating func build() {
    for (index, (event, groups)) in zip(timeline.events, timeline.groups).enumerated() {
      for (position, group) in groups.enumerated() {
        addSpec(group.outlineText, position, of: .actions, inEvent: index)
        for action in group.actions { add(action, of: event) }
      }
      for (position, group) in event.runGroups.enumerated() {
        addSpec(group.outlineText, position, of: .keyframes, inEvent: index)
        for run in group.runs { add(run, of: event) }
      }
      for (position, run) in event.phases.enumerated() {
        addSpec(run.outlineText, position, of: .phases, inEvent: index)
        add(run, of: event)
      }
    }
  }

  private mutating func addSpec(
    _ text: String, _ index: Int, of part: TimelineSpec.Part, inEvent event: Int
  ) {
    specs.append(
      ExposureSheet.Spec(text: text, excerpt: spec.excerpt(index, of: part, inEvent: event)))
  }

  private mutating func add(_ bar: SheetBar, for target: TimelineAction.Target) {
    bars[target.view, default: []].append(bar)
  }

  /// A bar of a change that begins at a time after an event, in seconds.
  private func bar(
    _ target: TimelineAction.Target, of event: TimelineEvent, after: Double
  ) -> SheetBar {
    SheetBar(
      property: target.propertyText, start: timeline.clock.time(of: event.number) + after,
      event: event.number, spec: specs.count - 1)
  }

  private mutating func add(_ action: TimelineAction, of event: TimelineEvent) {
    var bar = bar(action.target, of: event, after: action.after)
    switch action.change {
    case .set, .stop: break
    case .animate(let animation):
      bar.delay = animation.delay
      bar.duration = animation.duration / animation.speed
      if let repetition = animation.repetition {
        (bar.runs, bar.autoreverses) = (repetition.count, repetition.autoreverses)
      }
      bar.progress = SheetBuilder.progress(of: animation.curve, duration: animation.duration)
    case .play(let playback):
      bar.duration = playback.interval * Double(pictureCount(of: action.target.view))
      bar.runs = playback.count
      bar.progress = [0, 1]
    }
    add(bar, for: action.target)
  }

  private static func progress(of curve: AnimationCurve, duration: Double) -> [Double] {
    guard duration > 0 else { return [] }
    return (0..<samples).map {
      curve.progress(after: duration * Double($0) / Double(samples - 1), of: duration)
    }
  }

  private func pictureCount(of view: String) -> Int {
    guard case .frames(let frames) = nodes[view]?.kind else { return 1 }
    return frames.sources.count
  }

  /// Adds a bar for each keyframe, and again for each run within the cycle.
  private mutating func add(_ run: KeyframeRun, of event: TimelineEvent) {
    let start = timeline.clock.time(of: event.number) + run.after
    let left = max(0, timeline.duration - start)
    let length = run.timeline.duration
    for track in run.timeline.tracks {
      let initial = nodes[track.target.view]?.initialValue(track.target.key)
      let motions = track.motions(
        from: track.target.component == nil ? initial : nil, samples: SheetBuilder.samples)
      let runs = SheetBuilder.runs(run.count, of: length, within: left, bars: motions.count)
      for index in 0..<runs {
        for motion in motions {
          var bar = bar(
            track.target, of: event, after: run.after + Double(index) * length + motion.start)
          bar.duration = motion.duration
          bar.progress = motion.duration > 0 ? motion.progress : []
          add(bar, for: track.target)
        }
      }
    }
  }

  /// The number of runs to show: those that begin within a time, in seconds.
  private static func runs(
    _ count: Int?, of length: Double, within time: Double, bars: Int
  ) -> Int {
    guard length > 0 else { return 1 }
    let fitting = Int(min((time / length).rounded(.up), Double(barLimit / max(1, bars))))
    return max(1, min(count ?? fitting, fitting))
  }

  /// Adds a bar for each property of each phase of the first run.
  private mutating func add(_ run: PhaseRun, of event: TimelineEvent) {
    var start = run.after
    for (index, length) in zip(run.timeline.order, run.timeline.lengths) {
      let phase = run.timeline.phases[index]
      for value in phase.values where length > 0 {
        var bar = bar(value.target, of: event, after: start)
        (bar.delay, bar.duration) = (phase.delay, phase.duration)
        bar.progress = SheetBuilder.progress(of: phase.curve, duration: phase.duration)
        add(bar, for: value.target)
      }
      start += length
    }
  }
}

import Reporting
package import TimelineFormat
package import TimelineModel
import ViewTree

/// The clock of a timeline with its events, markers, and a row for each view that moves.
package struct ExposureSheet: Sendable {
  /// A change in words, and the lines of the timeline's file that describe it; `nil` if there are none.
  package typealias Spec = (text: String, excerpt: TimelineExcerpts.Excerpt?)

  /// The number of times at which the progress of a change is sampled, both ends included.
  private static let samples = 25
  /// The most bars of a track of keyframes that runs again and again.
  private static let barLimit = 400

  private let timeline: Timeline
  private let nodes: [String: ViewNode]
  /// The specifications that bars refer to.
  package private(set) var specs: [Spec] = []
  /// The rows, in the order of the view tree.
  package private(set) var rows: [SheetRow] = []
  /// The bars, by the identifiers of views.
  private var bars: [String: [SheetBar]] = [:]

  /// Makes the sheet of a timeline.
  package init(_ timeline: Timeline) {
    self.timeline = timeline
    let views = timeline.canvas.root.preorder
    nodes = Dictionary(views.map { ($0.node.id, $0.node) }, uniquingKeysWith: { $1 })
    addBars()
    var names: [[String]] = []
    for view in views {
      let name = view.node.name.isEmpty ? view.node.id : view.node.name
      names.append(view.parent.map { names[$0] + [name] } ?? [])
      guard let bars = bars[view.node.id] else { continue }
      rows.append(
        SheetRow(
          view: view.node.id, name: name, kind: view.node.kind.name, path: names[view.index],
          bars: bars))
    }
  }

  /// The clock.
  package var clock: Clock { timeline.clock }

  /// The events with changes: their numbers and their times in seconds.
  package var events: [(number: Int, time: Double)] {
    timeline.events.map { ($0.number, clock.time(of: $0.number)) }
  }

  /// The markers.
  package var markers: [TimelineMarker] { timeline.markers }

  /// Collects the bars of all events.
  private mutating func addBars() {
    let excerpts = TimelineExcerpts(timeline)
    for (index, (event, groups)) in zip(timeline.events, timeline.groups).enumerated() {
      func addSpec(_ text: String, _ position: Int, of part: TimelineExcerpts.Part) {
        specs.append((text, excerpts.excerpt(position, of: part, inEvent: index)))
      }
      for (position, group) in groups.enumerated() {
        addSpec(group.outlineText, position, of: .actions)
        for action in group.items { add(action, of: event) }
      }
      for (position, group) in event.runGroups.enumerated() {
        addSpec(group.outlineText, position, of: .keyframes)
        for run in group.items { add(run, of: event) }
      }
      for (position, run) in event.phases.enumerated() {
        addSpec(run.outlineText, position, of: .phases)
        add(run, of: event)
      }
    }
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
      bar.progress = ExposureSheet.progress(of: animation.curve, duration: animation.duration)
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
        from: track.target.component == nil ? initial : nil, samples: ExposureSheet.samples)
      let runs = ExposureSheet.runs(run.count, of: length, within: left, bars: motions.count)
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
        bar.progress = ExposureSheet.progress(of: phase.curve, duration: phase.duration)
        add(bar, for: value.target)
      }
      start += length
    }
  }
}

/// The changes of one view, as a row of the exposure sheet.
package struct SheetRow: Hashable, Sendable {
  /// The identifier of the view.
  package var view: String
  /// The name of the view in the design, or its identifier.
  package var name: String
  /// The kind of view.
  package var kind: String
  /// The names of the views around it and its own, outermost first.
  package var path: [String]
  /// The changes, in the order of the events.
  package var bars: [SheetBar] = []
}

/// A change of a property over time, as a bar of the exposure sheet.
package struct SheetBar: Hashable, Sendable {
  /// The property, or the part of it, without the view.
  package var property: String
  /// The beginning, in seconds after the timeline's.
  package var start: Double
  /// The delay of the curve after the beginning, in seconds.
  package var delay = 0.0
  /// The duration of one run, in seconds; 0 for an immediate change.
  package var duration = 0.0
  /// The number of runs; `nil` for endless repetition.
  package var runs: Int? = 1
  /// Whether every other run is reversed.
  package var autoreverses = false
  /// The number of the event.
  package var event: Int
  /// The progress at even times over a run; empty for an immediate change.
  package var progress: [Double] = []
  /// The index of the specification of the change in the sheet.
  package var spec: Int
}

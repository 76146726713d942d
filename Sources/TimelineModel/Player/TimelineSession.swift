package import SceneModel
package import ViewTree

/// Plays a timeline: one scene that is updated to any time.
///
/// The scene is a function of the time alone. An update changes the parts that differ from the last time.
package struct TimelineSession: AnimationSession, Sendable {
  private var runtime: ViewRuntime
  /// The properties that the timeline changes, in the order in which they are applied.
  private(set) var tracks: [PropertyTrack] = []
  private let schedule: PlaybackSchedule
  private let frameRate: Double

  /// The preorder indices of views and the numbers of pictures in sequences, by identifiers.
  private typealias ViewIndex = [String: (view: Int, frames: Int)]

  /// Prepares a timeline.
  package init(_ timeline: Timeline) {
    let timeline = timeline.dividingTexts()
    schedule = PlaybackSchedule(timeline)
    frameRate = timeline.frameRate
    var index: ViewIndex = [:]
    for view in timeline.canvas.root.preorder {
      let frames = if case .frames(let style) = view.node.kind { style.sources.count } else { 0 }
      index[view.node.id] = (view.index, frames)
    }
    runtime = ViewRuntime(timeline.canvas, pictures: timeline.pictures)
    var places: [TimelineAction.Target: Int] = [:]
    for (begin, item) in schedule.items(of: timeline) {
      switch item {
      case .action(let action): add(action, at: begin, index, &places)
      case .keyframes(let run):
        for track in run.timeline.tracks {
          guard let place = place(of: track.target, index, &places) else { continue }
          tracks[place].history.append(track, of: run, at: begin)
        }
      case .phases(let run):
        for target in run.timeline.targets {
          guard let place = place(of: target, index, &places) else { continue }
          tracks[place].history.append(run, of: target, at: begin)
        }
      }
    }
    markSharedValues()
  }

  /// Marks the tracks of values of which one changes the whole and others their components.
  private mutating func markSharedValues() {
    for places in Dictionary(grouping: tracks.indices, by: { tracks[$0].slot }).values
    where places.count > 1 && places.contains(where: { tracks[$0].target.component == nil }) {
      for place in places { tracks[place].sharesValue = true }
    }
  }

  /// Adds an action to the history of its property.
  private mutating func add(
    _ action: TimelineAction, at begin: Double, _ index: ViewIndex,
    _ places: inout [TimelineAction.Target: Int]
  ) {
    guard let place = place(of: action.target, index, &places) else { return }
    switch action.change {
    case .play(let playback):
      let frames = index[action.target.view]?.frames ?? 0
      tracks[place].history.append(playback, frames: frames, at: begin)
    case .animate(let animation)
    where action.target.key == .insertion && action.isPresence:
      var target = action.target
      target.key = .removal
      guard let removal = self.place(of: target, index, &places) else { return }
      insert(animation, at: begin, insertion: place, removal: removal)
    case .set, .animate, .stop:
      tracks[place].history.append(action.change, at: begin)
    }
  }

  /// Inserts a view: with a new insertion if it was removed, or by reversing its running removal.
  private mutating func insert(
    _ animation: TimelineAnimation, at begin: Double, insertion: Int, removal: Int
  ) {
    if tracks[removal].history.value(at: begin) == .number(1) {
      tracks[removal].history.append(.set(.number(0)), at: begin)
      tracks[insertion].history.append(.set(.number(0)), at: begin)
    } else {
      var reversed = animation
      reversed.to = .number(0)
      tracks[removal].history.append(.animate(reversed), at: begin)
    }
    tracks[insertion].history.append(.animate(animation), at: begin)
  }

  /// Returns the position in `tracks` of a target; `nil` if no view has it.
  private mutating func place(
    of target: TimelineAction.Target, _ index: ViewIndex,
    _ places: inout [TimelineAction.Target: Int]
  ) -> Int? {
    if let cached = places[target] { return cached }
    guard let view = index[target.view]?.view,
      let slot = runtime.valueIndex(
        of: PropertyTarget(view: view, key: target.key, component: target.component))
    else { return nil }
    var initial = runtime.value(at: slot)
    if let component = target.component {
      guard let number = initial.component(component) else { return nil }
      initial = .number(number)
    }
    places[target] = tracks.count
    tracks.append(
      PropertyTrack(
        target: target, history: PropertyHistory(initial: initial), view: view, slot: slot))
    return tracks.count - 1
  }

  /// Calls a closure with the runtime, without copying it.
  package func withRuntime<Result>(
    _ body: (borrowing ViewRuntime) throws -> Result
  ) rethrows -> Result { try body(runtime) }

  /// Updates the scene to a frame, counted from 0 at the beginning.
  package mutating func advance(toFrame frame: Double) {
    advanceValues(toFrame: frame)
    runtime.update()
  }

  package mutating func advanceValues(toFrame frame: Double) {
    // Times of changes are rounded alike, so that a change at a frame has begun, and no later moment is shown.
    advanceValues(to: FrameTimes(frameRate: frameRate).seconds(frame))
  }

  /// Updates the scene to a time, in seconds from the first appearance.
  package mutating func advance(to time: Double) {
    advanceValues(to: time)
    runtime.update()
  }

  private mutating func advanceValues(to time: Double) {
    let time = schedule.unrolledTime(at: time)
    // In their places, as a copy of each counts references.
    for index in tracks.indices {
      let newest = tracks[index].history.lastEntry(at: time)
      let settled = tracks[index].history.isSettled(at: time, after: newest) ? newest : nil
      if let settled, tracks[index].settled == settled, !tracks[index].sharesValue { continue }
      tracks[index].settled = settled
      runtime.set(
        tracks[index].history.value(at: time, after: newest), at: tracks[index].slot,
        of: tracks[index].view, component: tracks[index].target.component)
    }
  }
}

extension Timeline {
  /// Returns the scene at a time, in seconds from the first appearance.
  package func at(time: Double) -> Scene {
    var session = TimelineSession(self)
    session.advance(to: time)
    return session.scene
  }
}

extension TimelineAction {
  /// Whether it is a plain insertion or removal of a view.
  package var isPresence: Bool {
    if case .animate(let animation) = change { animation.isPresence(of: target) } else { false }
  }
}

extension TimelineAnimation {
  /// Whether it is a plain insertion or removal of a view.
  package func isPresence(of target: TimelineAction.Target) -> Bool {
    (target.key == .insertion || target.key == .removal) && to == .number(1) && from == nil
      && repetition == nil && along == nil
  }
}

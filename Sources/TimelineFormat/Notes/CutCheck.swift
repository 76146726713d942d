import Diagnostics
import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Finds motions that the end of the cycle cuts off, unless a later change of the property ends them before.
struct CutCheck {
  /// The findings, in the order of the file.
  private(set) var findings: [TimelineNotes.Finding] = []
  private let clock: Clock

  /// The distance from the end at which the rest of a spring is not seen, as a share of the whole.
  static let visibleShare = 0.01

  /// Checks the items of a timeline.
  init(_ content: NoteContent, _ timeline: Timeline) {
    clock = timeline.clock
    guard clock.atEnd == .reset else { return }
    // Less than half a frame is never seen.
    let tolerance = Swift.max(Clock.timeTolerance, 0.5 / timeline.frameRate)
    let lastBegins = lastBegins(content)
    for item in content.items {
      let begin = clock.time(of: item.event) + item.item.after
      let last = item.lastItem
      guard clock.reaches(clock.time(of: item.event) + last.wait) else { continue }
      let frames = last.playbackFrames(content)
      let end = clock.time(of: item.event) + last.visibleTimeToEnd(frames: frames)
      let cut = end - clock.duration
      guard end.isFinite, cut > tolerance else { continue }
      let isReplaced = item.item.targets.allSatisfy { target in
        (lastBegins[target] ?? begin) > begin + Clock.timeTolerance
      }
      if !isReplaced { report(item, end: end, cut: cut) }
    }
  }

  /// The times of the last changes of properties in a cycle, in seconds.
  private func lastBegins(_ content: NoteContent) -> [TimelineAction.Target: Double] {
    var last: [TimelineAction.Target: Double] = [:]
    for item in content.items {
      let begin = clock.time(of: item.event) + item.item.after
      guard clock.reaches(begin) else { continue }
      for target in item.item.targets {
        for key in target.replacedKeys {
          var other = target
          other.key = key
          last[other] = Swift.max(last[other] ?? begin, begin)
        }
      }
    }
    return last
  }

  private mutating func report(_ item: TimelineNotes.Item, end: Double, cut: Double) {
    let verb = clock.repeats ? "resets" : "stops"
    let message =
      "\(item.lastPhrase) ends at \(end.secondsText), and the clock \(verb) at "
      + "\(clock.duration.secondsText): the last \(cut.secondsText) are cut off."
    if let last = findings.last, last.pointer == item.pointer { return }
    findings.append(
      TimelineNotes.Finding(code: .cutMotion, message: message, pointer: item.pointer))
  }
}

extension TimelineAction.Target {
  /// The properties whose motions end where this one changes: insertion and removal of a view replace each other.
  fileprivate var replacedKeys: [PropertyKey] {
    key == .insertion || key == .removal ? [.insertion, .removal] : [key]
  }
}

extension EventItem {
  /// The number of pictures of the sequence that it plays; 0 for other items.
  fileprivate func playbackFrames(_ content: NoteContent) -> Int {
    guard case .action(let action) = self, case .play = action.change,
      case .frames(let style)? = content.changedViews[action.target.view]?.kind
    else { return 0 }
    return style.sources.count
  }

  /// The time from the event to the end of the visible motion, in seconds; infinite for an endless one.
  fileprivate func visibleTimeToEnd(frames: Int) -> Double {
    let end = timeToEnd(frames: frames)
    guard end.isFinite else { return end }
    switch self {
    case .action(let action):
      guard case .animate(let animation) = action.change else { return end }
      return end - animation.curve.invisibleTail / animation.speed
    case .keyframes(let run): return end - run.timeline.invisibleTail
    case .phases(let run): return end - run.timeline.tail + run.timeline.visibleOverhang
    }
  }
}

extension AnimationCurve {
  /// The time at the end of a spring in which it is nearer than 1 % to its end, in seconds; 0 for other curves.
  fileprivate var invisibleTail: Double {
    guard let spring = springValue, let settling = settlingDuration else { return 0 }
    let velocity = if case .interpolatingSpring(_, let velocity) = self { velocity } else { 0.0 }
    let visible = spring.settlingDuration(velocity: velocity, distance: CutCheck.visibleShare)
    return Swift.max(0, settling - visible)
  }
}

extension PhaseTimeline {
  /// The excess of the last animation's visible motion, back to the first phase, over the run, in seconds.
  fileprivate var visibleOverhang: Double {
    guard let last = phases.first else { return 0 }
    return last.delay + last.duration - last.curve.invisibleTail - last.length
  }
}

extension KeyframeTimeline {
  /// The time at the end of the longest track in which nothing visible moves, in seconds.
  fileprivate var invisibleTail: Double {
    let visible = tracks.map { track in
      guard case .spring(_, nil, let spring, _)? = track.keyframes.last else {
        return track.duration
      }
      return track.duration - spring.invisibleTail
    }
    return duration - (visible.max() ?? duration)
  }
}

import Diagnostics
import Geometry
import SceneModel
import TimelineModel
import ViewTree

extension TimelineNotes {
  /// The motions that the end of the cycle cuts off, unless a later change of the property ends them before, in the
  /// order of the file.
  func cutMotions(_ timeline: Timeline) -> [Diagnostic] {
    let clock = timeline.clock
    guard clock.atEnd == .reset else { return [] }
    var findings: [Diagnostic] = []
    // Less than half a frame is never seen.
    let tolerance = Swift.max(Clock.timeTolerance, 0.5 / timeline.frameRate)
    let lastBegins = Dictionary(
      changes(clock).filter { clock.reaches($0.begin) }.map { ($0.target, $0.begin) },
      uniquingKeysWith: Swift.max)
    for item in items {
      let begin = clock.time(of: item.event) + item.item.after
      let last = item.lastItem
      guard clock.reaches(clock.time(of: item.event) + last.wait) else { continue }
      let end = clock.time(of: item.event) + last.visibleTimeToEnd(frames: frames(of: last))
      let cut = end - clock.duration
      guard end.isFinite, cut > tolerance else { continue }
      let isReplaced = item.item.targets.allSatisfy { target in
        (lastBegins[target.replaced] ?? begin) > begin + Clock.timeTolerance
      }
      guard !isReplaced else { continue }
      let verb = clock.repeats ? "resets" : "stops"
      findings.addOnce(
        .cutMotion,
        "\(item.lastPhrase) ends at \(end.secondsText), and the clock \(verb) at "
          + "\(clock.duration.secondsText): the last \(cut.secondsText) are cut off.",
        at: item.pointer)
    }
    return findings
  }

  /// The number of pictures of the sequence that an item plays; 0 for other items.
  private func frames(of item: EventItem) -> Int {
    guard case .action(let action) = item, case .play = action.change,
      case .frames(let style)? = changedViews[action.target.view]?.kind
    else { return 0 }
    return style.sources.count
  }
}

extension EventItem {
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
  /// The distance from the end at which the rest of a spring is not seen, as a share of the whole.
  private static let visibleShare = 0.01

  /// The time at the end of a spring in which it is nearer than 1 % to its end, in seconds; 0 for other curves.
  fileprivate var invisibleTail: Double {
    guard let spring = springValue, let settling = settlingDuration else { return 0 }
    let visible = spring.settlingDuration(
      velocity: springVelocity, distance: AnimationCurve.visibleShare)
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

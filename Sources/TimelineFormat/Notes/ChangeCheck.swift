import Diagnostics
import JSONTree
import SceneModel
import TimelineModel

/// Finds changes that are never seen, and repetitions that end with a jump.
struct ChangeCheck {
  /// A change of one property.
  private struct Change {
    /// The property; insertion and removal of a view count as one.
    var target: TimelineAction.Target
    /// The time from the beginning of the cycle, in seconds.
    var begin: Double
    /// Whether it is an action, after which runs of the same instant begin.
    var isAction: Bool
    var item: TimelineNotes.Item
  }

  /// The findings, by kind and then in the order of the file.
  private(set) var findings: [Diagnostic] = []
  private let clock: Clock

  /// Checks the items of a timeline.
  init(_ items: [TimelineNotes.Item], _ clock: Clock) {
    self.clock = clock
    for item in items { checkBegin(of: item) }
    let all = items.flatMap { changes(of: $0) }
    checkInstants(all)
    checkRepetitions(all)
  }

  /// Reports an item that begins when the clock has reset.
  private mutating func checkBegin(of item: TimelineNotes.Item) {
    guard clock.atEnd == .reset else { return }
    let begin = clock.time(of: item.event) + item.lastItem.wait
    guard !clock.reaches(begin) else { return }
    findings.addOnce(
      .changeBeyondCycle,
      "\(item.lastPhrase) begins at \(begin.secondsText), and the clock resets at "
        + "\(clock.duration.secondsText).", at: item.pointer)
  }

  /// Reports changes that a later one of the same instant replaces.
  private mutating func checkInstants(_ changes: [Change]) {
    struct Instant: Hashable {
      var target: TimelineAction.Target
      var time: Double
      var isAction: Bool
    }
    var seen: [Instant: Change] = [:]
    for change in changes {
      let instant = Instant(
        target: change.target, time: change.begin.instant,
        isAction: change.isAction)
      guard let earlier = seen.updateValue(change, forKey: instant) else { continue }
      findings.addOnce(
        .replacedChange,
        "“\(change.item.targetText(change.target))” changes twice at \(change.begin.secondsText); the change at "
          + "\(change.item.pointer.description) replaces this one.", at: earlier.item.pointer)
    }
  }

  /// Reports animations that end at the value at which they began.
  private mutating func checkRepetitions(_ changes: [Change]) {
    var begins: [TimelineAction.Target: [Double]] = [:]
    for change in changes { begins[change.target, default: []].append(change.begin) }
    for change in changes {
      guard let (animation, count) = change.item.item.evenRepetition else { continue }
      let end = change.begin + animation.delay + animation.runningTime
      let isReset =
        clock.atEnd == .reset && clock.repeats && end >= clock.duration - Clock.timeTolerance
      let isReplaced = begins[change.target, default: []].contains { begin in
        begin > change.begin + Clock.timeTolerance && begin <= end + Clock.timeTolerance
          || isContinued && begin + clock.duration <= end + Clock.timeTolerance
      }
      guard !isReset, !isReplaced else { continue }
      findings.addOnce(
        .jumpingRepetition,
        "“\(change.item.targetText(change.target))” is back where it began after \(count) runs, and jumps to "
          + "its new value at \(end.secondsText).", at: change.item.pointer)
    }
  }

  /// Whether changes happen again after the last tick, on top of those before.
  private var isContinued: Bool { clock.repeats && clock.atEnd == .continue }

  private func changes(of item: TimelineNotes.Item) -> [Change] {
    let begin = clock.time(of: item.event) + item.item.after
    return item.item.targets.map { target in
      var target = target
      if target.key == .removal { target.key = .insertion }
      return Change(target: target, begin: begin, isAction: item.item.isAction, item: item)
    }
  }
}

extension TimelineNotes.Item {
  /// A property in a message; the view alone where it is inserted, removed or played.
  fileprivate func targetText(_ target: TimelineAction.Target) -> String {
    [.insertion, .removal, .frameIndex].contains(target.key) ? target.view : target.text
  }
}

extension EventItem {
  fileprivate var isAction: Bool { if case .action = self { true } else { false } }

  /// The time from the event to the first visible effect, in seconds.
  var wait: Double {
    guard case .action(let action) = self, case .animate(let animation) = action.change else {
      return after
    }
    return after + animation.delay
  }

  /// An animation whose repetitions end where they began, with the number of runs.
  fileprivate var evenRepetition: (animation: TimelineAnimation, count: Int)? {
    guard case .action(let action) = self, case .animate(let animation) = action.change,
      let repetition = animation.repetition, repetition.autoreverses,
      let count = repetition.count, count.isMultiple(of: 2), animation.from != animation.to
    else { return nil }
    return (animation, count)
  }
}

import Diagnostics
import JSONTree
import SceneModel
import TimelineModel

extension TimelineNotes {
  /// A change of one property, with its time in seconds from the beginning of the cycle.
  typealias Change = (target: TimelineAction.Target, begin: Double, item: Item)

  /// The changes of all items.
  func changes(_ clock: Clock) -> [Change] {
    items.flatMap { item in
      let begin = clock.time(of: item.event) + item.item.after
      return item.item.targets.map { ($0.replaced, begin, item) }
    }
  }

  /// The items that begin when the clock has reset, in the order of the file.
  func lateItems(_ clock: Clock) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for item in items where clock.atEnd == .reset {
      let begin = clock.time(of: item.event) + item.lastItem.wait
      guard !clock.reaches(begin) else { continue }
      findings.addOnce(
        .changeBeyondCycle,
        "\(item.lastPhrase) begins at \(begin.secondsText), and the clock resets at "
          + "\(clock.duration.secondsText).", at: item.pointer)
    }
    return findings
  }

  /// The changes that a later change at the same instant replaces, in the order of the file.
  func replacedChanges(_ clock: Clock) -> [Diagnostic] {
    struct Instant: Hashable {
      var target: TimelineAction.Target
      var time: Double
      /// Whether it is an action, after which runs of the same instant begin.
      var isAction: Bool
    }
    var findings: [Diagnostic] = []
    var seen: [Instant: Change] = [:]
    for change in changes(clock) {
      let instant = Instant(
        target: change.target, time: change.begin.instant, isAction: change.item.action != nil)
      guard let earlier = seen.updateValue(change, forKey: instant) else { continue }
      findings.addOnce(
        .replacedChange,
        "“\(change.item.targetText(change.target))” changes twice at \(change.begin.secondsText); the change at "
          + "\(change.item.pointer.description) replaces this one.", at: earlier.item.pointer)
    }
    return findings
  }

  /// The animations that end at their first value and then jump to their last one, in the order of the file.
  func jumpingRepetitions(_ clock: Clock) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    let changes = changes(clock)
    // Changes happen again after the last tick, on top of those before.
    let isContinued = clock.repeats && clock.atEnd == .continue
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
    return findings
  }
}

extension TimelineNotes.Item {
  /// A property in a message; only the view if it is inserted, removed or played.
  fileprivate func targetText(_ target: TimelineAction.Target) -> String {
    [.insertion, .removal, .frameIndex].contains(target.key) ? target.view : target.text
  }
}

extension TimelineAction.Target {
  /// The property as changes replace each other: insertion and removal of a view are one.
  var replaced: TimelineAction.Target {
    var target = self
    if key == .removal { target.key = .insertion }
    return target
  }
}

extension EventItem {
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

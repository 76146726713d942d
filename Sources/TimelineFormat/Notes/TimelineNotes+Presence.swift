import Diagnostics
import SceneModel
import TimelineModel
import ViewTree

extension TimelineNotes {
  /// An insertion or a removal, with its time in seconds from the beginning of its cycle, and the number of the item.
  private typealias PresenceChange = (view: String, isInsertion: Bool, time: Double, number: Int)

  /// The insertions of views that are present, and removals of absent views, in the order of time.
  func idlePresences(_ clock: Clock) -> [Diagnostic] {
    // Views whose progress is set or moved by number are not checked.
    let numeric = Set(
      items.filter { $0.item.presence == nil }.flatMap(\.item.targets)
        .filter { $0.key == .insertion || $0.key == .removal }.map(\.view))
    var isPresent = changedViews.mapValues(\.isPresent)
    var idle: [PresenceChange] = []
    var effective: Set<Int> = []
    for change in presenceChanges(clock) where !numeric.contains(change.view) {
      let was = isPresent.updateValue(change.isInsertion, forKey: change.view) ?? true
      if was == change.isInsertion { idle.append(change) } else { effective.insert(change.number) }
    }
    return idle.filter { effective.insert($0.number).inserted }.map { change in
      let begin = changedViews[change.view]?.isPresent ?? true
      let hint = change.isInsertion && begin ? "; give it “insertion”: 0 to begin without it" : ""
      let message =
        change.isInsertion
        ? "“\(change.view)” is already present at \(change.time.secondsText), so inserting it does nothing\(hint)."
        : "“\(change.view)” is already absent at \(change.time.secondsText), so removing it does nothing."
      return Diagnostic(.idlePresence, message, at: items[change.number].pointer)
    }
  }

  /// The changes in the order of time; two cycles of them if the clock continues.
  private func presenceChanges(_ clock: Clock) -> [PresenceChange] {
    let continues = clock.repeats && clock.atEnd == .continue
    return (0..<(continues ? 2 : 1)).flatMap { cycle in
      chronology(clock, isFirst: cycle == 0).compactMap { moment in
        guard let presence = moment.item.item.presence else { return nil }
        return (presence.view, presence.isInsertion, moment.time, moment.number)
      }
    }
  }
}

extension EventItem {
  /// The view that a plain insertion or removal changes; `nil` for other items.
  fileprivate var presence: (view: String, isInsertion: Bool)? {
    guard case .action(let action) = self, action.isPresence else { return nil }
    return (action.target.view, action.target.key == .insertion)
  }
}

extension ViewNode {
  /// Whether a group is present at the beginning.
  fileprivate var isPresent: Bool {
    properties[.insertion] != .number(0) && properties[.removal] != .number(1)
  }
}

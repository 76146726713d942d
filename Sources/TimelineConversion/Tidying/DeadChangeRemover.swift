import SceneModel
import TimelineModel
import ViewTree

/// Takes out changes that nobody sees, because the view is hidden until the next one.
struct DeadChangeRemover {
  private let spans: [Visibility.Span]

  init(_ spans: [Visibility.Span]) {
    self.spans = spans
  }

  /// The initial value and the changes that are left of a property's.
  ///
  /// - Returns: `nil` if all are left.
  func remaining(
    initial: PropertyValue, _ changes: [TimedChange]
  ) -> (initial: PropertyValue, changes: [TimedChange])? {
    guard !areAllNeeded(initial, changes) else { return nil }
    var result: (initial: PropertyValue, changes: [TimedChange]) = (initial, [])
    // What the property has after the changes that are left, and what it would have after all.
    var (kept, all) = (initial, initial)
    var isFree = !isSeen(from: -.infinity, to: changes.first?.begin ?? .infinity)
    for (index, change) in changes.enumerated() {
      let next = index + 1 < changes.count ? changes[index + 1].begin : .infinity
      defer { all = change.value }
      guard isSeen(from: change.begin, to: next) else { continue }
      var change = change
      let start = change.moves ? change.from ?? all : change.value
      if isFree, change.moves, !isSeen(from: change.begin, to: change.end) {
        // Of the way nothing is seen, only where it leads.
        (result.initial, kept, isFree) = (change.value, change.value, false)
        continue
      }
      if isFree {
        // Whatever came before is not seen, so the property can begin with this.
        (result.initial, kept) = (start, start)
        isFree = false
      }
      let from = change.moves && start != kept ? start : nil
      if change.from != from { change.motion?.from = from }
      let changesNothing = !change.moves && change.value == kept
      if !changesNothing { result.changes.append(change) }
      kept = change.value
    }
    return result
  }

  /// Whether each change is seen and changes something, as most do.
  private func areAllNeeded(_ initial: PropertyValue, _ changes: [TimedChange]) -> Bool {
    guard isSeen(from: -.infinity, to: changes.first?.begin ?? .infinity) else { return false }
    return changes.withUnsafeBufferPointer { changes in
      changes.indices.allSatisfy { index in
        let next = index + 1 < changes.count ? changes[index + 1].begin : .infinity
        guard isSeen(from: changes[index].begin, to: next) else { return false }
        // What it starts from, if not from the value before it; a jump, what it goes to.
        if !changes[index].moves {
          return changes[index].value != (index > 0 ? changes[index - 1].value : initial)
        }
        guard let from = changes[index].from else { return true }
        return from != (index > 0 ? changes[index - 1].value : initial)
      }
    }
  }

  /// Whether the view is shown some time between two moments, the second one not included.
  private func isSeen(from begin: Double, to end: Double) -> Bool {
    spans.contains {
      $0.begin < end - Clock.timeTolerance / 2 && $0.end > begin + Clock.timeTolerance
    }
  }
}

import SceneModel
import TimelineModel

/// Removes changes that take place while the view is hidden until the next change.
struct HiddenChangeRemover {
  /// The spans in which the view is visible.
  let spans: [VisibleSpans.Span]

  /// Returns a property without hidden changes.
  func remaining(_ property: PropertyChanges) -> PropertyChanges {
    let (initial, changes) = (property.initial, property.changes)
    guard !areAllNeeded(initial, changes) else { return property }
    var result = property
    result.changes = []
    // The value after the remaining changes, and the value after all changes.
    var (kept, all) = (initial, initial)
    var isFree = !isVisible(from: -.infinity, to: changes.first?.begin ?? .infinity)
    for (index, change) in changes.enumerated() {
      let next = index + 1 < changes.count ? changes[index + 1].begin : .infinity
      defer { all = change.value }
      guard isVisible(from: change.begin, to: next) else { continue }
      var change = change
      let start = change.moves ? change.from ?? all : change.value
      if isFree, change.moves, !isVisible(from: change.begin, to: change.end) {
        // Only the final value of this motion is visible.
        (result.initial, kept, isFree) = (change.value, change.value, false)
        continue
      }
      if isFree {
        // All earlier changes are hidden, so the property can begin with this one.
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

  /// Whether each change is visible and changes the value.
  private func areAllNeeded(_ initial: PropertyValue, _ changes: [TimedChange]) -> Bool {
    guard isVisible(from: -.infinity, to: changes.first?.begin ?? .infinity) else { return false }
    return changes.indices.allSatisfy { index in
      let next = index + 1 < changes.count ? changes[index + 1].begin : .infinity
      guard isVisible(from: changes[index].begin, to: next) else { return false }
      let jump = changes[index].moves ? changes[index].from : changes[index].value
      return jump.map { $0 != (index > 0 ? changes[index - 1].value : initial) } ?? true
    }
  }

  /// Whether the view is visible at some time between two others, the second one not included.
  private func isVisible(from begin: Double, to end: Double) -> Bool {
    spans.contains {
      $0.lowerBound < end - Clock.timeTolerance / 2 && $0.upperBound > begin + Clock.timeTolerance
    }
  }
}

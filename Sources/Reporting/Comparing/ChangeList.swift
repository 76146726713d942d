package import CompositionModel
import SceneModel
package import TimelineModel

/// Lists the changes between two versions of a design or of a timeline.
package enum ChangeList {
  /// The changes between two versions of a design, in the order of the new one.
  package static func changes(from old: Composition, to new: Composition) -> [AnimationChange] {
    var comparison = ElementComparison(ComparisonClock(new))
    return CompositionEnd.folded(comparison.changes(old.described, new.described), old, new)
  }

  /// The changes between two versions of a timeline, in the order of the new one.
  package static func changes(from old: Timeline, to new: Timeline) -> [AnimationChange] {
    var comparison = ElementComparison(ComparisonClock(new))
    return ConstantUses.folded(comparison.changes(old.described, new.described))
  }
}

package import CompositionModel
import SceneModel
package import TimelineModel

/// Lists the changes between two versions of a design or of a timeline.
package enum ChangeList {
  /// The changes between two versions of a design, in the order of the new one.
  package static func changes(from old: Composition, to new: Composition) -> [AnimationChange] {
    var (draft, comparison) = (ElementDraft(), ElementComparison(clock: ComparisonClock(new)))
    let versions = [old, new].map { version in draft.described { $0.describe(version) } }
    return OutPointFolding.folded(comparison.changes(versions[0], versions[1]))
  }

  /// The changes between two versions of a timeline, in the order of the new one.
  package static func changes(from old: Timeline, to new: Timeline) -> [AnimationChange] {
    var (draft, comparison) = (ElementDraft(), ElementComparison(clock: ComparisonClock(new)))
    let versions = [old, new].map { version in draft.described { $0.describe(version) } }
    return comparison.changes(versions[0], versions[1])
  }
}

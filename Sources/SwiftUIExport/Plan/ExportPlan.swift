import Diagnostics
import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// The plan of a source file: the tree of views, the views that become structures, and all names.
struct ExportPlan: Sendable {
  let timeline: Timeline
  let options: SwiftUIOptions
  let tree: ExportTree
  /// The sets of groups that look like copies of one view.
  let copies: [[Int]]
  /// The groups that share frames, which functions of the time have no use for.
  let matched: Set<Int>
  /// These and the views around them.
  let matchedBranches: Set<Int>
  /// The index of the unit that each view belongs to; that of a unit is its own.
  let owners: [Int]
  let names: ExportNames
  /// The named durations, delays and curves.
  let constantNames: ConstantNames
  /// The time of the state that is shown where motion is reduced, in seconds.
  let still: Double
  /// The theme whose motions the plan has; `nil` for the motions of the design.
  let motion: ThemeMotion?

  init(
    _ timeline: Timeline, _ options: SwiftUIOptions, _ tree: ExportTree,
    copies: [[Int]] = [], motion: ThemeMotion? = nil
  ) {
    (self.timeline, self.options, self.tree, self.copies) = (timeline, options, tree, copies)
    self.motion = motion
    matched = options.style == .events ? tree.matchedGroups : []
    matchedBranches = Set(matched.flatMap { tree.path(from: $0) })
    owners = tree.unitOwners(copies: copies)
    names = ExportNames(options, tree, owners, prefix: motion?.word ?? "")
    constantNames = ConstantNames(timeline.constants)
    still = options.still(of: timeline)
  }

  /// The views that become structures of their own, in ascending order; the root is the first one.
  var units: [Int] { owners.indices.filter { owners[$0] == $0 } }
}

/// A theme with which views move otherwise.
struct ThemeMotion: Hashable, Sendable {
  let theme: String
  let member: String

  /// The beginning of the names of types.
  var word: String { member.uppercasingFirst }
}

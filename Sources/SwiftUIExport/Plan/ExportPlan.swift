import Diagnostics
import TimelineModel

/// The plan of a source file: the tree of views, the views that become structures, and all names.
struct ExportPlan: Sendable {
  let timeline: Timeline
  let options: SwiftUIOptions
  let tree: ExportTree
  /// The groups that look like copies of one view.
  let copies: CopyPlan
  /// The groups that share frames.
  let matched: MatchedPlan
  let units: UnitPlan
  let names: ExportNames
  /// The named durations, delays and curves.
  let constantNames: ConstantNames
  /// The time of the state that is shown where motion is reduced, in seconds.
  let still: Double
  /// The theme whose motions the plan has; `nil` for the motions of the design.
  let motion: ThemeMotion?

  /// Plans the export of a timeline.
  init(
    _ timeline: Timeline, _ options: SwiftUIOptions, _ tree: ExportTree,
    copies: CopyPlan = CopyPlan(), motion: ThemeMotion? = nil
  ) {
    (self.timeline, self.options, self.tree, self.copies) = (timeline, options, tree, copies)
    self.motion = motion
    matched = MatchedPlan(tree)
    units = UnitPlan(tree, copies: copies.members)
    names = ExportNames(options, tree, units, prefix: motion?.word ?? "")
    constantNames = ConstantNames(timeline.constants)
    still = options.still(of: timeline)
  }
}

/// A theme with which views move otherwise.
struct ThemeMotion: Hashable, Sendable {
  /// The name of the theme.
  let theme: String
  /// The name of the motion in generated code.
  let member: String

  /// The beginning of the names of types.
  var word: String { member.uppercasingFirst }
}

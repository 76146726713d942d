import Geometry
import SceneModel
import ViewTree

/// The groups whose frames SwiftUI's `matchedGeometryEffect` shares.
///
/// It shares frames of layout: pairs of sources that are moved but not turned or scaled, as are the groups around them.
struct MatchedPlan: Sendable {
  /// The indices of the groups.
  private(set) var members: Set<Int> = []
  /// The indices of the groups, and of those around them.
  private(set) var branches: Set<Int> = []

  /// Finds the pairs of a tree.
  init(_ tree: ExportTree) {
    var groups: [String: [Int]] = [:]
    for index in tree.views.indices {
      if let matched = tree.group(index)?.matched { groups[matched.id, default: []].append(index) }
    }
    for pair in groups.values where pair.count == 2 {
      guard pair.allSatisfy({ isWhole($0, tree) && isMovedOnly($0, tree) }),
        !tree.path(from: pair[1]).contains(pair[0])
      else { continue }
      members.formUnion(pair)
    }
    branches = Set(members.flatMap { tree.path(from: $0) })
  }

  /// Whether a group is a source that shares its whole frame, and fades at most.
  private func isWhole(_ index: Int, _ tree: ExportTree) -> Bool {
    guard let group = tree.group(index), let matched = group.matched, let size = group.frameSize
    else { return false }
    return matched.isSource && matched.properties == .frame && matched.anchor == [0.5, 0.5]
      && size.min() > 0 && (group.clipSize ?? size) == size
      && (group.transition ?? .opacity) == .opacity
  }

  /// The properties of a transform that leave frames of layout as they are.
  private static let effects: [PropertyKey] = [
    .scale, .rotation, .rotationX, .rotationY, .orientation, .skew, .pathAngle, .motionPath,
    .progress,
  ]

  /// Whether a view and those around it are groups that are placed, and do not move otherwise.
  private func isMovedOnly(_ index: Int, _ tree: ExportTree) -> Bool {
    tree.path(from: index).allSatisfy { index in
      let view = tree.views[index]
      guard let group = tree.group(index), group.effect == nil, group.space == nil else {
        return false
      }
      return view.motions[.position] == nil && view.motions[.anchor] == nil
        && MatchedPlan.effects.allSatisfy { key in
          view.motions[key] == nil && view.node.properties[key] == nil
        }
    }
  }
}

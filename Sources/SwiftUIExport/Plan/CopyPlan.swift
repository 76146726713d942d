import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Groups beside each other that look like copies of one view: the letters of a word, the bars of a chart.
///
/// Each becomes a structure; the structures of a set are merged into one with parameters.
struct CopyPlan: Sendable {
  /// The copies, each set in drawing order.
  private(set) var sets: [[Int]] = []

  /// The fewest groups that are copies.
  private static let fewest = 3

  /// Makes a plan without copies.
  init() {}

  /// Finds the copies of a tree.
  ///
  /// - Parameter excluded: Groups that turned out to differ.
  init(_ tree: ExportTree, excluding excluded: Set<Int> = []) {
    for index in tree.views.indices {
      let groups = tree.children(of: index).filter { child in
        !excluded.contains(child) && tree.group(child).map { $0.matte == nil } == true
      }
      sets += groups.grouped { Signature.all($0, tree) }.map(\.elements)
        .filter { $0.count >= CopyPlan.fewest }
    }
    sets.sort { $0[0] < $1[0] }
  }

  /// The groups of all sets.
  var members: Set<Int> { Set(sets.joined()) }

  /// The axes along which a member of a set is displaced: those of any member.
  func axes(of index: Int, _ tree: ExportTree) -> Set<Int> {
    guard let set = sets.first(where: { $0.contains(index) }) else { return [] }
    let positions = set.map { tree.views[$0].node.initialValue(.position)?.vectorValue.xy ?? .zero }
    return Set((0...1).filter { axis in positions.contains { $0[axis] != 0 } })
  }

  /// The kind of a view and its changes, without its values.
  private struct Signature: Hashable {
    let kind: String
    let depth: Int
    let properties: Set<PropertyKey>
    let motions: [PropertyKey: Set<Int>]

    /// The signatures of a view and its drawn descendants.
    static func all(_ index: Int, _ tree: ExportTree) -> [Signature] {
      var depths: [Int: Int] = [:]
      return (index..<tree.views[index].end).compactMap { place in
        let view = tree.views[place]
        depths[place] = (view.parent.flatMap { depths[$0] } ?? -1) + 1
        if view.node.kind.role == .geometry, view.motions.isEmpty { return nil }
        // A missing opacity, scale or rotation is no modifier.
        let shown: Set<PropertyKey> = [
          .opacity, .scale, .rotation, .skew, .anchor, .rotationX, .rotationY, .isVisible,
        ]
        return Signature(
          kind: view.node.kind.title, depth: depths[place] ?? 0,
          properties: Set(shown.filter { view.node.properties[$0] != nil }),
          motions: view.motions.mapValues(\.components))
      }
    }
  }
}

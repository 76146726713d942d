import SceneModel
import ViewTree

/// A group or shape that pictures replace.
struct BakeTarget {
  /// The preorder index of the view.
  var view: Int
  /// The preorder index after that of the last descendant.
  var end: Int
  /// The view itself.
  var viewNode: ViewNode
  /// The features in the view that have no counterpart in SwiftUI.
  var features: [UnsupportedFeature]

  /// Whether it is a shape, which draws its paints only.
  var isShape: Bool { viewNode.kind == .shape }

  /// The blend mode of the pictures; `nil` if the paints have different ones.
  var blendMode: BlendMode? {
    guard isShape else { return .normal }
    let modes = Set(viewNode.children.compactMap(\.kind.paint?.blendMode))
    return modes.count > 1 ? nil : modes.first ?? .normal
  }

  /// The names of the features, such as `The effect Tritone; a blur along one axis`.
  var reason: String {
    var names: [String] = []
    for feature in features where !names.contains(feature.name) { names.append(feature.name) }
    return names.joined(separator: "; ")
  }

  /// Returns the smallest groups and shapes around unsupported features, none inside of another.
  static func targets(for features: [UnsupportedFeature], in canvas: ViewCanvas) -> [BakeTarget] {
    let views = Array(canvas.root.preorder)
    let byView = Dictionary(grouping: features.filter { $0.remedy != .none }) { feature in
      feature.remedy == .bakeView
        ? feature.view : BakeTarget.container(of: feature.view, in: views)
    }
    var targets: [BakeTarget] = []
    for (view, features) in byView.sorted(by: { $0.key < $1.key }) {
      if let last = targets.last, view < last.end {
        targets[targets.count - 1].features += features
      } else {
        let end = views[(view + 1)...].first { $0.depth <= views[view].depth }?.index
        targets.append(
          BakeTarget(
            view: view, end: end ?? views.count, viewNode: views[view].node, features: features))
      }
    }
    return targets
  }

  /// The preorder index of the group or shape around a view.
  private static func container(of view: Int, in views: [ViewPreorder.Element]) -> Int {
    var index = views[view].parent ?? 0
    while index > 0 {
      switch views[index].node.kind {
      case .group, .shape: return index
      default: index = views[index].parent ?? 0
      }
    }
    return index
  }
}

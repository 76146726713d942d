import Geometry
import SceneModel
import TimelineConversion
import ViewTree

/// A group or shape that pictures will stand for.
struct BakeTarget {
  /// The position of the view in the preorder of the view tree.
  var view: Int
  /// The position after its last descendant.
  var end: Int
  /// The view.
  var viewNode: ViewNode
  /// Why: what SwiftUI has nothing for, in it.
  var obstacles: [NativeObstacle]

  /// Whether it is a shape, whose paints are all that is drawn.
  var isShape: Bool { viewNode.kind == .shape }

  /// How the pictures mix with what is behind them; `nil` if parts of them would do so differently.
  var blendMode: BlendMode? {
    guard isShape else { return .normal }
    let modes = Set(viewNode.children.compactMap(\.kind.paintBlendMode))
    return modes.count > 1 ? nil : modes.first ?? .normal
  }

  /// The features in one text, such as `The effect Tritone; a blur along one axis`.
  var reason: String {
    var names: [String] = []
    for obstacle in obstacles where !names.contains(obstacle.feature) {
      names.append(obstacle.feature)
    }
    return names.joined(separator: "; ")
  }

  /// The smallest groups and shapes around obstacles, none inside of another.
  static func targets(for obstacles: [NativeObstacle], in canvas: ViewCanvas) -> [BakeTarget] {
    var parents: [Int] = []
    var views: [ViewNode] = []
    var ends: [Int] = []
    func add(_ view: ViewNode, parent: Int) {
      let index = views.count
      parents.append(parent)
      views.append(view)
      ends.append(0)
      for child in view.children { add(child, parent: index) }
      ends[index] = views.count
    }
    add(canvas.root, parent: 0)
    var byView: [Int: [NativeObstacle]] = [:]
    for obstacle in obstacles where obstacle.remedy != .none {
      let view = obstacle.remedy == .bakeView ? obstacle.view : parents[obstacle.view]
      byView[view, default: []].append(obstacle)
    }
    var targets: [BakeTarget] = []
    for view in byView.keys.sorted() {
      let obstacles = byView[view] ?? []
      if let last = targets.last, view < last.end {
        targets[targets.count - 1].obstacles += obstacles
      } else {
        targets.append(
          BakeTarget(view: view, end: ends[view], viewNode: views[view], obstacles: obstacles))
      }
    }
    return targets
  }
}

extension ViewKind {
  /// How a paint mixes with what is behind; `nil` for other views.
  fileprivate var paintBlendMode: BlendMode? {
    switch self {
    case .fill(let fill): fill.paint.blendMode
    case .stroke(let stroke): stroke.paint.blendMode
    default: nil
    }
  }
}

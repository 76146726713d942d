import SceneModel
import ViewTree

/// The views of a view tree by identifier.
struct ViewIndex {
  private var indices: [String: Int] = [:]
  private var frameCounts: [String: Int] = [:]

  init(_ canvas: ViewCanvas) {
    for view in canvas.root.preorder {
      indices[view.node.id] = view.index
      if case .frames(let style) = view.node.kind {
        frameCounts[view.node.id] = style.sources.count
      }
    }
  }

  /// The number of pictures in a sequence; 0 for other views.
  func frameCount(of view: String) -> Int { frameCounts[view] ?? 0 }

  /// Returns the target in the view tree of an action's target; `nil` if there is no such view.
  func propertyTarget(_ target: TimelineAction.Target) -> PropertyTarget? {
    guard let view = indices[target.view] else { return nil }
    return PropertyTarget(view: view, key: target.key, component: target.component)
  }
}

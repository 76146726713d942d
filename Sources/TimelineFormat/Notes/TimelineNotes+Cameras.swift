import Diagnostics
import SceneModel
import TimelineModel
import ViewTree

extension TimelineNotes {
  /// The cameras that never show one of their views, in the order of the file.
  func emptyCameras(_ timeline: Timeline) -> [Diagnostic] {
    views.compactMap { view in
      guard case .group = view.node.kind, !timeline.showsViews(ofCamera: view.node.id) else {
        return nil
      }
      return Diagnostic(
        .emptyCamera, "The camera “\(view.node.id)” shows none of its views.", at: view.pointer)
    }
  }
}

extension Timeline {
  /// The number of times of a cycle that are sampled.
  private static let cameraSamples = 64

  /// Whether a view of a camera is visible at a sampled time; also if the camera's group itself never is.
  fileprivate func showsViews(ofCamera id: String) -> Bool {
    let index = canvas.root.preorder.first { $0.node.id == id }?.index
    var session = TimelineSession(self)
    var isPresent = false
    for sample in 0..<Timeline.cameraSamples {
      session.advance(to: duration * Double(sample) / Double(Timeline.cameraSamples))
      let scene = session.scene
      guard let node = scene.nodes.firstIndex(where: { $0.source == index && $0.kind == .group }),
        scene.isShown(node)
      else { continue }
      isPresent = true
      if scene.hasVisibleChild(node) { return true }
    }
    return !isPresent
  }
}

extension Scene {
  /// Whether a node and all groups around it are drawn.
  fileprivate func isShown(_ node: Int) -> Bool {
    nodes[...node].allSatisfy { other in
      other.kind != .group || other.end <= node || groups[other.index].isVisible
    }
  }

  /// Whether any child of a group is drawn.
  fileprivate func hasVisibleChild(_ node: Int) -> Bool {
    var child = node + 1
    while child < nodes[node].end {
      switch nodes[child].kind {
      case .group: if groups[nodes[child].index].isVisible { return true }
      case .shape, .image: return true
      }
      child = nodes[child].end
    }
    return false
  }
}

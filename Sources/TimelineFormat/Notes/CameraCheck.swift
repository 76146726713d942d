import Diagnostics
import SceneModel
import TimelineModel
import ViewTree

/// Checks whether a camera ever shows one of its views.
struct CameraCheck {
  /// Whether a view is visible at a sampled time; also if the camera's group itself never is.
  let showsSomething: Bool

  /// The number of times of a cycle that are sampled.
  private static let sampleCount = 64

  /// The findings about the cameras of a timeline, in the order of the file.
  static func findings(_ content: NoteContent, _ timeline: Timeline) -> [TimelineNotes.Finding] {
    content.views.compactMap { view in
      guard case .group = view.node.kind,
        !CameraCheck(timeline, camera: view.node.id).showsSomething
      else { return nil }
      return TimelineNotes.Finding(
        code: .emptyCamera, message: "The camera “\(view.node.id)” shows none of its views.",
        pointer: view.pointer)
    }
  }

  /// Samples a timeline at even times.
  init(_ timeline: Timeline, camera id: String) {
    let index = timeline.canvas.root.preorder.first { $0.node.id == id }?.index
    var session = TimelineSession(timeline)
    var isPresent = false
    for sample in 0..<CameraCheck.sampleCount {
      session.advance(
        to: timeline.duration * Double(sample) / Double(CameraCheck.sampleCount))
      let scene = session.scene
      guard let node = scene.nodes.firstIndex(where: { $0.source == index && $0.kind == .group }),
        scene.isShown(node)
      else { continue }
      isPresent = true
      if scene.hasVisibleChild(node) {
        showsSomething = true
        return
      }
    }
    showsSomething = !isPresent
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

import Geometry
import SceneModel

/// The nodes of a scene that a target draws.
struct Subtree {
  /// The nodes that are drawn.
  private let nodes: Range<Int>
  /// The groups around them, outermost first; a target that is a group is the last of these.
  private let groups: [Int]
  private let isShape: Bool

  /// Finds a target in a scene, its first copy if a repeater copies it; `nil` if it draws nothing.
  init?(_ target: BakeTarget, in scene: Scene) {
    isShape = target.isShape
    let sources = target.view..<target.end
    guard let first = scene.nodes.firstIndex(where: { sources.contains($0.source) }) else {
      return nil
    }
    var last = first
    if target.isShape {
      while last < scene.nodes.count, sources.contains(scene.nodes[last].source) { last += 1 }
    } else {
      guard scene.nodes[first].kind == .group else { return nil }
      last = scene.nodes[first].end
    }
    nodes = first..<last
    groups = (0..<first + (target.isShape ? 0 : 1)).filter {
      scene.nodes[$0].kind == .group && scene.nodes[$0].end > first
    }.map { scene.nodes[$0].index }
  }

  /// The transform from the coordinates of the pictures to the canvas.
  func transform(in scene: Scene) -> Affine {
    groups.reduce(.identity) { $0 * scene.groups[$1].transform }
  }

  /// Whether it is projected in perspective, which no affine transform describes.
  func isProjected(in scene: Scene) -> Bool {
    groups.contains { scene.groups[$0].divisor != nil }
  }

  /// Whether a group that is drawn has effects.
  func hasEffects(in scene: Scene) -> Bool {
    let own = isShape ? [] : groups.suffix(1)
    return own.contains { !scene.groups[$0].effects.isEmpty }
      || scene.nodes[nodes].contains {
        $0.kind == .group && !scene.groups[$0.index].effects.isEmpty
      }
  }

  /// Returns the part of a scene inside a rectangle as a scene, without the target's transform and blend mode.
  func scene(of scene: Scene, in bounds: Rect) -> Scene {
    var result = scene
    result.size = Vector2(bounds.width, bounds.height)
    var root = SceneGroup()
    root.transform = .translation(Vector2(-bounds.minX, -bounds.minY))
    let shift = nodes.lowerBound - 1
    result.nodes = [
      SceneNode(kind: .group, index: scene.groups.count, end: nodes.count + 1, source: 0)
    ]
    for node in scene.nodes[nodes] {
      var moved = node
      moved.end -= shift
      result.nodes.append(moved)
      if isShape, node.kind == .shape { result.shapes[node.index].blendMode = .normal }
    }
    if !isShape, let own = groups.last {
      result.groups[own].transform = .identity
      result.groups[own].divisor = nil
      result.groups[own].opacity = 1
      result.groups[own].blendMode = .normal
      result.groups[own].isVisible = true
    }
    result.groups.append(root)
    return result
  }
}

import Geometry
import SceneModel

/// Makes scenes of display nodes.
struct SceneBuilder {
  private var scene: Scene

  /// The half side of a clip that isolates a group without cutting it, in points.
  private static let reach = 1_000_000.0

  static func scene(of nodes: [DisplayNode], size: CGSize) -> Scene {
    var builder = SceneBuilder(scene: Scene(size: Vector2(size.width, size.height)))
    for node in nodes { builder.add(node) }
    builder.scene.nodes[0].end = builder.scene.nodes.count
    return builder.scene
  }

  private mutating func add(_ node: DisplayNode) {
    let place = scene.nodes.count
    switch node {
    case .shape(let content):
      guard content.path.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
      var shape = SceneShape(
        path: add(content.path), style: content.style, paint: content.paint,
        opacity: content.opacity)
      shape.blendMode = content.mode
      scene.nodes.append(
        SceneNode(kind: .shape, index: scene.shapes.count, end: place + 1, source: 0))
      scene.shapes.append(shape)
    case .image(let content):
      var image = SceneImage(
        picture: content.picture, size: Vector2(content.size.width, content.size.height),
        fit: .stretch)
      image.opacity = content.opacity
      scene.nodes.append(
        SceneNode(kind: .image, index: scene.images.count, end: place + 1, source: 0))
      scene.images.append(image)
    case .group(let content, let children):
      scene.nodes.append(
        SceneNode(kind: .group, index: scene.groups.count, end: place + 1, source: 0))
      scene.groups.append(group(content))
      for child in children { add(child) }
      scene.nodes[place].end = scene.nodes.count
    }
  }

  private mutating func group(_ content: DisplayNode.GroupContent) -> SceneGroup {
    var group = SceneGroup()
    group.transform = content.transform
    group.divisor = content.divisor
    group.opacity = content.opacity
    group.blendMode = content.mode
    group.matte = content.matte
    if let mask = content.mask {
      let first = scene.masks.count
      scene.masks.append(SceneMask(mode: .add, path: add(mask)))
      group.masks = first..<scene.masks.count
    }
    let first = scene.effects.count
    scene.effects += content.effects
    group.effects = first..<scene.effects.count
    if content.isIsolated, content.mask == nil {
      group.clip = Rect(
        minX: -SceneBuilder.reach, minY: -SceneBuilder.reach, maxX: SceneBuilder.reach,
        maxY: SceneBuilder.reach)
    }
    return group
  }

  private mutating func add(_ path: BezierPath) -> Int {
    scene.paths.append(ScenePath(path: path))
    return scene.paths.count - 1
  }
}

import Geometry
import SceneModel
import VectorRaster

/// All that the pixels of a group's layer are made from, to see whether they would be the same again.
struct LayerInputs: Equatable {
  private var matrix = Affine.identity
  private var box = PixelRect.empty
  private var layer = PixelRect.empty
  private var nodes: [SceneNode] = []
  private var groups: [SceneGroup] = []
  private var shapes: [SceneShape] = []
  private var images: [SceneImage] = []
  private var masks: [MaskKey] = []
  private var effects: [SceneEffect] = []
  private var revisions: [UInt64] = []

  /// Whether the stamps of the paths tell if they change.
  private(set) var isStamped = false

  /// Takes over what a prepared group consists of; the memory is kept from use to use.
  mutating func gather(_ index: Int, of scene: Scene, _ cache: NodeCache) {
    (matrix, box, layer) = (cache.matrix, cache.box, cache.layer)
    clear()
    let end = min(scene.nodes[index].end, scene.nodes.count)
    effects.append(contentsOf: scene.effects[scene.groups[scene.nodes[index].index].effects])
    for node in scene.nodes[(index + 1)..<max(index + 1, end)] { add(node, of: scene) }
    isStamped = !revisions.contains(0) && !masks.contains { $0.revision == 0 }
  }

  private mutating func clear() {
    nodes.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    shapes.removeAll(keepingCapacity: true)
    images.removeAll(keepingCapacity: true)
    masks.removeAll(keepingCapacity: true)
    effects.removeAll(keepingCapacity: true)
    revisions.removeAll(keepingCapacity: true)
  }

  private mutating func add(_ node: SceneNode, of scene: Scene) {
    nodes.append(node)
    switch node.kind {
    case .shape:
      let shape = scene.shapes[node.index]
      shapes.append(shape)
      revisions.append(scene.paths[shape.path].revision)
    case .image:
      images.append(scene.images[node.index])
    case .group:
      let group = scene.groups[node.index]
      groups.append(group)
      effects.append(contentsOf: scene.effects[group.effects])
      for mask in scene.masks[group.masks] {
        masks.append(MaskKey(mask: mask, revision: scene.paths[mask.path].revision))
      }
    }
  }
}

import Geometry
import SceneModel
import VectorRaster

/// The pixels of a layer or image, kept from frame to frame while their inputs do not change.
///
/// They are drawn once two frames in a row show the same content, so that moving content costs no memory.
final class PixelCache {
  private var inputs = PixelInputs()
  private var nextInputs = PixelInputs()
  private var layer: PixelLayer?
  /// The bounds of the pixels that are not transparent.
  private var used = PixelRect.empty
  /// The number of cached pixels.
  private(set) var pixelCount = 0

  /// Returns the pixels of a rectangle; `nil` if they are not cached.
  ///
  /// `gather` replaces inputs by the present ones, which include the rectangle; `draw` draws at most `limit` pixels, which
  /// are transparent at first.
  func surface(
    _ rect: PixelRect, limit: Int, gather: (inout PixelInputs) -> Void,
    draw: (PixelSurface) -> Void
  ) -> PixelSurface? {
    gather(&nextInputs)
    guard nextInputs == inputs else {
      swap(&nextInputs, &inputs)
      (layer, pixelCount) = (nil, 0)
      return nil
    }
    if let layer { return layer.surface.clipped(to: used) }
    guard inputs.areStamped, !rect.isEmpty, rect.pixelCount <= limit else { return nil }
    let layer = PixelLayer()
    layer.reset(to: rect)
    draw(layer.surface)
    (self.layer, used, pixelCount) = (layer, layer.surface.usedRect, rect.pixelCount)
    return layer.surface
  }
}

/// All inputs of the pixels of a group's layer or of an image, compared between frames to reuse the pixels.
struct PixelInputs: Equatable {
  private var matrix = Affine.identity
  private var box = PixelRect.empty
  private var rect = PixelRect.empty
  private var nodes: [SceneNode] = []
  private var groups: [SceneGroup] = []
  private var shapes: [SceneShape] = []
  /// The identities of the pictures of `images`, which are compared before them, because comparing pixels is slow.
  private var pictures: [ObjectIdentifier?] = []
  private var images: [SceneImage] = []
  private var masks: [MaskKey] = []
  private var effects: [SceneEffect] = []
  private var revisions: [UInt64] = []

  /// Whether all paths have revisions, so that equal inputs imply equal pixels.
  private(set) var areStamped = false

  /// Replaces the inputs by a prepared group's; the memory of the arrays is reused.
  mutating func gather(_ index: Int, of scene: Scene, _ cache: NodeCache) {
    (matrix, box, rect) = (cache.matrix, cache.box, cache.layerRect)
    removeAll()
    let end = min(scene.nodes[index].end, scene.nodes.count)
    effects.append(contentsOf: scene.effects[scene.groups[scene.nodes[index].index].effects])
    for node in scene.nodes[(index + 1)..<max(index + 1, end)] { add(node, of: scene) }
    areStamped = !revisions.contains(0) && !masks.contains { $0.revision == 0 }
  }

  /// Replaces the inputs by an image under a transform to pixels, within a rectangle.
  mutating func gather(_ image: SceneImage, matrix: Affine, rect: PixelRect) {
    (self.matrix, box, self.rect) = (matrix, rect, rect)
    removeAll()
    add(image)
    areStamped = true
  }

  private mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    shapes.removeAll(keepingCapacity: true)
    pictures.removeAll(keepingCapacity: true)
    images.removeAll(keepingCapacity: true)
    masks.removeAll(keepingCapacity: true)
    effects.removeAll(keepingCapacity: true)
    revisions.removeAll(keepingCapacity: true)
  }

  private mutating func add(_ image: SceneImage) {
    pictures.append(image.picture.map { ObjectIdentifier($0) })
    images.append(image)
  }

  private mutating func add(_ node: SceneNode, of scene: Scene) {
    nodes.append(node)
    switch node.kind {
    case .shape:
      let shape = scene.shapes[node.index]
      shapes.append(shape)
      revisions.append(scene.paths[shape.path].revision)
    case .image:
      add(scene.images[node.index])
    case .group:
      let group = scene.groups[node.index]
      groups.append(group)
      effects.append(contentsOf: scene.effects[group.effects])
      for mask in scene.masks[group.masks] { masks.append(MaskKey(mask, of: scene)) }
    }
  }
}

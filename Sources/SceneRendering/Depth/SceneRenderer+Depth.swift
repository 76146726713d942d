import Geometry
import SceneModel
import VectorRaster

// 3D layers in front of a camera are drawn back to front.
extension SceneRenderer {
  /// Draws the prepared children of a group by falling depth.
  func drawSorted(_ index: Int, of scene: Scene, in context: DrawingContext) {
    let toGroup = cache(index).matrix.inverse
    var planes = visibleChildren(of: index, in: scene).map {
      plane($0, of: scene, toGroup: toGroup)
    }
    // A stable order: children of equal depth stay in their order.
    planes.sort { ($1.depth, $0.node) < ($0.depth, $1.node) }
    var sorter = DepthSorter()
    for part in sorter.parts(of: planes) {
      if part.halfPlanes.isEmpty {
        draw(part.node, of: scene, in: context)
      } else {
        drawPart(part, of: scene, in: context)
      }
    }
  }

  /// Draws a part of a plane that was split.
  private func drawPart(_ part: DepthPlane, of scene: Scene, in context: DrawingContext) {
    let cache = cache(part.node)
    let area = cache.bounds.intersection(context.surface.rect)
    // The margin keeps the edges of the area hard; only the edges of the split are antialiased.
    let region = part.halfPlanes.reduce(Rect(area.outset(x: 1, y: 1)).corners) {
      $0.clipped(to: $1)
    }
    guard !region.isEmpty else { return }
    _ = rasterizer.fill(
      .polygon(region), rule: .nonZero, transform: .identity, clip: area,
      into: cache.partMask)
    var inner = context
    inner.clip = intersection(cache.partMask, context.clip, cache.clippedPart)
    draw(part.node, of: scene, in: inner)
  }

  private func visibleChildren(of index: Int, in scene: Scene) -> [Int] {
    scene.children(of: index).filter { !cache($0).bounds.isEmpty }
  }

  private func plane(
    _ child: Int, of scene: Scene, toGroup: Affine?
  ) -> DepthPlane {
    var plane = DepthPlane(node: child, outline: outline(of: child, in: scene))
    guard scene.nodes[child].kind == .group else { return plane }
    let group = scene.groups[scene.nodes[child].index]
    plane.depth = group.depth.isNaN ? 0 : group.depth
    guard let inGroup = group.inverseDepth, let toGroup else { return plane }
    let inverseDepth = (Projection(affine: .identity, divisor: inGroup) * toGroup).divisor
    if (inverseDepth.x + inverseDepth.y + inverseDepth.z).isFinite {
      plane.inverseDepth = inverseDepth
    }
    return plane
  }

  /// The outline of a prepared node, in pixels: its projection's if a single group in perspective is visible in it,
  /// else its bounds.
  private func outline(of index: Int, in scene: Scene) -> [Vector2] {
    let bounds = Rect(cache(index).bounds)
    guard let node = projectedGroup(in: index, of: scene), let projection = cache(node).projection
    else { return bounds.corners }
    let corners = projection.image(of: Rect(cache(node).flatBounds))
    return corners.count > 2 ? corners : bounds.corners
  }

  /// The group in perspective that is the only visible content of a node; `nil` if there is none.
  private func projectedGroup(in index: Int, of scene: Scene) -> Int? {
    guard scene.nodes[index].kind == .group else { return nil }
    if cache(index).projection != nil { return index }
    let children = visibleChildren(of: index, in: scene)
    return children.count == 1 ? projectedGroup(in: children[0], of: scene) : nil
  }
}

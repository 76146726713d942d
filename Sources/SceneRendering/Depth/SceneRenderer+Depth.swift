import Geometry
import SceneModel
import VectorRaster

// Groups whose children stand before a camera.
extension SceneRenderer {
  /// Draws the prepared children of a group in order of their depth, farthest first.
  func drawSorted(_ index: Int, of scene: Scene, in context: DrawingContext) {
    let toPoints = cache(index).matrix.inverse
    var planes: [DepthSorter.Plane] = []
    let end = min(scene.nodes[index].end, scene.nodes.count)
    var child = index + 1
    while child < end {
      let node = scene.nodes[child]
      if !cache(child).bounds.isEmpty {
        planes.append(plane(child, of: scene, toPoints: toPoints))
      }
      child = max(child + 1, node.end)
    }
    // The order of equally deep ones stays.
    planes.sort { ($1.depth, $0.node) < ($0.depth, $1.node) }
    var order = DepthSorter()
    for part in order.parts(of: planes) {
      guard part.isCut else {
        draw(part.node, of: scene, in: context)
        continue
      }
      let cache = cache(part.node)
      let area = cache.bounds.intersection(context.surface.rect)
      let region = part.region(in: area)
      guard !region.isEmpty else { continue }
      _ = rasterizer.fill(
        BezierPath(polygon: region), rule: .nonZero, transform: .identity, clip: area,
        into: cache.part)
      var inner = context
      inner.clip = product(cache.part, context.clip, cache.parted)
      draw(part.node, of: scene, in: inner)
    }
  }

  private func plane(
    _ child: Int, of scene: Scene, toPoints: Affine?
  ) -> DepthSorter.Plane {
    var plane = DepthSorter.Plane(node: child, outline: outline(of: child, in: scene))
    guard scene.nodes[child].kind == .group else { return plane }
    let group = scene.groups[scene.nodes[child].index]
    plane.depth = group.depth.isNaN ? 0 : group.depth
    guard let nearness = group.nearness, let toPoints else { return plane }
    let pixels = (Projection(affine: .identity, divisor: nearness) * toPoints).divisor
    if (pixels.x + pixels.y + pixels.z).isFinite { plane.nearness = pixels }
    return plane
  }

  /// The corners of what a prepared node draws, in pixels; in perspective where it is the only one to be seen so.
  private func outline(of index: Int, in scene: Scene) -> [Vector2] {
    var node = index
    while scene.nodes[node].kind == .group, scene.groups[scene.nodes[node].index].divisor == nil {
      var inner: [Int] = []
      var child = node + 1
      while child < min(scene.nodes[node].end, scene.nodes.count) {
        if !cache(child).bounds.isEmpty { inner.append(child) }
        child = max(child + 1, scene.nodes[child].end)
      }
      guard inner.count == 1, scene.nodes[inner[0]].kind == .group else { break }
      node = inner[0]
    }
    let rect = Rect(cache(index).bounds)
    // A warp is kept from frames in which a group was seen in perspective.
    guard scene.nodes[node].kind == .group, scene.groups[scene.nodes[node].index].divisor != nil,
      let warp = cache(node).warp
    else { return rect.corners }
    let flat = Rect(cache(node).flatBounds)
    let deepest = flat.corners.map(warp.depth).max() ?? 0
    let corners = warp.corners(of: flat, deeperThan: deepest * 1e-4).map(warp.apply)
    return corners.count > 2 ? corners : rect.corners
  }
}

extension BezierPath {
  fileprivate init(polygon: [Vector2]) {
    self.init()
    beginContour(isClosed: true)
    for corner in polygon { addCorner(corner) }
  }
}

extension DepthSorter.Part {
  /// The corners of the part that lies in some pixels; none if it lies in none.
  fileprivate func region(in area: PixelRect) -> [Vector2] {
    // Edges that are not those of the cut lie outside.
    sides.reduce(Rect(area.outset(x: 1, y: 1)).corners) { ConvexPolygon.part(of: $0, $1) }
  }
}

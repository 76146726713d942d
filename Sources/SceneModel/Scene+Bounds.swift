public import Geometry

extension Scene {
  /// A rectangle around everything that is drawn, in points of the canvas, mostly the smallest: effects do not count,
  /// and soft masks count as a whole.
  ///
  /// The canvas does not limit it. Groups in perspective count as a whole, without their projection.
  public var drawnBounds: Rect { localBounds.first ?? .empty }

  /// The bounds of each node in points of the canvas, as `drawnBounds` defines them; empty for one that is not drawn.
  package var canvasBounds: [Rect] {
    var bounds = localBounds
    // The groups around the present node: where they end, and their transform to the canvas unless they are hidden.
    var groups: [(end: Int, transform: Affine?)] = []
    for (index, node) in nodes.enumerated() {
      while let last = groups.last, last.end <= index { groups.removeLast() }
      let outer = groups.isEmpty ? Affine.identity : groups[groups.count - 1].transform
      bounds[index] =
        bounds[index].isEmpty ? .empty : outer.map(bounds[index].transformed) ?? .empty
      guard node.kind == .group else { continue }
      let group = self.groups[node.index]
      groups.append((node.end, group.isDrawn ? outer.map { $0 * group.transform } : nil))
    }
    return bounds
  }

  /// The bounds of what a group draws, as `drawnBounds` defines them, in the group's coordinates; `nil` if effects, which
  /// may draw beyond them, are in the group.
  package func contentBounds(ofGroup index: Int) -> Rect? {
    let inner = index + 1..<nodes[index].end
    let hasEffects = inner.contains { index in
      nodes[index].kind == .group && !groups[nodes[index].index].effects.isEmpty
    }
    guard !hasEffects else { return nil }
    let bounds = localBounds
    return children(of: index).reduce(.empty) { $0.union(bounds[$1]) }
  }

  /// The bounds of each node, in the coordinates of its parent.
  private var localBounds: [Rect] {
    var bounds = [Rect](repeating: .empty, count: nodes.count)
    // Children follow their groups.
    for (index, node) in nodes.enumerated().reversed() {
      switch node.kind {
      case .shape: bounds[index] = self.bounds(of: shapes[node.index])
      case .image:
        let image = images[node.index]
        bounds[index] = image.opacity > 0 ? Rect(size: image.size) : .empty
      case .group: bounds[index] = self.bounds(of: groups[node.index], at: index, within: bounds)
      }
    }
    return bounds
  }

  private func bounds(of shape: SceneShape) -> Rect {
    guard shape.isDrawn else { return .empty }
    if case .color(let color) = shape.paint, !(color.alpha > 0) { return .empty }
    let bounds = paths[shape.path].path.tightBounds
    guard case .stroke(let style) = shape.style, !bounds.isEmpty else { return bounds }
    return bounds.insetBy(-style.width / 2)
  }

  /// The bounds of a group, from the bounds of all nodes in it.
  private func bounds(of group: SceneGroup, at index: Int, within bounds: [Rect]) -> Rect {
    guard group.isDrawn else { return .empty }
    var result = drawnChildren(of: index, group).reduce(Rect.empty) { $0.union(bounds[$1]) }
    let hasMatte = group.matte == .alpha || group.matte == .luma
    let matte = hasMatte ? children(of: index).first { _ in true }.map { bounds[$0] } : nil
    for limit in [matte, group.clip, maskBounds(of: group)] {
      if let limit { result = result.intersection(limit) }
    }
    return result.isEmpty ? .empty : result.transformed(by: group.transform)
  }

  /// The bounds of a group's masks; `nil` if they may show everything.
  private func maskBounds(of group: SceneGroup) -> Rect? {
    guard !group.masks.isEmpty else { return nil }
    var bounds = Rect.empty
    for mask in masks[group.masks] {
      guard mask.mode == .add, !mask.isInverted else { return nil }
      bounds = bounds.union(
        paths[mask.path].path.tightBounds.insetBy(
          -Swift.max(0, mask.expansion) - Swift.max(mask.feather.x, mask.feather.y)))
    }
    return bounds
  }
}

extension BezierPath {
  /// The smallest rectangle around all segments.
  fileprivate var tightBounds: Rect {
    var bounds = Rect.empty
    for contour in contours {
      for index in 0..<contour.segmentCount {
        bounds = bounds.union(segment(index, of: contour).bounds)
      }
    }
    return bounds
  }
}

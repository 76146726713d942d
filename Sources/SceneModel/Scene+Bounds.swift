public import Geometry

extension Scene {
  /// The smallest rectangle around all that is drawn, in points of the canvas, or a larger one: effects do not count,
  /// and soft masks count as a whole.
  ///
  /// The canvas does not limit it. Groups in perspective count as a whole, without their projection.
  public var drawnBounds: Rect {
    nodes.isEmpty ? .empty : bounds(of: 0)
  }

  /// The bounds of a node, in the coordinates of its parent.
  private func bounds(of index: Int) -> Rect {
    let node = nodes[index]
    switch node.kind {
    case .shape: return bounds(of: shapes[node.index])
    case .image: return Rect(size: images[node.index].size)
    case .group: return bounds(of: groups[node.index], at: index)
    }
  }

  private func bounds(of shape: SceneShape) -> Rect {
    guard shape.isVisible, shape.opacity > 0 else { return .empty }
    if case .color(let color) = shape.paint, !(color.alpha > 0) { return .empty }
    let bounds = paths[shape.path].path.tightBounds
    guard case .stroke(let style) = shape.style, !bounds.isEmpty else { return bounds }
    return bounds.insetBy(-style.width / 2)
  }

  private func bounds(of group: SceneGroup, at index: Int) -> Rect {
    guard group.isVisible, group.opacity > 0 else { return .empty }
    var (result, matte) = (Rect.empty, Rect?.none)
    var child = index + 1
    while child < nodes[index].end {
      let own = bounds(of: child)
      if group.firstChildIsMatteOrMap, child == index + 1 {
        matte = group.matte == .alpha || group.matte == .luma ? own : nil
      } else {
        result = result.union(own)
      }
      child = nodes[child].end
    }
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

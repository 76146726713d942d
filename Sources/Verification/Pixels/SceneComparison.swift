import Geometry
package import SceneModel

/// The differences of two scenes of the same structure, as numbers.
package struct SceneComparison: Hashable, Sendable {
  /// The view of the first scene that differs most: `SceneNode.source`; `nil` when nothing differs.
  package private(set) var worstSource: Int?
  /// The largest deviation: in points for positions, in percent for colors and opacities.
  ///
  /// Infinite where the structure differs.
  package private(set) var largestDeviation = 0.0

  /// The deviation of settings that are not numbers, such as blend modes.
  private static let otherKind = 100.0

  /// Compares the visible nodes; the deviation of scenes of different structure is infinite.
  package init(_ first: Scene, _ second: Scene) {
    if let place = SceneComparison.structuralDifference(first, second) {
      largestDeviation = .infinity
      worstSource = first.nodes.isEmpty ? nil : first.nodes[place].source
      return
    }
    var place = 0
    while place < first.nodes.count {
      let node = first.nodes[place]
      let deviation =
        switch node.kind {
        case .group: SceneComparison.deviation(first, second, group: node.index)
        case .shape: SceneComparison.deviation(first, second, shape: node.index)
        case .image: SceneComparison.deviation(first, second, image: node.index)
        }
      if deviation > largestDeviation {
        (largestDeviation, worstSource) = (deviation, node.source)
      }
      let isHidden =
        node.kind == .group
        && !(first.groups[node.index].isDrawn && second.groups[node.index].isDrawn)
      place = isHidden ? node.end : place + 1
    }
  }

  /// The innermost node of the first scene whose children differ in structure; `nil` if none does.
  private static func structuralDifference(_ first: Scene, _ second: Scene) -> Int? {
    let (a, b) = (first.nodes, second.nodes)
    guard a != b || first.paths.count != second.paths.count else { return nil }
    guard !a.isEmpty, !b.isEmpty else { return 0 }
    var (place, next) = (0, 1)
    while next < min(a[place].end, b[place].end) {
      guard a[next].kind == b[next].kind else { break }
      if a[next].end == b[next].end {
        next = a[next].end
      } else {
        (place, next) = (next, next + 1)
      }
    }
    return place
  }

  /// The deviation of two groups.
  private static func deviation(_ first: Scene, _ second: Scene, group index: Int) -> Double {
    let (a, b) = (first.groups[index], second.groups[index])
    guard a.isDrawn || b.isDrawn else { return 0 }
    guard a.isDrawn == b.isDrawn, a.masks.count == b.masks.count, a.effects.count == b.effects.count
    else { return otherKind }
    var largest = abs(a.opacity - b.opacity) * 100
    if a.transform != b.transform || a.divisor != b.divisor {
      for corner in [Vector2.zero, Vector2(first.size.x, 0), Vector2(0, first.size.y), first.size] {
        largest = max(largest, distance(a, b, at: corner))
      }
    }
    for (one, other) in zip(a.masks, b.masks) {
      let (one, other) = (first.masks[one], second.masks[other])
      largest = max(largest, abs(one.opacity - other.opacity) * 100)
      largest = max(largest, abs(one.expansion - other.expansion))
      largest = max(largest, one.feather.distance(to: other.feather))
      largest = max(largest, distance(first.paths[one.path], second.paths[other.path]))
      if one.mode != other.mode || one.isInverted != other.isInverted { largest = otherKind }
    }
    for (one, other) in zip(a.effects, b.effects) {
      let deviation = first.effects[one].deviation(from: second.effects[other])
      largest = max(largest, deviation ?? otherKind)
    }
    let hasEqualOptions =
      a.blendMode == b.blendMode && a.matte == b.matte && a.clip == b.clip
      && a.adjustsBelow == b.adjustsBelow && a.hasMap == b.hasMap
      && a.averagesChildren == b.averagesChildren && a.sortsByDepth == b.sortsByDepth
    return hasEqualOptions ? largest : max(largest, otherKind)
  }

  /// The distance between the positions of a point in two groups, in points; 0 behind a camera.
  private static func distance(_ a: SceneGroup, _ b: SceneGroup, at point: Vector2) -> Double {
    let flat = Projection.flatDivisor
    let places = (
      Projection(affine: a.transform, divisor: a.divisor ?? flat),
      Projection(affine: b.transform, divisor: b.divisor ?? flat)
    )
    guard places.0.depth(point) > 0, places.1.depth(point) > 0 else { return 0 }
    return places.0.apply(point).distance(to: places.1.apply(point))
  }

  /// The deviation of two shapes.
  private static func deviation(_ first: Scene, _ second: Scene, shape index: Int) -> Double {
    let (a, b) = (first.shapes[index], second.shapes[index])
    guard a.isDrawn || b.isDrawn else { return 0 }
    guard a.isDrawn == b.isDrawn, a.blendMode == b.blendMode else { return otherKind }
    var largest = abs(a.opacity - b.opacity) * 100
    largest = max(largest, distance(first.paths[a.path], second.paths[b.path]))
    if case .color(let one) = a.paint, case .color(let other) = b.paint {
      let difference = one.components - other.components
      largest = max(largest, (0..<4).map { abs(difference[$0]) }.max().map { $0 * 100 } ?? 0)
    } else if a.paint != b.paint {
      largest = max(largest, 1)
    }
    if case .stroke(let one) = a.style, case .stroke(let other) = b.style {
      largest = max(largest, abs(one.width - other.width))
      largest = max(largest, abs(one.dashOffset - other.dashOffset))
      if one.dashes != other.dashes || one.cap != other.cap || one.join != other.join {
        largest = max(largest, 1)
      }
    } else if a.style != b.style {
      largest = max(largest, otherKind)
    }
    return largest
  }

  /// The deviation of two images.
  private static func deviation(_ first: Scene, _ second: Scene, image index: Int) -> Double {
    let (a, b) = (first.images[index], second.images[index])
    guard a.picture == b.picture, a.fit == b.fit else { return otherKind }
    return max(a.size.distance(to: b.size), abs(a.opacity - b.opacity) * 100)
  }

  /// The largest distance between the points of two paths, in points.
  private static func distance(_ first: ScenePath, _ second: ScenePath) -> Double {
    guard first.path.hasSameStructure(as: second.path) else { return otherKind }
    return zip(first.path.points, second.path.points).reduce(0) {
      max($0, $1.0.distance(to: $1.1))
    }
  }
}

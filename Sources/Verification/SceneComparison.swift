import Geometry
public import SceneModel

/// How two scenes of one structure differ, as numbers.
public struct SceneComparison: Hashable, Sendable {
  /// The view that differs most: `SceneNode.source`; `nil` when nothing differs.
  public private(set) var worstSource: Int?
  /// By how much it differs: points for places, and for colours and opacities the share of 0...1 times 100.
  public private(set) var largestDeviation = 0.0

  /// Compares node by node; scenes of different structure differ without bound, at the root.
  public init(_ first: Scene, _ second: Scene) {
    guard first.nodes == second.nodes, first.paths.count == second.paths.count else {
      largestDeviation = .infinity
      worstSource = 0
      return
    }
    for node in first.nodes {
      let deviation =
        switch node.kind {
        case .group: SceneComparison.deviation(first, second, group: node.index)
        case .shape: SceneComparison.deviation(first, second, shape: node.index)
        case .image: SceneComparison.deviation(first, second, image: node.index)
        }
      if deviation > largestDeviation {
        largestDeviation = deviation
        worstSource = node.source
      }
    }
  }

  /// How far groups are apart.
  private static func deviation(_ first: Scene, _ second: Scene, group index: Int) -> Double {
    let (a, b) = (first.groups[index], second.groups[index])
    guard a.isVisible || b.isVisible else { return 0 }
    guard a.isVisible == b.isVisible else { return 100 }
    var largest = abs(a.opacity - b.opacity) * 100
    if a.transform != b.transform {
      for corner in [Vector2.zero, Vector2(first.size.x, 0), Vector2(0, first.size.y), first.size] {
        largest = max(largest, a.transform.apply(corner).distance(to: b.transform.apply(corner)))
      }
    }
    for (one, other) in zip(a.masks, b.masks) {
      let (one, other) = (first.masks[one], second.masks[other])
      largest = max(largest, abs(one.opacity - other.opacity) * 100)
      largest = max(largest, distance(first.paths[one.path], second.paths[other.path]))
    }
    return largest
  }

  /// How far shapes are apart.
  private static func deviation(_ first: Scene, _ second: Scene, shape index: Int) -> Double {
    let (a, b) = (first.shapes[index], second.shapes[index])
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
    }
    return largest
  }

  /// How far images are apart.
  private static func deviation(_ first: Scene, _ second: Scene, image index: Int) -> Double {
    let (a, b) = (first.images[index], second.images[index])
    return a.picture == b.picture ? a.size.distance(to: b.size) : 100
  }

  /// How far two paths are apart, in points.
  private static func distance(_ first: ScenePath, _ second: ScenePath) -> Double {
    guard first.path.hasSameStructure(as: second.path) else { return 100 }
    return zip(first.path.points, second.path.points).reduce(0) {
      max($0, $1.0.distance(to: $1.1))
    }
  }
}

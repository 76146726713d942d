import Geometry
package import SceneModel

/// The visible difference of two scenes.
///
/// Hidden content is ignored, because sessions do not update it. Values that cannot be
/// interpolated, such as the structure of paths, differ infinitely.
package struct SceneDifference: Sendable, CustomStringConvertible {
  /// The largest difference of two numbers.
  package private(set) var largest = 0.0
  /// The place of the largest difference.
  package private(set) var place = "nowhere"

  /// The place and the difference.
  package var description: String { "\(place) differs by \(largest)" }

  /// Compares two scenes of the same views.
  package init(_ first: Scene, _ second: Scene) {
    note(first.size == second.size, "size")
    var (index, other) = (0, 0)
    while true {
      (index, other) = (first.drawnNode(from: index), second.drawnNode(from: other))
      guard index < first.nodes.count, other < second.nodes.count else { break }
      let (a, b) = (first.nodes[index], second.nodes[other])
      guard a.kind == b.kind, a.source == b.source else { break }
      let name = "view \(a.source)"
      switch a.kind {
      case .group: compare(first, first.groups[a.index], second, second.groups[b.index], name)
      case .shape: compare(first, first.shapes[a.index], second, second.shapes[b.index], name)
      case .image: note(first.images[a.index] == second.images[b.index], "\(name): picture")
      }
      (index, other) = (index + 1, other + 1)
    }
    note(index >= first.nodes.count && other >= second.nodes.count, "structure")
  }

  private mutating func compare(
    _ first: Scene, _ a: SceneGroup, _ second: Scene, _ b: SceneGroup, _ name: String
  ) {
    note(a.blendMode == b.blendMode, "\(name): blend mode")
    note(a.clip == b.clip, "\(name): clip")
    note(a.matte == b.matte, "\(name): matte")
    note(a.opacity, b.opacity, "\(name): opacity")
    note(a.transform.numbers, b.transform.numbers, "\(name): transform")
    note(a.masks.count == b.masks.count, "\(name): masks")
    note(a.effects.count == b.effects.count, "\(name): effects")
    for (one, other) in zip(a.masks, b.masks) {
      compare(first, first.masks[one], second, second.masks[other], "\(name): mask")
    }
  }

  private mutating func compare(
    _ first: Scene, _ a: SceneMask, _ second: Scene, _ b: SceneMask, _ name: String
  ) {
    note(a.mode == b.mode && a.isInverted == b.isInverted, "\(name) mode")
    note(a.opacity, b.opacity, "\(name) opacity")
    note(a.expansion, b.expansion, "\(name) expansion")
    note([a.feather.x, a.feather.y], [b.feather.x, b.feather.y], "\(name) feather")
    compare(first.paths[a.path].path, second.paths[b.path].path, "\(name) path")
  }

  private mutating func compare(
    _ first: Scene, _ a: SceneShape, _ second: Scene, _ b: SceneShape, _ name: String
  ) {
    note(a.blendMode == b.blendMode, "\(name): blend mode")
    note(a.opacity, b.opacity, "\(name): opacity")
    compare(first.paths[a.path].path, second.paths[b.path].path, "\(name): path")
    compare(a.paint, b.paint, "\(name): paint")
    compare(a.style, b.style, "\(name): style")
  }

  private mutating func compare(_ a: Paint, _ b: Paint, _ name: String) {
    switch (a, b) {
    case (.color(let a), .color(let b)):
      note(a.numbers, b.numbers, name)
    case (.gradient(let a), .gradient(let b)):
      note(a.kind == b.kind && a.stops.count == b.stops.count, name)
      note(a.numbers, b.numbers, name)
    default:
      note(false, name)
    }
  }

  private mutating func compare(_ a: SceneShape.Style, _ b: SceneShape.Style, _ name: String) {
    guard case .stroke(var a) = a, case .stroke(let b) = b else { return note(a == b, name) }
    note(a.width, b.width, "\(name) width")
    note(a.dashOffset, b.dashOffset, "\(name) dash offset")
    note(a.dashes, b.dashes, "\(name) dashes")
    (a.width, a.dashOffset, a.dashes) = (b.width, b.dashOffset, b.dashes)
    note(a == b, name)
  }

  private mutating func compare(_ a: BezierPath, _ b: BezierPath, _ name: String) {
    guard a.contours == b.contours else { return note(false, "\(name) structure") }
    note(a.points.flatMap { [$0.x, $0.y] }, b.points.flatMap { [$0.x, $0.y] }, name)
  }

  private mutating func note(_ a: [Double], _ b: [Double], _ name: String) {
    guard a.count == b.count else { return note(false, name) }
    for (one, other) in zip(a, b) { note(one, other, name) }
  }

  private mutating func note(_ a: Double, _ b: Double, _ name: String) {
    let difference = abs(a - b)
    guard !(difference <= largest) else { return }
    largest = difference.isNaN ? .infinity : difference
    place = "\(name) (\(a) and \(b))"
  }

  private mutating func note(_ isEqual: Bool, _ name: String) {
    guard !isEqual, largest < .infinity else { return }
    largest = .infinity
    place = name
  }
}

extension Scene {
  /// The first node at or after an index that no group hides; the number of nodes if there is none.
  fileprivate func drawnNode(from index: Int) -> Int {
    var index = index
    while index < nodes.count {
      let node = nodes[index]
      switch node.kind {
      case .group where !groups[node.index].isVisible: index = node.end
      case .shape where !shapes[node.index].isVisible: index += 1
      case .group, .shape, .image: return index
      }
    }
    return index
  }
}

extension Affine {
  fileprivate var numbers: [Double] { [a, b, c, d, tx, ty] }
}

extension Color {
  fileprivate var numbers: [Double] { [red, green, blue, alpha] }
}

extension Gradient {
  fileprivate var numbers: [Double] {
    [start.x, start.y, end.x, end.y, focalPoint.x, focalPoint.y]
      + stops.flatMap { [$0.offset] + $0.color.numbers }
  }
}

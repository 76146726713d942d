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
    note(first.nodes == second.nodes, "structure")
    guard first.nodes == second.nodes else { return }
    var index = 0
    while index < first.nodes.count {
      let node = first.nodes[index]
      let isHidden =
        switch node.kind {
        case .group: compare(first, second, group: node.index, "view \(node.source)")
        case .shape: compare(first, second, shape: node.index, "view \(node.source)")
        case .image: compare(first, second, image: node.index, "view \(node.source)")
        }
      index = isHidden ? node.end : index + 1
    }
  }

  /// Compares two groups; `true` if neither is drawn.
  private mutating func compare(
    _ first: Scene, _ second: Scene, group index: Int, _ name: String
  ) -> Bool {
    let (a, b) = (first.groups[index], second.groups[index])
    guard a.isVisible || b.isVisible else { return true }
    note(a.isVisible == b.isVisible, "\(name): visibility")
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
    return false
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

  /// Compares two shapes; `true` if neither is drawn.
  private mutating func compare(
    _ first: Scene, _ second: Scene, shape index: Int, _ name: String
  ) -> Bool {
    let (a, b) = (first.shapes[index], second.shapes[index])
    guard a.isVisible || b.isVisible else { return true }
    note(a.isVisible == b.isVisible, "\(name): visibility")
    note(a.blendMode == b.blendMode, "\(name): blend mode")
    note(a.opacity, b.opacity, "\(name): opacity")
    compare(first.paths[a.path].path, second.paths[b.path].path, "\(name): path")
    compare(a.paint, b.paint, "\(name): paint")
    compare(a.style, b.style, "\(name): style")
    return false
  }

  /// Compares two pictures, which are always drawn.
  private mutating func compare(
    _ first: Scene, _ second: Scene, image index: Int, _ name: String
  ) -> Bool {
    note(first.images[index] == second.images[index], "\(name): picture")
    return false
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

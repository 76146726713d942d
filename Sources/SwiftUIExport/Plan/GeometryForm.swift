import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// The way in which SwiftUI shows the geometry of a shape.
enum GeometryForm: Hashable, Sendable {
  /// As a constant path.
  case still
  /// As a rectangle or an ellipse, by the index of its view.
  case primitive(Int)
  /// As a path whose points move, by the index of its view.
  case morph(Int)
  /// As the part of a constant path, a path whose points move, or another part, by the index of the trim.
  case trim(Int)
  /// As paths of single frames: none of SwiftUI's shapes moves so.
  case sampled

  /// Chooses the form of geometry views with the given paints.
  init(_ views: [Int], paints: [Int] = [], in tree: ExportTree) {
    let geometry = tree.withoutIdleTrims(views)
    let moves = geometry.contains { tree.moves(within: $0) }
    guard geometry.count == 1 else {
      self = moves ? .sampled : .still
      return
    }
    let index = geometry[0]
    let hasDashes = paints.contains { tree.hasDashes($0) }
    switch tree.views[index].node.kind {
    case .ellipse where !hasDashes, .rectangle where !hasDashes: self = .primitive(index)
    case .path where moves: self = .morph(index)
    // A part of a length of which some is not drawn.
    case .trim where moves && tree.measures(within: index): self = .sampled
    case .trim where moves:
      switch GeometryForm(tree.children(of: index), in: tree) {
      case .still, .trim, .morph: self = .trim(index)
      case .primitive(let shape): self = tree.moves(within: shape) ? .sampled : .trim(index)
      case .sampled: self = .sampled
      }
    default: self = moves ? .sampled : .still
    }
  }
}

extension ExportTree {
  /// The path that geometry views make together.
  func path(of geometry: [Int]) -> BezierPath {
    let root = ViewNode(filling: geometry.map { views[$0].node })
    let timeline = Timeline(
      canvas: ViewCanvas(size: SIMD2(1, 1), root: root), clock: Clock(interval: 1, ticks: 1),
      frameRate: 1)
    return TimelineSession(timeline).scene.paths.first?.path ?? BezierPath()
  }

  /// Geometry views without the trims that always show everything around them.
  func withoutIdleTrims(_ geometry: [Int]) -> [Int] {
    geometry.flatMap { index -> [Int] in
      let view = views[index]
      let idle: [(PropertyKey, Double)] = [(.trimStart, 0), (.trimEnd, 1), (.trimOffset, 0)]
      guard case .trim = view.node.kind, view.motions.isEmpty, view.node.slots.isEmpty,
        idle.allSatisfy({ view.node.initialValue($0) == .number($1) })
      else { return [index] }
      return withoutIdleTrims(children(of: index))
    }
  }

  /// Whether a trim measures geometry that it does not draw.
  fileprivate func measures(within trim: Int) -> Bool {
    (trim..<views[trim].end).contains { views[$0].node.kind == .measured }
  }

  /// Whether a paint is a stroke with dashes.
  func hasDashes(_ paint: Int) -> Bool {
    views[paint].node.initialValue(.dashes).map { !$0.numbersValue.isEmpty } ?? false
  }
}

extension ViewNode {
  /// Makes a root view that fills geometry; no view of a design has the identifiers of its parts.
  init(filling geometry: [ViewNode]) {
    let paint = ViewNode(id: "filled paint", kind: .fill(FillView()))
    let shape = ViewNode(id: "filled shape", kind: .shape, children: geometry + [paint])
    self.init(id: "filled root", kind: .group(GroupView()), children: [shape])
  }
}

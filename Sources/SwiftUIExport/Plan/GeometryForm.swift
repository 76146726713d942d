import SceneModel
import ViewTree

/// The way in which SwiftUI shows the geometry of a shape.
enum GeometryForm: Hashable, Sendable {
  /// As a constant path.
  case still
  /// As a rectangle or an ellipse, by the index of its view.
  case primitive(Int)
  /// As a path whose points move, by the index of its view.
  case morph(Int)
  /// As the part of a constant path, by the index of the trim.
  case trim(Int)
  /// As paths of single frames: none of SwiftUI's shapes moves so.
  case sampled

  /// Chooses the form of geometry views with the given paints.
  init(_ geometry: [Int], paints: [Int], in tree: ExportTree) {
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
    case .trim where moves:
      let isStill = tree.children(of: index).allSatisfy { !tree.moves(within: $0) }
      self = isStill ? .trim(index) : .sampled
    default: self = moves ? .sampled : .still
    }
  }
}

extension ExportTree {
  /// Whether a paint is a stroke with dashes.
  func hasDashes(_ paint: Int) -> Bool {
    views[paint].node.initialValue(.dashes).map { !$0.numbersValue.isEmpty } ?? false
  }
}

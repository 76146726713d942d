import Diagnostics
import TimelineModel
import ViewTree

extension TimelineNotes {
  /// The shapes of which nothing is drawn, because they have no paint or no path, in the order of the file.
  var undrawnShapes: [Diagnostic] {
    views.compactMap { view in
      guard view.node.kind == .shape, let part = view.node.missingPart else { return nil }
      return Diagnostic(
        .undrawnShape, "“\(view.node.id)” has no \(part), so nothing is drawn.", at: view.pointer)
    }
  }
}

extension ViewNode {
  /// The part that the children of a shape lack; `nil` if it is drawn.
  fileprivate var missingPart: String? {
    guard !children.isEmpty else { return "children" }
    if !children.contains(where: \.kind.isPaint) { return "fill or stroke" }
    return children.allSatisfy(\.kind.isPaint) ? "path, such as an ellipse" : nil
  }
}

import Diagnostics
import TimelineModel
import ViewTree

/// Finds shapes of which nothing is drawn, because they have no paint or no path.
struct PaintCheck {
  /// The findings, in the order of the file.
  let findings: [TimelineNotes.Finding]

  /// Checks the shapes of a timeline.
  init(_ content: NoteContent) {
    findings = content.views.compactMap { view in
      guard view.node.kind == .shape, let lack = PaintCheck.lack(of: view.node.children) else {
        return nil
      }
      return TimelineNotes.Finding(
        code: .undrawnShape, message: "“\(view.node.id)” has no \(lack), so nothing is drawn.",
        pointer: view.pointer)
    }
  }

  /// The part that the children of a shape lack; `nil` if it is drawn.
  private static func lack(of children: [ViewNode]) -> String? {
    guard !children.isEmpty else { return "children" }
    if !children.contains(where: \.kind.isPaint) { return "fill or stroke" }
    return children.allSatisfy(\.kind.isPaint) ? "path, such as an ellipse" : nil
  }
}

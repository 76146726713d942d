import Diagnostics
import TimelineModel
import ViewTree

/// Finds modifiers of paths and repeaters without children, such as a trim beside the paths that it should change.
///
/// In After Effects a modifier changes the paths above it in its group; in a timeline it changes its children.
struct ModifierCheck {
  /// The findings, in the order of the file.
  let findings: [TimelineNotes.Finding]

  /// The number of views that an advice shows.
  private static let shownContent = 3

  /// Checks the modifiers of a timeline.
  init(_ content: NoteContent, _ timeline: Timeline) {
    let empty = content.views.filter { ModifierCheck.isEmptyModifier($0.node) }
    guard !empty.isEmpty else {
      findings = []
      return
    }
    let neighbors = ModifierCheck.neighbors(in: timeline.canvas.root)
    findings = empty.map { view in
      TimelineNotes.Finding(
        code: .emptyModifier,
        message: "“\(view.node.id)” has no children, so it changes nothing.",
        pointer: view.pointer,
        advice: neighbors[view.node.id].map { ModifierCheck.advice(view.node, around: $0) })
    }
  }

  /// Whether a view changes or copies its children, and has none.
  static func isEmptyModifier(_ view: ViewNode) -> Bool {
    guard view.children.isEmpty else { return false }
    let entry = ViewCatalog.entry(of: view.kind)
    return entry.childPlace == .geometry && (entry.role == .geometry || entry.role == .repeater)
  }

  /// The views that each empty modifier may be meant for: those before it among its siblings, or else all.
  private static func neighbors(in parent: ViewNode) -> [String: [ViewNode]] {
    var result: [String: [ViewNode]] = [:]
    for (index, view) in parent.children.enumerated() {
      if isEmptyModifier(view) {
        let before = content(parent.children[..<index])
        let found = before.isEmpty ? content(parent.children[index...]) : before
        if !found.isEmpty { result[view.id] = found }
      }
      result.merge(neighbors(in: view)) { first, _ in first }
    }
    return result
  }

  /// The views among siblings that a modifier can change.
  private static func content(_ views: ArraySlice<ViewNode>) -> [ViewNode] {
    views.filter { view in
      let role = ViewCatalog.entry(of: view.kind).role
      return (role == .geometry || role == .drawn) && !isEmptyModifier(view)
    }
  }

  private static func advice(_ view: ViewNode, around content: [ViewNode]) -> String {
    var children = content.prefix(shownContent).map { line($0, "") }
    if content.count > shownContent { children.append("…") }
    let wrapped = line(view, #", "children": [\#(children.joined(separator: ", "))]"#)
    return "Move the views that it changes into it, as it changes its children alone: \(wrapped)"
  }

  private static func line(_ view: ViewNode, _ members: String) -> String {
    #"{"id": "\#(view.id)", "kind": "\#(view.kind.name)", …\#(members)}"#
  }
}

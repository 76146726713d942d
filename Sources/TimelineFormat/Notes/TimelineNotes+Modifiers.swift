import Diagnostics
import TimelineModel
import ViewTree

extension TimelineNotes {
  /// The modifiers of paths and repeaters without children, such as a trim beside the paths that it should change, in
  /// the order of the file.
  ///
  /// In After Effects a modifier changes the paths above it in its group; in a timeline it changes its children.
  func emptyModifiers(_ timeline: Timeline) -> [Diagnostic] {
    let empty = views.filter(\.node.isEmptyModifier)
    let neighbors = empty.isEmpty ? [:] : timeline.canvas.root.neighborsOfModifiers
    return empty.map { view in
      Diagnostic(
        .emptyModifier, "“\(view.node.id)” has no children, so it changes nothing.",
        advice: neighbors[view.node.id].map { view.node.advice(around: $0) }, at: view.pointer)
    }
  }
}

extension ViewNode {
  /// The number of views that an advice shows.
  private static let shownContent = 3

  /// Whether the view changes or copies its children, and has none.
  var isEmptyModifier: Bool {
    guard children.isEmpty else { return false }
    let entry = ViewCatalog.entry(of: kind)
    return entry.childPlace == .geometry && (entry.role == .geometry || entry.role == .repeater)
  }

  /// The views that each empty modifier may be meant for: those before it among its siblings, or else all.
  fileprivate var neighborsOfModifiers: [String: [ViewNode]] {
    var result: [String: [ViewNode]] = [:]
    for (index, view) in children.enumerated() {
      if view.isEmptyModifier {
        let before = children[..<index].filter(\.isModifiable)
        let found = before.isEmpty ? children[index...].filter(\.isModifiable) : before
        if !found.isEmpty { result[view.id] = found }
      }
      result.merge(view.neighborsOfModifiers) { first, _ in first }
    }
    return result
  }

  /// Whether a modifier can change the view.
  private var isModifiable: Bool {
    let role = ViewCatalog.entry(of: kind).role
    return (role == .geometry || role == .drawn) && !isEmptyModifier
  }

  fileprivate func advice(around content: [ViewNode]) -> String {
    var lines = content.prefix(ViewNode.shownContent).map { $0.line("") }
    if content.count > ViewNode.shownContent { lines.append("…") }
    let wrapped = line(#", "children": [\#(lines.joined(separator: ", "))]"#)
    return "Move the views that it changes into it, as it changes its children alone: \(wrapped)"
  }

  private func line(_ members: String) -> String {
    #"{"id": "\#(id)", "kind": "\#(kind.name)", …\#(members)}"#
  }
}

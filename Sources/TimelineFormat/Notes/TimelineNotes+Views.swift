import Diagnostics
import Geometry
import SceneModel
import TimelineModel
import ViewTree

// Notes about views.
extension TimelineNotes {
  /// The cameras that never show one of their views, in the order of the file.
  func emptyCameras(_ timeline: Timeline) -> [Diagnostic] {
    views.compactMap { view in
      guard case .group = view.node.kind, !timeline.showsViews(ofCamera: view.node.id) else {
        return nil
      }
      return Diagnostic(
        .emptyCamera, "The camera “\(view.node.id)” shows none of its views.", at: view.pointer)
    }
  }

  /// The shapes of which nothing is drawn, because they have no paint or no path, in the order of the file.
  var undrawnShapes: [Diagnostic] {
    views.compactMap { view in
      guard view.node.kind == .shape, let part = view.node.missingPart else { return nil }
      return Diagnostic(
        .undrawnShape, "“\(view.node.id)” has no \(part), so nothing is drawn.", at: view.pointer)
    }
  }

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

  /// The gradients that are drawn in one color, with too few stops or without a length, in the order of the file.
  var plainGradients: [Diagnostic] {
    let gradients = views.filter { $0.node.kind.paint?.gradient != nil }
    guard !gradients.isEmpty else { return [] }
    var changes: [String: Set<PropertyKey>] = [:]
    for target in items.flatMap(\.item.targets) {
      changes[target.view, default: []].insert(target.key)
    }
    return gradients.flatMap { view in
      let changed = changes[view.node.id] ?? []
      let stops = changed.contains(.gradientStops) ? nil : view.node.problemOfStops
      let length =
        changed.isDisjoint(with: [.gradientStart, .gradientEnd]) ? view.node.problemOfLength : nil
      return [(DiagnosticCode.tooFewStops, stops), (.emptyGradient, length)].compactMap {
        code, problem in
        problem.map {
          Diagnostic(code, "The gradient of “\(view.node.id)” \($0).", at: view.pointer)
        }
      }
    }
  }
}

extension Timeline {
  /// The number of times of a cycle that are sampled.
  private static let cameraSamples = 64

  /// Whether a view of a camera is visible at a sampled time; also if the camera's group itself never is.
  fileprivate func showsViews(ofCamera id: String) -> Bool {
    let index = canvas.root.preorder.first { $0.node.id == id }?.index
    var session = TimelineSession(self)
    var isPresent = false
    for sample in 0..<Timeline.cameraSamples {
      session.advance(to: duration * Double(sample) / Double(Timeline.cameraSamples))
      let scene = session.scene
      guard let node = scene.nodes.firstIndex(where: { $0.source == index && $0.kind == .group }),
        scene.isShown(node)
      else { continue }
      isPresent = true
      if scene.hasVisibleChild(node) { return true }
    }
    return !isPresent
  }
}

extension Scene {
  /// Whether a node and all groups around it are drawn.
  fileprivate func isShown(_ node: Int) -> Bool {
    nodes[...node].allSatisfy { other in
      other.kind != .group || other.end <= node || groups[other.index].isVisible
    }
  }

  /// Whether any child of a group is drawn.
  fileprivate func hasVisibleChild(_ node: Int) -> Bool {
    children(of: node).contains { child in
      switch nodes[child].kind {
      case .group: groups[nodes[child].index].isVisible
      case .shape, .image: true
      }
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

  /// The number of numbers of a color stop: offset, red, green and blue.
  private static let stopLength = 4

  fileprivate var problemOfStops: String? {
    guard let count = kind.paint?.colorStopCount,
      let numbers = initialValue(.gradientStops)?.numbersValue
    else { return nil }
    if count < 2 {
      return "has \(count == 1 ? "1 color stop" : "no color stops"), so it is one color"
    }
    let needed = count * ViewNode.stopLength
    guard numbers.count < needed else { return nil }
    return "has \(numbers.count) numbers in “gradientStops”; \(count) color stops take \(needed)"
  }

  fileprivate var problemOfLength: String? {
    guard let start = initialValue(.gradientStart)?.vectorValue,
      let end = initialValue(.gradientEnd)?.vectorValue, start.xy == end.xy
    else { return nil }
    let point = "[\(start.x.shortText), \(start.y.shortText)]"
    return "starts and ends at \(point), so it is one color"
  }
}

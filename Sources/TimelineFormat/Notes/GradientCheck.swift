import Diagnostics
import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Finds gradients that are drawn in one color: with too few stops, or without a length.
struct GradientCheck {
  /// The findings, in the order of the file.
  private(set) var findings: [TimelineNotes.Finding] = []

  /// The number of numbers of a color stop: offset, red, green and blue.
  private static let stopLength = 4

  /// Checks the gradients of a timeline.
  init(_ content: NoteContent) {
    let gradients = content.views.filter { $0.node.kind.paint?.gradient != nil }
    guard !gradients.isEmpty else { return }
    var changes: [String: Set<PropertyKey>] = [:]
    for target in content.items.flatMap(\.item.targets) {
      changes[target.view, default: []].insert(target.key)
    }
    for view in gradients { check(view, changes[view.node.id] ?? []) }
  }

  private mutating func check(_ view: TimelineNotes.View, _ changes: Set<PropertyKey>) {
    if !changes.contains(.gradientStops), let problem = problemOfStops(view.node) {
      findings.append(
        TimelineNotes.Finding(
          code: .tooFewStops, message: "The gradient of “\(view.node.id)” \(problem).",
          pointer: view.pointer))
    }
    if changes.isDisjoint(with: [.gradientStart, .gradientEnd]),
      let problem = problemOfLength(view.node)
    {
      findings.append(
        TimelineNotes.Finding(
          code: .emptyGradient, message: "The gradient of “\(view.node.id)” \(problem).",
          pointer: view.pointer))
    }
  }

  private func problemOfStops(_ view: ViewNode) -> String? {
    guard let count = view.kind.paint?.colorStopCount,
      let numbers = view.initialValue(.gradientStops)?.numbersValue
    else { return nil }
    if count < 2 {
      return "has \(count == 1 ? "1 color stop" : "no color stops"), so it is one color"
    }
    let needed = count * GradientCheck.stopLength
    guard numbers.count < needed else { return nil }
    return "has \(numbers.count) numbers in “gradientStops”; \(count) color stops take \(needed)"
  }

  private func problemOfLength(_ view: ViewNode) -> String? {
    guard let start = view.initialValue(.gradientStart)?.vectorValue,
      let end = view.initialValue(.gradientEnd)?.vectorValue, start.xy == end.xy
    else { return nil }
    let point = "[\(start.x.shortText), \(start.y.shortText)]"
    return "starts and ends at \(point), so it is one color"
  }
}

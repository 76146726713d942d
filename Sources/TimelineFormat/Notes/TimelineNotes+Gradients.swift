import Diagnostics
import Geometry
import SceneModel
import TimelineModel
import ViewTree

extension TimelineNotes {
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

extension ViewNode {
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

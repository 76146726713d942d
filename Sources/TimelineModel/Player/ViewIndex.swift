import SceneModel
import ViewTree

/// Finds the views of a view tree by identifier.
struct ViewIndex {
  private var indices: [String: Int] = [:]
  private var frameCounts: [String: Int] = [:]

  init(_ canvas: ViewCanvas) {
    var count = 0
    canvas.root.visit { view in
      indices[view.id] = count
      if case .frames(let style) = view.kind { frameCounts[view.id] = style.sources.count }
      count += 1
    }
  }

  /// How many pictures a sequence has; 0 for other views.
  func frameCount(of view: String) -> Int { frameCounts[view] ?? 0 }

  /// The target in the view tree that an action's target names; `nil` if there is no such view.
  func propertyTarget(_ target: TimelineAction.Target) -> PropertyTarget? {
    guard let view = indices[target.view] else { return nil }
    return PropertyTarget(view: view, key: target.key, component: target.component)
  }

  /// The most copies that each repeater reaches, by preorder index.
  func maximumCopies(in timeline: Timeline) -> [Int: Double] {
    var result: [Int: Double] = [:]
    for event in timeline.events {
      for change in event.changes where change.target.key == .copies {
        guard let view = indices[change.target.view] else { continue }
        let largest = change.values.map(\.numberValue).max() ?? 0
        result[view] = Swift.max(result[view] ?? 0, largest)
      }
    }
    return result
  }
}

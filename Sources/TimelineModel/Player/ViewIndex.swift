import StageModel

/// Finds the views of a stage by identifier.
struct ViewIndex {
  private var indices: [String: Int] = [:]

  init(_ stage: Stage) {
    var count = 0
    stage.root.visit { view in
      indices[view.id] = count
      count += 1
    }
  }

  /// The target on the stage that an action's target names; `nil` if there is no such view.
  func propertyTarget(_ target: TimelineAction.Target) -> PropertyTarget? {
    guard let view = indices[target.view] else { return nil }
    return PropertyTarget(view: view, key: target.key, component: target.component)
  }

  /// The most copies that each repeater reaches, by preorder index.
  func maximumCopies(in timeline: Timeline) -> [Int: Double] {
    var result: [Int: Double] = [:]
    for event in timeline.events {
      for action in event.actions where action.target.key == .copies {
        guard let view = indices[action.target.view] else { continue }
        result[view] = Swift.max(result[view] ?? 0, action.change.largestNumber)
      }
    }
    return result
  }
}

extension TimelineAction.Change {
  /// The largest number that the change sets or aims at.
  fileprivate var largestNumber: Double {
    switch self {
    case .set(let value): value.numberValue
    case .animate(let animation):
      Swift.max(animation.from?.numberValue ?? 0, animation.to.numberValue)
    }
  }
}

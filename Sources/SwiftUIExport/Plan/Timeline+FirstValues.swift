import SceneModel
import TimelineModel
import ViewTree

extension Timeline {
  /// The timeline with the values that event 0 sets as initial values.
  ///
  /// Views appear with them then, before the clock starts.
  func foldingFirstValues() -> Timeline {
    guard let first = events.first, first.number == 0 else { return self }
    var result = self
    var values: [TimelineAction.Target: PropertyValue] = [:]
    result.events[0].actions = first.actions.compactMap { action in
      guard action.after == 0, action.target.key != .frameIndex else { return action }
      switch action.change {
      case .set(let value):
        values[action.target] = value
        return nil
      case .animate(var animation):
        guard let from = animation.from else { return action }
        values[action.target] = from
        animation.from = nil
        var action = action
        action.change = .animate(animation)
        return action
      case .play, .stop: return action
      }
    }
    guard !values.isEmpty else { return self }
    let valuesByView = Dictionary(grouping: values, by: \.key.view)
    result.canvas.root.updatePreorder { _, view in view.set(valuesByView[view.id] ?? []) }
    return result
  }
}

extension ViewNode {
  /// Sets initial values of the view.
  fileprivate mutating func set(_ values: [(key: TimelineAction.Target, value: PropertyValue)]) {
    for (target, value) in values where target.component == nil {
      properties[target.key] = value
    }
    for (target, value) in values {
      guard let component = target.component, let whole = initialValue(target.key) else {
        continue
      }
      var components = whole.components
      guard components.indices.contains(component) else { continue }
      components[component] = value.numberValue
      properties[target.key] = whole.replacing(components)
    }
  }
}

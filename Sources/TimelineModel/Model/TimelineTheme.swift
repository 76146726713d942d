package import SceneModel
import ViewTree

/// A theme: other values of properties that no event changes.
package struct TimelineTheme: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The values by their properties.
  package var values: [TimelineAction.Target: PropertyValue]

  /// Makes a theme.
  package init(name: String, values: [TimelineAction.Target: PropertyValue] = [:]) {
    (self.name, self.values) = (name, values)
  }

  /// The properties in the order of their names.
  package var targets: [TimelineAction.Target] {
    values.keys.sorted { ($0.view, $0.key.rawValue) < ($1.view, $1.key.rawValue) }
  }
}

extension Timeline {
  /// The timeline with the values of a theme, and without themes.
  package func applying(_ theme: TimelineTheme) -> Timeline {
    let changes = Dictionary(grouping: theme.values) { $0.key.view }
    var result = self
    result.themes = []
    result.canvas.root.updatePreorder { _, view in
      for (target, value) in changes[view.id] ?? [] { view.properties[target.key] = value }
    }
    return result
  }

  /// The theme that leads to another timeline with the same views.
  ///
  /// - Returns: The theme, and the first part of the other timeline that no theme changes; `nil` if there is none.
  package func theme(
    named name: String, from other: Timeline
  ) -> (theme: TimelineTheme, difference: String?) {
    let (views, others) = (canvas.root.preorder.map(\.node), other.canvas.root.preorder.map(\.node))
    guard views.map(\.id) == others.map(\.id) else {
      return (TimelineTheme(name: name), "the views")
    }
    var theme = TimelineTheme(name: name)
    for (view, other) in zip(views, others) where view.properties != other.properties {
      for key in view.kind.properties.map(\.key) {
        guard let value = other.initialValue(key), value != view.initialValue(key) else { continue }
        theme.values[TimelineAction.Target(view: view.id, key: key)] = value
      }
    }
    let moving = Set(events.flatMap(\.targets).map(\.wholeProperty))
    if let target = theme.targets.first(where: moving.contains) {
      theme.values = theme.values.filter { !moving.contains($0.key) }
      return (theme, "“\(target.text)”, which changes")
    }
    return (theme, applying(theme).difference(from: other))
  }

  /// The first part in which a timeline of the same views differs.
  private func difference(from other: Timeline) -> String? {
    let kinds = zip(canvas.root.preorder, other.canvas.root.preorder)
    if let (view, _) = kinds.first(where: { $0.node.kind != $1.node.kind }) {
      return "the options of “\(view.node.id)”"
    }
    if events != other.events {
      let target = zip(events.flatMap(\.actions), other.events.flatMap(\.actions))
        .first { $0 != $1 }?.0.target
      return target.map { "the motion of “\($0.text)”" } ?? "the events"
    }
    let baked = Set(canvas.imageSources).first { pictures[$0] != other.pictures[$0] }
    return baked.map { "the picture “\($0)”" }
  }
}

extension TimelineAction.Target {
  /// The property as a whole.
  package var wholeProperty: TimelineAction.Target {
    var target = self
    target.component = nil
    return target
  }
}

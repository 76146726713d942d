package import SceneModel
import ViewTree

/// A theme: other values of properties that no event changes, and other pictures.
package struct TimelineTheme: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The values by their properties.
  package var values: [TimelineAction.Target: PropertyValue]
  /// The sources of pictures by the identifiers of image views.
  package var pictures: [String: String]

  /// Makes a theme.
  package init(
    name: String, values: [TimelineAction.Target: PropertyValue] = [:],
    pictures: [String: String] = [:]
  ) {
    (self.name, self.values, self.pictures) = (name, values, pictures)
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
      guard let source = theme.pictures[view.id], case .image(var image) = view.kind else { return }
      image.source = source
      view.kind = .image(image)
    }
    return result
  }

  /// The distinct names of all pictures that views show, also with themes, in order.
  package var imageSources: [String] {
    let sources = canvas.imageSources
    let others = Set(themes.flatMap(\.pictures.values)).subtracting(sources)
    return sources + others.sorted()
  }

  /// Renames pictures; names that are not in the dictionary stay.
  package mutating func renameImageSources(_ names: [String: String]) {
    canvas.renameImageSources(names)
    for index in themes.indices {
      themes[index].pictures = themes[index].pictures.mapValues { names[$0] ?? $0 }
    }
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
    for (view, other) in zip(views, others)
    where view.properties != other.properties || view.kind != other.kind {
      if case .image(let image) = view.kind, case .image(let picture) = other.kind,
        image.source != picture.source
      {
        theme.pictures[view.id] = picture.source
      }
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
    var themed = applying(theme)
    for source in theme.pictures.values { themed.pictures[source] = other.pictures[source] }
    return (theme, themed.difference(from: other))
  }

  /// The first part in which a timeline of the same views differs.
  private func difference(from other: Timeline) -> String? {
    let kinds = zip(canvas.root.preorder, other.canvas.root.preorder)
    if let (view, _) = kinds.first(where: { $0.node.kind != $1.node.kind }) {
      return "the options of “\(view.node.id)”"
    }
    if events != other.events {
      let (own, others) = (events.flatMap(\.actions), other.events.flatMap(\.actions))
      let changed = zip(own, others).first { $0 != $1 }?.0
      let longer = own.count > others.count ? own : others
      let further = longer.dropFirst(min(own.count, others.count)).first
      let target = (changed ?? further)?.target
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

package import SceneModel
import ViewTree

/// A theme: other values and changes of properties, and other pictures.
///
/// A property that the theme has, as a value or in its events, changes as the theme says, not as the timeline does.
package struct TimelineTheme: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The initial values by their properties.
  package var values: [TimelineAction.Target: PropertyValue]
  /// The sources of pictures by the identifiers of image views.
  package var pictures: [String: String]
  /// The events, in order of their numbers.
  package var events: [TimelineEvent]

  /// Makes a theme.
  package init(
    name: String, values: [TimelineAction.Target: PropertyValue] = [:],
    pictures: [String: String] = [:], events: [TimelineEvent] = []
  ) {
    (self.name, self.values, self.pictures, self.events) = (name, values, pictures, events)
  }

  /// The properties in the order of their names.
  package var targets: [TimelineAction.Target] {
    values.keys.sorted { ($0.view, $0.key.rawValue) < ($1.view, $1.key.rawValue) }
  }
}

extension Timeline {
  /// The timeline with the values, pictures and events of a theme, and without themes.
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
    let replaced = Set(theme.values.keys).union(theme.events.changedProperties)
    guard !theme.events.isEmpty || !replaced.isDisjoint(with: events.changedProperties) else {
      return result
    }
    result.events = events.map { $0.removing { replaced.contains($0.wholeProperty) } }
    for event in theme.events {
      if let place = result.events.firstIndex(where: { $0.number == event.number }) {
        result.events[place].actions += event.actions
        result.events[place].keyframes += event.keyframes
        result.events[place].phases += event.phases
      } else {
        result.events.append(event)
      }
    }
    result.events.sort { $0.number < $1.number }
    return result
  }

  /// The timeline with the motion of a theme, and without themes; properties that do not move keep its values.
  ///
  /// - Returns: The timeline; `nil` if the theme moves nothing otherwise.
  package func moving(as theme: TimelineTheme) -> Timeline? {
    let moving = Set(events.changedProperties).union(theme.events.changedProperties)
    var motion = theme
    motion.pictures = [:]
    motion.values = theme.values.filter { moving.contains($0.key) }
    guard !motion.values.isEmpty || !motion.events.isEmpty else { return nil }
    return applying(motion)
  }

  /// The themes without the properties that move, with the theme or without one.
  package var stillThemes: [TimelineTheme] {
    themes.map { theme in
      let moving = Set(events.changedProperties).union(theme.events.changedProperties)
      var still = theme
      still.events = []
      still.values = theme.values.filter { !moving.contains($0.key) }
      return still
    }
  }

  /// The distinct names of all pictures that views show, also with themes, in order.
  package var imageSources: [String] {
    let sources = canvas.imageSources
    let others = Set(themes.flatMap { $0.pictures.values }).subtracting(sources)
    return sources + others.sorted()
  }

  /// Renames pictures; names that are not in the dictionary stay.
  package mutating func renameImageSources(_ names: [String: String]) {
    canvas.renameImageSources(names)
    for index in themes.indices {
      themes[index].pictures = themes[index].pictures.mapValues { names[$0] ?? $0 }
    }
  }
}

// Finding themes.
extension Timeline {
  /// The theme that leads to another timeline with the same views and the same clock.
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
    let changed = events.changed(in: other.events)
    theme.events = other.events.changes(of: changed)
    for (view, other) in zip(views, others) {
      if case .image(let image) = view.kind, case .image(let picture) = other.kind,
        image.source != picture.source
      {
        theme.pictures[view.id] = picture.source
      }
      for key in view.kind.properties.map(\.key) {
        let target = TimelineAction.Target(view: view.id, key: key)
        guard let value = other.initialValue(key),
          value != view.initialValue(key) || changed.contains(target)
        else { continue }
        theme.values[target] = value
      }
    }
    // A value replaces all changes of its property; unchanged motion from another initial value is repeated here.
    let first = Set(theme.values.keys).subtracting(changed)
      .intersection(other.events.changedProperties)
    if !first.isEmpty { theme.events = other.events.changes(of: changed.union(first)) }
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
    if let target = events.changed(in: other.events).min(by: { $0.text < $1.text }) {
      return "the motion of “\(target.text)”"
    }
    let baked = canvas.imageSources.first { pictures[$0] != other.pictures[$0] }
    return baked.map { "the picture “\($0)”" }
  }
}

extension [TimelineEvent] {
  /// The whole properties that the events change, perhaps repeated.
  package var changedProperties: [TimelineAction.Target] {
    flatMap(\.targets).map(\.wholeProperty)
  }

  /// The whole properties that other events change in another way.
  fileprivate func changed(in others: [TimelineEvent]) -> Set<TimelineAction.Target> {
    let (own, others) = (changes, others.changes)
    return Set(own.keys).union(others.keys).filter { own[$0] != others[$0] }
  }

  /// The changes of each whole property, in events of their own.
  private var changes: [TimelineAction.Target: [TimelineEvent]] {
    var changes: [TimelineAction.Target: [TimelineEvent]] = [:]
    for event in self {
      for action in event.actions {
        var own = changes[action.target.wholeProperty, default: []]
        if own.last?.number != event.number { own.append(TimelineEvent(number: event.number)) }
        own[own.count - 1].actions.append(action)
        changes[action.target.wholeProperty] = own
      }
      var runs = event
      runs.actions = []
      for property in Set(runs.targets.map(\.wholeProperty)) {
        changes[property, default: []].append(runs.removing { $0.wholeProperty != property })
      }
    }
    return changes
  }

  /// The events with the changes of some whole properties alone, without empty ones.
  fileprivate func changes(of properties: Set<TimelineAction.Target>) -> [TimelineEvent] {
    map { $0.removing { !properties.contains($0.wholeProperty) } }
      .filter { !$0.actions.isEmpty || !$0.keyframes.isEmpty || !$0.phases.isEmpty }
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

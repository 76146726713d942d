import Geometry
import Reporting
import SceneModel
import TimelineModel
import ViewTree

/// Timelines and their views.
extension ElementDraft {
  mutating func describe(_ timeline: Timeline) {
    element.kind = "Timeline"
    element.label = timeline.name.isEmpty ? "Timeline" : timeline.name
    add("name", text: timeline.name)
    add("size", timeline.canvas.size)
    actions = TimedAction.byView(timeline)
    // The root's members are the timeline's.
    add(timeline.canvas.root)
    add("tick interval", timeline.clock.interval, .seconds)
    add("ticks", timeline.clock.ticks)
    add("repeats", timeline.clock.repeats)
    add("at the end of the cycle", case: timeline.clock.atEnd)
    add("frame rate", timeline.frameRate)
    let events = timeline.events
    list(events.flatMap { event in event.keyframes.map { (event.number, $0) } }, .unordered) {
      $0.describe($1.1, ofEvent: $1.0)
    }
    list(events.flatMap { event in event.phases.map { (event.number, $0) } }, .unordered) {
      $0.describe($1.1, ofEvent: $1.0)
    }
    list(timeline.constants, .unordered) { $0.describe($1) }
    list(timeline.definitions, .unordered) { draft, definition in
      draft.element = DescribedElement(kind: "Definition", name: definition.name)
      draft.add("value", definition.value)
    }
    list(timeline.markers, .unordered) { draft, marker in
      draft.element = DescribedElement(kind: "Marker", name: marker.name)
      draft.add("time", marker.time, .seconds)
      draft.add("duration", marker.duration, .seconds)
    }
    list(timeline.themes, .unordered) { draft, theme in
      draft.element = DescribedElement(kind: "Theme", name: theme.name)
      for target in theme.targets {
        guard let value = theme.values[target] else { continue }
        draft.add(target.text, value, ValueUnit(target.key.declaration))
      }
      for (view, source) in theme.pictures.sorted(by: { $0.key < $1.key }) {
        draft.add("\(view).source", text: source)
      }
      var own = timeline
      own.events = theme.events
      for (event, groups) in zip(own.events, own.groups) {
        let changes = event.outlineLines(groups).joined(separator: "; ")
        draft.add("event \(event.number)", text: changes)
      }
    }
    add(timeline.machine)
    // Texts have pictures of their letters.
    let sources = Set(timeline.imageSources)
    for (source, picture) in timeline.pictures.pictures.sorted(by: { $0.key < $1.key })
    where sources.contains(source) {
      add("picture \(source)", picture)
    }
  }

  private mutating func describe(_ constant: TimelineConstant) {
    element = DescribedElement(kind: "Constant", name: constant.name)
    switch constant.value {
    case .duration(let time): add("duration", time, .seconds)
    case .delay(let time): add("delay", time, .seconds)
    case .curve(let curve): add("curve", curve)
    }
  }

  /// Adds the members of a view.
  private mutating func add(_ view: ViewNode) {
    add("name", text: view.name)
    for (name, value) in zip(view.kind.optionNames, view.kind.optionValues) {
      add(ElementDraft.words(name), option: value)
    }
    // All properties that the kind declares, and others that the view has in spite of it.
    let declared = view.kind.properties
    let values = declared.map { ($0, view.properties[$0.key] ?? $0.initial) }
    let others = view.properties.filter { entry in !declared.contains { $0.key == entry.key } }
      .map { ($0.key.declaration, $0.value) }
    for (declaration, value) in values + others {
      let name = ElementDraft.words(declaration.key.rawValue)
      add(name, value, ValueUnit(declaration))
      add("\(name) slot", text: view.slots[declaration.key])
    }
    list(actions[view.id] ?? [], .unordered) { $0.describe($1) }
    list(view.children) { draft, view in
      draft.element = DescribedElement(kind: view.kind.title, name: view.id, view: view.id)
      draft.add(view)
    }
  }

  /// Adds the value of an option.
  private mutating func add(_ name: String, option: OptionValue) {
    switch option {
    case .none: break
    case .flag(let flag): add(name, flag)
    case .word(let word), .text(let word): add(name, .text(word))
    case .count(let count): add(name, count)
    case .number(let number): add(name, number)
    case .pair(let pair): add(name, pair)
    case .texts(let texts): add(name, texts: texts)
    case .custom(let custom):
      if let transition = custom.value as? ViewTransition { add(name, transition) }
      if let matched = custom.value as? MatchedGeometry {
        add("\(name) properties", case: matched.properties)
        add("\(name) anchor point", matched.anchor)
        add("\(name) source", matched.isSource)
      }
    }
  }

  private mutating func add(_ name: String, _ transition: ViewTransition) {
    add(name, case: transition)
    switch transition {
    case .opacity, .slide: break
    case .scale(let factor): add("\(name) scale", factor, .percent)
    case .offset(let offset): add("\(name) offset", offset)
    case .move(let edge): add("\(name) move", case: edge)
    case .push(let edge): add("\(name) push", case: edge)
    case .blur(let radius): add("\(name) blur", radius)
    case .combined(let parts):
      for (index, part) in parts.enumerated() { add("\(name) combined \(index + 1)", part) }
    case .asymmetric(let insertion, let removal):
      add("\(name) insertion", insertion)
      add("\(name) removal", removal)
    }
  }
}

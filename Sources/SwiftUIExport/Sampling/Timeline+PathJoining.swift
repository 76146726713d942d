import Geometry
import SceneModel
import TimelineModel
import ViewTree

extension Timeline {
  /// The timeline with one path in place of the paths of each shape whose points move at the same times.
  func joiningPaths() -> Timeline {
    var joiner = PathJoiner(self)
    guard !joiner.actions.isEmpty else { return self }
    var result = self
    result.canvas.root = joiner.joined(canvas.root)
    guard !joiner.removed.isEmpty else { return self }
    for event in result.events.indices {
      result.events[event].actions = result.events[event].actions.enumerated().compactMap {
        joiner.removed.contains($1.target.view)
          ? nil : joiner.replaced[PathJoiner.Place(event: event, action: $0)] ?? $1
      }
    }
    return result
  }
}

private struct PathJoiner {
  /// The place of an action in the events of a timeline.
  struct Place: Hashable {
    let event: Int
    let action: Int
  }

  /// The places of the actions that change each path, by the identifiers of views.
  let actions: [String: [Place]]
  /// The views of paths that are parts of others now.
  private(set) var removed: Set<String> = []
  /// The actions that change joined paths.
  private(set) var replaced: [Place: TimelineAction] = [:]
  private let timeline: Timeline
  /// The views whose paths keyframes or phases change.
  private let excluded: Set<String>

  init(_ timeline: Timeline) {
    self.timeline = timeline
    var actions: [String: [Place]] = [:]
    var excluded: Set<String> = []
    for (number, event) in timeline.events.enumerated() {
      for (place, action) in event.actions.enumerated() where action.target.key == .path {
        actions[action.target.view, default: []].append(Place(event: number, action: place))
      }
      excluded.formUnion(event.keyframes.flatMap(\.timeline.tracks).map(\.target.view))
      excluded.formUnion(event.phases.flatMap(\.timeline.targets).map(\.view))
    }
    (self.actions, self.excluded) = (actions, excluded)
  }

  /// A view in which paths beside each other are one.
  mutating func joined(_ view: ViewNode) -> ViewNode {
    var result = view
    result.children = view.children.map { joined($0) }
    guard view.kind == .shape else { return result }
    let places = result.children.indices.filter { !result.children[$0].kind.isPaint }
    let paths = places.map { result.children[$0] }
    guard let path = joined(paths) else { return result }
    result.children[places[0]] = path
    for place in places.dropFirst().reversed() { result.children.remove(at: place) }
    return result
  }

  /// One path in place of several; `nil` where they do not move together.
  private mutating func joined(_ paths: [ViewNode]) -> ViewNode? {
    guard paths.count > 1,
      paths.allSatisfy({ $0.kind == .path && $0.slots.isEmpty && !excluded.contains($0.id) }),
      let first = paths.first(where: { actions[$0.id] != nil })
    else { return nil }
    let moving = paths.filter { actions[$0.id] != nil }
    let moments = moving.map { path in (actions[path.id] ?? []).map(moment) }
    guard moments.allSatisfy({ $0 == moments[0] }) else { return nil }
    for (number, place) in (actions[first.id] ?? []).enumerated() {
      var joined = action(place)
      joined.change = joined.change.mapped { value in
        let values = paths.map { path -> PropertyValue? in
          guard let places = actions[path.id] else { return path.initialValue(.path) }
          return value(action(places[number]).change)
        }
        return .path(BezierPath(joining: values.compactMap { $0?.pathValue }))
      }
      replaced[place] = joined
    }
    removed.formUnion(moving.map(\.id).filter { $0 != first.id })
    var result = first
    result.properties[.path] = .path(
      BezierPath(joining: paths.compactMap { $0.initialValue(.path)?.pathValue }))
    return result
  }

  private func action(_ place: Place) -> TimelineAction {
    timeline.events[place.event].actions[place.action]
  }

  /// An event with one action, without its view and its values.
  private func moment(of place: Place) -> TimelineEvent {
    var action = action(place)
    action.target.view = ""
    action.accuracy = .exact
    action.change = action.change.mapped { _ in .path(BezierPath()) }
    return TimelineEvent(number: place.event, actions: [action])
  }
}

extension TimelineAction.Change {
  /// The change with other values: each is replaced by a function of where it stands in a change.
  fileprivate func mapped(
    _ value: ((TimelineAction.Change) -> PropertyValue?) -> PropertyValue
  ) -> TimelineAction.Change {
    switch self {
    case .set: return .set(value { if case .set(let value) = $0 { value } else { nil } })
    case .animate(var animation):
      animation.to = value { if case .animate(let other) = $0 { other.to } else { nil } }
      if animation.from != nil {
        animation.from = value { if case .animate(let other) = $0 { other.from } else { nil } }
      }
      return .animate(animation)
    case .play, .stop: return self
    }
  }
}

extension BezierPath {
  fileprivate init(joining paths: [BezierPath]) {
    self.init()
    for path in paths { append(path) }
  }
}

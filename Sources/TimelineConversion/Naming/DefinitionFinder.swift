import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Finds paths and gradients that several views or changes have, and names them by these views.
struct DefinitionFinder {
  /// The fewest points of a path with a name, handles included; shorter ones are said in place.
  private static let fewestPoints = 15
  /// The fewest numbers of a gradient with a name.
  private static let fewestNumbers = 8
  /// The properties whose values have names.
  private static let keys: [PropertyKey] = [.path, .motionPath, .gradientStops]

  /// A value, hashed by a sample.
  private struct Content: Hashable {
    let value: PropertyValue

    func hash(into hasher: inout Hasher) { value.hashSample(into: &hasher) }
  }

  /// A value with its uses.
  private struct Usage {
    var value: PropertyValue
    var key: PropertyKey
    var count = 0
    var views: Set<String> = []
  }

  private var usages: [Usage] = []
  private var positions: [Content: Int] = [:]

  /// The definitions of a timeline, by their names.
  static func definitions(of timeline: Timeline) -> [TimelineDefinition] {
    var finder = DefinitionFinder()
    for view in timeline.canvas.root.preorder {
      for key in keys {
        guard let value = view.node.properties[key] else { continue }
        finder.add(value, key, view.node.id)
      }
    }
    for event in timeline.events { finder.add(event) }
    return finder.definitions(besides: UnusedIdentifiers(timeline.canvas))
  }

  private mutating func add(_ event: TimelineEvent) {
    for action in event.actions where DefinitionFinder.keys.contains(action.target.key) {
      switch action.change {
      case .set(let value): add(value, action.target)
      case .animate(let animation):
        if let from = animation.from { add(from, action.target) }
        add(animation.to, action.target)
      case .play, .stop: break
      }
    }
    for track in event.keyframes.flatMap(\.timeline.tracks)
    where DefinitionFinder.keys.contains(track.target.key) {
      for keyframe in track.keyframes { add(keyframe.value, track.target) }
    }
  }

  private mutating func add(_ value: PropertyValue, _ target: TimelineAction.Target) {
    guard target.component == nil else { return }
    add(value, target.key, target.view)
  }

  private mutating func add(_ value: PropertyValue, _ key: PropertyKey, _ view: String) {
    switch value {
    case .path(let path): guard path.points.count >= DefinitionFinder.fewestPoints else { return }
    case .numbers(let numbers):
      guard numbers.count >= DefinitionFinder.fewestNumbers else { return }
    case .flag, .number, .vector, .color, .text: return
    }
    let next = usages.count
    let position = positions[Content(value: value), default: next]
    if position == next {
      positions[Content(value: value)] = next
      usages.append(Usage(value: value, key: key))
    }
    usages[position].count += 1
    usages[position].views.insert(view)
  }

  /// The values with several uses; names differ from those of views.
  private func definitions(besides identifiers: UnusedIdentifiers) -> [TimelineDefinition] {
    var identifiers = identifiers
    // Sorted by names, which depend on the views alone.
    let named = usages.filter { $0.count > 1 }.map { usage in
      (name: SharedName.text(of: usage.views, for: usage.key), usage: usage)
    }.sorted { a, b in
      (a.name, a.usage.views.min() ?? "") < (b.name, b.usage.views.min() ?? "")
    }
    return named.map { name, usage in
      TimelineDefinition(name: identifiers.make(name), value: usage.value)
    }.sorted { $0.name < $1.name }
  }
}

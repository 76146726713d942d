import Diagnostics
import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Finds paths and gradients that several views or changes have, and names them by these views.
struct DefinitionFinder {
  /// The fewest points of a path with a name, handles included; shorter ones are written in place.
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

  /// A use of a value by a property of a view.
  private struct Use {
    var value: PropertyValue
    var key: PropertyKey
    var view: String
  }

  private var uses: [Use] = []

  /// The definitions of a timeline, by their names: the values with several uses.
  static func definitions(of timeline: Timeline) -> [TimelineDefinition] {
    var finder = DefinitionFinder()
    for view in timeline.canvas.root.preorder {
      for key in keys {
        guard let value = view.node.properties[key] else { continue }
        finder.add(value, key, view.node.id)
      }
    }
    for event in timeline.events { finder.add(event) }
    let shared = finder.uses.grouped { Content(value: $0.value) }.filter { $1.count > 1 }
    // Sorted by names, which depend on the views alone.
    let named = shared.map { content, uses in
      let views = Set(uses.map(\.view))
      return (
        name: SharedName.text(of: views, for: uses[0].key), first: views.min() ?? "",
        value: content.value
      )
    }.sorted { ($0.name, $0.first) < ($1.name, $1.first) }
    // Names differ from the identifiers of views.
    var identifiers = UnusedIdentifiers(timeline.canvas)
    return named.map { TimelineDefinition(name: identifiers.make($0.name), value: $0.value) }
      .sorted { $0.name < $1.name }
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
    uses.append(Use(value: value, key: key, view: view))
  }
}

/// Names of values that several views share: the words that their identifiers have in common.
enum SharedName {
  /// A name for a value of some views' property.
  static func text(of views: Set<String>, for key: PropertyKey) -> String {
    let all = views.sorted().map(words)
    guard let first = all.first else { return word(for: key) }
    var start = first[...]
    var end = first[...]
    for words in all.dropFirst() {
      start = start.prefix(zip(start, words).prefix { $0 == $1 }.count)
      let common = zip(end.reversed(), words.reversed()).prefix { $0 == $1 }.count
      end = end.suffix(common)
    }
    var shared = Array(all.count == 1 ? first[...] : start)
    if shared.isEmpty { shared = Array(end) }
    if shared.allSatisfy(isKind) { shared = all.min { $0.count < $1.count } ?? [] }
    while let last = shared.last, isKind(last) { shared.removeLast() }
    let text = shared.joined() + word(for: key)
    return text.lowercasingFirst
  }

  /// Words for kinds of views, which do not describe a value.
  private static let kindWords: Set<String> = [
    "path", "fill", "stroke", "shape", "group", "mask", "outline", "outlines",
  ]

  private static func isKind(_ word: String) -> Bool { kindWords.contains(word.lowercased()) }

  private static func word(for key: PropertyKey) -> String {
    switch key {
    case .motionPath: "Route"
    case .gradientStops: "Gradient"
    default: "Outline"
    }
  }

  /// The words of an identifier in camel case, without the digits that distinguish views.
  private static func words(of identifier: String) -> [String] {
    var words: [String] = []
    for letter in identifier where !letter.isNumber {
      if letter.isUppercase || words.isEmpty {
        words.append(String(letter))
      } else {
        words[words.count - 1].append(letter)
      }
    }
    return words
  }
}

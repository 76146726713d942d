import CompositionModel
import Geometry
import ViewTree

/// A view that is being lowered: a reference, so that its place in the tree may change until the tree is complete.
final class ViewDraft {
  /// A moving property.
  struct Animation {
    var key: PropertyKey
    var component: Int?
    var value: AnimatedValue<PropertyValue>
    var scope: Int
    var source: ViewAnimation.Source
  }

  var name: String
  let kind: ViewKind
  /// The properties that the kind has.
  private let schema: [PropertySlot]
  /// The values that differ from the defaults, with their places in the schema.
  private(set) var values: [(place: Int, value: PropertyValue)] = []
  var animations: [Animation] = []
  var children: [ViewDraft]
  var pointer: String
  /// The times that stand for those of its animations, and of all in it; empty where they are the same.
  private(set) var scopes: [Int: Int] = [:]
  /// What its identifier is made from, where that was asked for before.
  var identifierFamily: (context: String, number: Int)?
  private var knownProperties: PropertyValues?
  private var knownHiddenProperties: PropertyValues?
  /// The view that it is, at other times; `nil` for one of its own.
  private var original: ViewDraft?

  init(name: String, kind: ViewKind, children: [ViewDraft] = [], pointer: String = "") {
    self.name = name
    self.kind = kind
    schema = kind.schema
    self.children = children
    self.pointer = pointer
  }

  /// Takes over a property of the composition: its constant, or its keyframes.
  func set<Value: Interpolatable>(
    _ key: PropertyKey, _ value: AnimatedValue<Value>, scope: Int,
    as wrap: (Value) -> PropertyValue
  ) {
    setInitial(key, wrap(value.initial))
    guard value.isAnimated else { return }
    addAnimation(key, value.map(wrap), scope: scope)
  }

  /// The same for a value that is wrapped already.
  func set(_ key: PropertyKey, _ value: AnimatedValue<PropertyValue>, scope: Int) {
    setInitial(key, value.initial)
    guard value.isAnimated else { return }
    addAnimation(key, value, scope: scope)
  }

  /// A view that shares all with another one, but at other times.
  init(_ other: ViewDraft, scopes: [Int: Int]) {
    (name, kind, schema) = (other.name, other.kind, other.schema)
    (values, animations) = (other.values, other.animations)
    (children, pointer) = (other.children, other.pointer)
    self.scopes = other.scopes.isEmpty ? scopes : other.scopes.mapValues { scopes[$0] ?? $0 }
    original = other.original ?? other
  }

  /// Keeps a value where it differs from the default.
  private func setInitial(_ key: PropertyKey, _ value: PropertyValue) {
    (knownProperties, knownHiddenProperties, original) = (nil, nil, nil)
    guard let place = schema.index(of: key) else { return }
    let isDefault = schema[place].initial == value
    if let known = values.firstIndex(where: { $0.place == place }) {
      if isDefault { values.remove(at: known) } else { values[known].value = value }
    } else if !isDefault {
      values.append((place, value))
    }
  }

  /// The values that differ from the defaults, by their keys.
  var properties: PropertyValues {
    guard !values.isEmpty else { return [:] }
    if let known = knownProperties ?? original?.properties { return known }
    var properties = PropertyValues(capacity: values.count)
    for (place, value) in values { properties[schema[place].key] = value }
    knownProperties = properties
    return properties
  }

  /// The same of a view that begins hidden.
  var hiddenProperties: PropertyValues {
    if let known = knownHiddenProperties ?? original?.hiddenProperties { return known }
    var properties = self.properties
    properties[.isVisible] = .flag(false)
    knownHiddenProperties = properties
    return properties
  }

  private func addAnimation(_ key: PropertyKey, _ value: AnimatedValue<PropertyValue>, scope: Int) {
    animations.append(
      Animation(key: key, component: nil, value: value, scope: scope, source: .value))
  }

  /// Takes over one dimension of a property.
  func set(_ key: PropertyKey, component: Int, _ value: AnimatedValue<Double>, scope: Int) {
    guard let place = schema.index(of: key) else { return }
    var whole = values.first { $0.place == place }?.value ?? schema[place].initial
    whole.setComponent(component, value.initial)
    setInitial(key, whole)
    guard value.isAnimated else { return }
    animations.append(
      Animation(
        key: key, component: component, value: value.map { .number($0) }, scope: scope,
        source: .value))
  }

  /// A view with the same descendants, none of them shared.
  func copy() -> ViewDraft {
    let copy = ViewDraft(
      name: name, kind: kind, children: children.map { $0.copy() }, pointer: pointer)
    (copy.values, copy.animations, copy.scopes) = (values, animations, scopes)
    return copy
  }

  /// How many views it is, itself and its descendants, or more than a limit.
  func count(upTo limit: Int) -> Int {
    var count = 1
    for child in children {
      guard count <= limit else { break }
      count += child.count(upTo: limit - count)
    }
    return count
  }

  /// How many values its view and all in it have.
  var valueCount: Int { children.reduce(schema.count) { $0 + $1.valueCount } }

  /// How many animations its view and all in it have.
  var animationCount: Int { children.reduce(animations.count) { $0 + $1.animationCount } }

  /// Whether a group does nothing but hold its children.
  var isTrivialGroup: Bool {
    values.isEmpty && animations.isEmpty && kind == .group(GroupStyle())
      && !children.contains { $0.kind.isMask || $0.kind.isEffect }
  }
}

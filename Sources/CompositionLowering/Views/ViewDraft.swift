import CompositionModel
import SceneModel
import ViewTree

/// A view that is being lowered: a reference, so that its place in the tree may change until the tree is complete.
///
/// Runtime checks of exclusive access took 2 % of the time of loading. Accesses never overlap: one thread lowers a
/// composition, and no method keeps a reference to a member.
final class ViewDraft {
  var name: String
  let kind: ViewKind
  /// The declared properties of the kind.
  let declarations: [PropertyDeclaration]
  /// The values that differ from the defaults, with the indices of their declarations.
  @exclusivity(unchecked) private(set) var values: [(index: Int, value: PropertyValue)] = []
  /// The animations of properties; their targets have view 0, until `AnimationList` sets preorder indices.
  @exclusivity(unchecked) var animations: [ViewAnimation] = []
  /// The slots of the design that properties belong to.
  @exclusivity(unchecked) private(set) var slots: [PropertyKey: SlotNumber] = [:]
  @exclusivity(unchecked) var children: [ViewDraft]
  var pointer: String
  /// In a copy: the scope that replaces each scope of the original, here and in all descendants.
  @exclusivity(unchecked) private(set) var scopes: [Int: Int] = [:]
  /// The layer that it belongs to; `nil` for the layer of the view around it.
  var label: LayerLabel?
  /// The part that it plays in the layer of its label; `nil` without one.
  var part: LayerPart?
  /// Whether groups that do nothing were removed among its descendants.
  var isReduced = false

  init(name: String, kind: ViewKind, children: [ViewDraft] = [], pointer: String = "") {
    self.name = name
    self.kind = kind
    declarations = kind.properties
    self.children = children
    self.pointer = pointer
  }

  /// Sets a property or one of its components to a constant or to keyframes.
  func set<Value: ModelValue>(
    _ key: PropertyKey, component: Int? = nil, _ value: AnimatedValue<Value>, scope: Int
  ) {
    set(key, component: component, value.map { $0.erased }, scope: scope)
  }

  /// Sets a property to a constant or to keyframes of other values.
  func set<Value: Interpolatable>(
    _ key: PropertyKey, _ value: AnimatedValue<Value>, scope: Int,
    as wrap: (Value) -> PropertyValue
  ) {
    set(key, value.map(wrap), scope: scope)
  }

  /// Sets a property or one of its components, a number, to a constant or to keyframes.
  func set(
    _ key: PropertyKey, component: Int? = nil, _ value: AnimatedValue<PropertyValue>, scope: Int
  ) {
    if let component {
      guard let index = declarations.index(of: key) else { return }
      var whole = values.first { $0.index == index }?.value ?? declarations[index].initial
      whole.setComponent(component, value.initial.numberValue)
      setInitial(key, whole)
    } else {
      setInitial(key, value.initial)
      // Few properties have a slot.
      if value.slot != nil || !slots.isEmpty { slots[key] = value.slot }
    }
    guard value.isAnimated else { return }
    removePerspective(of: key)
    addAnimation(of: key, component: component, value, scope: scope)
  }

  /// Sets a property to a constant.
  func set(_ key: PropertyKey, to value: PropertyValue) {
    set(key, AnimatedValue(value), scope: 0)
  }

  /// Adds the animation of a property, or of one of its components; its view 0 is a placeholder, see `animations`.
  func addAnimation(
    of key: PropertyKey, component: Int? = nil, _ value: AnimatedValue<PropertyValue>, scope: Int,
    source: ViewAnimation.Source = .value
  ) {
    animations.append(
      ViewAnimation(
        target: PropertyTarget(view: 0, key: key, component: component), value: value,
        scope: scope, source: source))
  }

  /// Makes a copy of a view that shares its descendants, in other time scopes.
  init(_ other: ViewDraft, scopes: [Int: Int]) {
    (name, kind, declarations) = (other.name, other.kind, other.declarations)
    (values, animations, slots) = (other.values, other.animations, other.slots)
    (children, pointer) = (other.children, other.pointer)
    (label, part, isReduced) = (other.label, other.part, other.isReduced)
    self.scopes = other.scopes(in: scopes)
  }

  /// The replacements of the time scopes of a view inside of others with replacements.
  func scopes(in outer: [Int: Int]) -> [Int: Int] {
    guard !scopes.isEmpty, !outer.isEmpty else { return scopes.isEmpty ? outer : scopes }
    return scopes.mapValues { outer[$0] ?? $0 }
  }

  /// Sets the value of a property, unless it is the default.
  private func setInitial(_ key: PropertyKey, _ value: PropertyValue) {
    guard let index = declarations.index(of: key) else { return }
    let isDefault = declarations[index].initial == value
    if !isDefault { removePerspective(of: key) }
    if let known = values.firstIndex(where: { $0.index == index }) {
      if isDefault { values.remove(at: known) } else { values[known].value = value }
    } else if !isDefault {
      values.append((index, value))
    }
  }

  /// The values that differ from the defaults, by key.
  var properties: PropertyValues {
    guard !values.isEmpty else { return [:] }
    var properties = PropertyValues(capacity: values.count)
    for (index, value) in values { properties[declarations[index].key] = value }
    return properties
  }

  /// Draws rotations about x and y without perspective, as designs without a camera are.
  private func removePerspective(of key: PropertyKey) {
    guard key == .rotationX || key == .rotationY || key == .orientation else { return }
    setInitial(.perspective, .number(0))
  }

  /// A copy of the view and all descendants.
  func copy() -> ViewDraft {
    let copy = ViewDraft(self, scopes: [:])
    copy.children = children.map { $0.copy() }
    return copy
  }

  /// The number of views, itself and its descendants; counting stops beyond a limit.
  func count(upTo limit: Int) -> Int {
    var count = 1
    for child in children {
      guard count <= limit else { break }
      count += child.count(upTo: limit - count)
    }
    return count
  }

  /// Whether a group only holds its children.
  var isTrivialGroup: Bool {
    guard values.isEmpty && animations.isEmpty && slots.isEmpty, case .group(let style) = kind
    else { return false }
    return style == GroupView() && !hasParts
  }

  /// Whether masks or effects are among the children.
  var hasParts: Bool { children.contains { $0.kind.role == .mask || $0.kind.role == .effect } }
}

package import SceneModel
package import ViewTree

/// A change to one view of a lowered composition.
package enum ViewEdit: Sendable {
  /// The view and its descendants are removed.
  case removed
  /// Properties are reset to their defaults and lose their animations.
  case without(Set<PropertyKey>)
  /// The view has another kind.
  case kind(ViewKind)
  /// The view has another kind and other children, whose animations count views from 0 at the first child.
  case replaced(ViewKind, children: [ViewNode], [ViewAnimation])
}

extension LoweredComposition {
  /// The composition with some views changed, by their positions in the view tree's preorder.
  package func edited(_ edits: [Int: ViewEdit]) -> LoweredComposition {
    guard !edits.isEmpty else { return self }
    var editor = ViewEditor(lowered: self, edits: edits)
    return editor.edit()
  }
}

/// Changes views, and renumbers animations and origins.
private struct ViewEditor {
  let lowered: LoweredComposition
  let edits: [Int: ViewEdit]
  var newCount = 0
  /// The new positions of old views; `nil` for removed ones.
  var positions: [Int?] = []
  var origins: [ViewOrigin] = []
  var added: [ViewAnimation] = []

  mutating func edit() -> LoweredComposition {
    var result = lowered
    if let root = view(lowered.canvas.root) { result.canvas.root = root }
    result.origins = origins
    let kept = lowered.animations.compactMap { animation -> ViewAnimation? in
      let old = animation.target.view
      guard positions.indices.contains(old), let new = positions[old] else { return nil }
      if case .without(let keys) = edits[old], keys.contains(animation.target.key) { return nil }
      var moved = animation
      moved.target.view = new
      return moved
    }
    // Sessions expect animations in the order of their views, to skip hidden ones.
    result.animations = (kept + added).enumerated().sorted {
      ($0.element.target.view, $0.offset) < ($1.element.target.view, $1.offset)
    }.map(\.element)
    return result
  }

  /// A view with its changes; `nil` if it is removed.
  private mutating func view(_ old: ViewNode) -> ViewNode? {
    let index = positions.count
    let edit = edits[index]
    if case .removed = edit {
      positions += old.preorder.map { _ in nil }
      return nil
    }
    positions.append(newCount)
    newCount += 1
    let origin = lowered.origins.indices.contains(index) ? lowered.origins[index] : nil
    if let origin { origins.append(origin) }
    var new = old
    switch edit {
    case .without(let keys): for key in keys { new.properties[key] = nil }
    case .kind(let kind): new.kind = kind
    case .replaced(let kind, let children, let animations):
      (new.kind, new.children) = (kind, children)
      positions += old.preorder.dropFirst().map { _ in nil }
      for var animation in animations {
        animation.target.view += newCount
        added.append(animation)
      }
      for _ in children.lazy.flatMap(\.preorder) {
        newCount += 1
        if let origin { origins.append(origin) }
      }
      return new
    case .removed, nil: break
    }
    new.children = old.children.compactMap { view($0) }
    return new
  }
}

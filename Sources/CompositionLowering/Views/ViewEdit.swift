package import SceneModel
package import ViewTree

/// A change to one view of a lowered composition.
package struct ViewEdit: Sendable {
  /// The new kind; `nil` to keep it.
  package var kind: ViewKind?
  /// Whether the view and its descendants are removed.
  package var isRemoved = false
  /// The new children; `nil` to keep them.
  package var children: [ViewNode]?
  /// The animations of the new children; views are counted from 0 at the first of them.
  package var animations: [ViewAnimation] = []
  /// Properties that are reset to their defaults and lose their animations.
  package var removedKeys: Set<PropertyKey> = []

  /// Makes an edit that changes nothing.
  package init() {}
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
  var oldCount = 0
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
      guard positions.indices.contains(old), let new = positions[old],
        edits[old]?.removedKeys.contains(animation.target.key) != true
      else { return nil }
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
    let index = oldCount
    oldCount += 1
    let edit = edits[index]
    guard edit?.isRemoved != true else {
      positions.append(nil)
      skip(old)
      return nil
    }
    positions.append(newCount)
    newCount += 1
    let origin = lowered.origins.indices.contains(index) ? lowered.origins[index] : nil
    if let origin { origins.append(origin) }
    var new = old
    new.kind = edit?.kind ?? old.kind
    for key in edit?.removedKeys ?? [] { new.properties[key] = nil }
    if let children = edit?.children {
      skip(old)
      new.children = children
      for var animation in edit?.animations ?? [] {
        animation.target.view += newCount
        added.append(animation)
      }
      for _ in children.lazy.flatMap(\.preorder) {
        newCount += 1
        if let origin { origins.append(origin) }
      }
    } else {
      new.children = old.children.compactMap { view($0) }
    }
    return new
  }

  /// Skips all descendants of a view.
  private mutating func skip(_ view: ViewNode) {
    for _ in view.preorder.dropFirst() {
      oldCount += 1
      positions.append(nil)
    }
  }
}

import CompositionModel
public import ViewTree

/// A change to one view of a lowered composition.
public struct ViewEdit: Sendable {
  /// Another kind; `nil` for the same.
  public var kind: ViewKind?
  /// Whether the view and all in it are taken out.
  public var isRemoved = false
  /// Other children; `nil` for the same.
  public var children: [ViewNode]?
  /// What moves in the other children; views are counted from 0 at the first of these.
  public var animations: [ViewAnimation] = []
  /// Properties that return to their defaults and do not move.
  public var removedKeys: Set<PropertyKey> = []

  /// Makes an edit that changes nothing.
  public init() {}
}

extension LoweredComposition {
  /// The composition with some views changed, by their positions in the view tree's preorder.
  public func edited(_ edits: [Int: ViewEdit]) -> LoweredComposition {
    guard !edits.isEmpty else { return self }
    var editor = ViewEditor(self, edits)
    return editor.edit()
  }
}

/// Changes views, and moves all that refers to views by their positions.
private struct ViewEditor {
  private let lowered: LoweredComposition
  private let edits: [Int: ViewEdit]
  private var oldCount = 0
  private var newCount = 0
  /// The new positions of old views; `nil` for those that are gone.
  private var positions: [Int?] = []
  private var origins: [ViewOrigin] = []
  private var added: [ViewAnimation] = []

  init(_ lowered: LoweredComposition, _ edits: [Int: ViewEdit]) {
    self.lowered = lowered
    self.edits = edits
  }

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
    // Views come in order, as sessions that leave out what is hidden expect.
    result.animations = (kept + added).enumerated().sorted {
      ($0.element.target.view, $0.offset) < ($1.element.target.view, $1.offset)
    }.map(\.element)
    return result
  }

  /// A view with its changes; `nil` if it is taken out.
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

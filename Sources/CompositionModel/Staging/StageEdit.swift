public import StageModel

/// A change to one view of a staged composition.
public struct StageEdit: Sendable {
  /// Another kind; `nil` for the same.
  public var kind: ViewKind?
  /// Whether the view and all in it are taken out.
  public var isRemoved = false
  /// Other children; `nil` for the same.
  public var children: [StageView]?
  /// What moves in the other children; views are counted from 0 at the first of these.
  public var animations: [StageAnimation] = []
  /// Properties that return to their defaults and do not move.
  public var removedKeys: Set<PropertyKey> = []

  /// Makes an edit that changes nothing.
  public init() {}
}

extension StagedComposition {
  /// The composition with some views changed, by their positions in the stage's preorder.
  public func edited(_ edits: [Int: StageEdit]) -> StagedComposition {
    guard !edits.isEmpty else { return self }
    var editor = StageEditor(self, edits)
    return editor.edit()
  }
}

/// Changes views, and moves all that refers to views by their positions.
private struct StageEditor {
  private let staged: StagedComposition
  private let edits: [Int: StageEdit]
  private var oldCount = 0
  private var newCount = 0
  /// The new positions of old views; `nil` for those that are gone.
  private var positions: [Int?] = []
  private var origins: [ViewOrigin] = []
  private var added: [StageAnimation] = []

  init(_ staged: StagedComposition, _ edits: [Int: StageEdit]) {
    self.staged = staged
    self.edits = edits
  }

  mutating func edit() -> StagedComposition {
    var result = staged
    if let root = view(staged.stage.root) { result.stage.root = root }
    result.origins = origins
    let kept = staged.animations.compactMap { animation -> StageAnimation? in
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
  private mutating func view(_ old: StageView) -> StageView? {
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
    let origin = staged.origins.indices.contains(index) ? staged.origins[index] : nil
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
      for child in children {
        child.visit { _ in
          newCount += 1
          if let origin { origins.append(origin) }
        }
      }
    } else {
      new.children = old.children.compactMap { view($0) }
    }
    return new
  }

  /// Passes by all that is inside of a view.
  private mutating func skip(_ view: StageView) {
    for child in view.children {
      oldCount += 1
      positions.append(nil)
      skip(child)
    }
  }
}

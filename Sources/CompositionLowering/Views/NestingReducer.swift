import Geometry
import SceneModel
import ViewTree

/// Removes groups that do nothing, before views are numbered.
///
/// These are groups without properties, and groups that only move their children, as the group around them can do that
/// too: After Effects' own anchor points and positions of groups often cancel each other. The picture stays the same.
struct NestingReducer {
  /// The first frame and the frame after the last one.
  private let frames: ClosedRange<Double>
  /// Whether the time scope of the composition has copies, so that its frames differ from the timeline's.
  private let repeatsRoot: Bool

  /// Removes groups among the descendants of a view.
  static func reduce(_ root: ViewDraft, frames: ClosedRange<Double>) {
    let reducer = NestingReducer(frames: frames, repeatsRoot: root.repeatsScope(0))
    root.children = root.children.map { reducer.reduced($0, in: nil) }
  }

  /// The view in place of a view inside of a layer, whose descendants are reduced.
  ///
  /// Groups of layers stay, so that each layer has a view with its name.
  private func reduced(_ draft: ViewDraft, in layer: LayerLabel?) -> ViewDraft {
    reduceContent(of: draft, in: draft.label ?? layer)
    let isContent = draft.label != nil && draft.label == layer
    if isContent { pruneVisibility(of: draft) }
    guard draft.isTrivialGroup, draft.scopes.isEmpty, draft.children.count == 1,
      let child = draft.children.first, child.kind.role == .drawn
    else { return draft }
    if isContent || draft.label == nil {
      if child.label == nil { child.takeName(of: draft) }
      return child
    }
    guard case .group = child.kind, child.label == nil || child.label == draft.label,
      child.scopes.isEmpty
    else { return draft }
    child.takePlace(of: draft)
    return child
  }

  /// Reduces the descendants of a view, once for all places where it is shown.
  private func reduceContent(of draft: ViewDraft, in layer: LayerLabel?) {
    guard !draft.isReduced else { return }
    draft.isReduced = true
    guard !draft.children.isEmpty else { return }
    let divides = draft.kind.dividesChildren
    draft.children = draft.children.map { child in
      guard divides else { return reduced(child, in: layer) }
      reduceContent(of: child, in: child.label ?? layer)
      return child
    }
    while let inner = movedGroup(in: draft) { absorb(inner, into: draft) }
  }

  /// Omits the visibility of a view that is visible at all frames.
  private func pruneVisibility(of draft: ViewDraft) {
    guard !repeatsRoot else { return }
    draft.animations.removeAll { animation in
      guard animation.target.key == .isVisible, animation.scope == 0 else { return false }
      let keyframes = animation.value.keyframes
      return keyframes.indices.allSatisfy { index in
        let end = index + 1 < keyframes.count ? keyframes[index + 1].time : .infinity
        let begin = index == 0 ? -.infinity : keyframes[index].time
        return keyframes[index].value.flagValue || end <= frames.lowerBound
          || begin >= frames.upperBound
      }
    }
  }

  /// The only child of a plain group, if it is a group that only has a position.
  private func movedGroup(in draft: ViewDraft) -> ViewDraft? {
    guard case .group(let style) = draft.kind, style == GroupView(blendMode: style.blendMode),
      let inner = draft.children.first, draft.children.count == 1,
      inner.kind == .group(GroupView()), inner.label == nil || inner.label == draft.label,
      inner.scopes.isEmpty, inner.animations.isEmpty,
      inner.properties.allSatisfy({ $0.key == .position }),
      inner.offset.z == 0, !inner.hasParts,
      !draft.animations.contains(where: { $0.target.key == .anchor })
    else { return nil }
    return inner
  }

  /// Moves the children of a group into the group around it, whose anchor or position compensates for its position.
  private func absorb(_ inner: ViewDraft, into draft: ViewDraft) {
    let offset = inner.offset
    if offset != .zero, draft.onlyMoves {
      draft.set(.position, to: .vector(draft.vector(.position) + offset))
    } else if offset != .zero {
      let anchor = (draft.vector(.anchor) - offset).withoutNoise
      draft.set(.anchor, to: .vector(anchor))
    }
    draft.children = inner.children
    if draft.label == nil {
      draft.takeName(of: inner)
    } else if inner.children.count == 1, inner.children[0].label == nil {
      inner.children[0].takeName(of: inner)
    }
  }
}

extension ViewKind {
  /// Whether each child of such a view has a part of its own: a matte, or a moment of motion blur.
  fileprivate var dividesChildren: Bool {
    guard case .group(let style) = self else { return true }
    return style.matte != nil || style.averagesChildren || style.space != nil
      || style.adjustsBelow
  }
}

extension ViewDraft {
  /// Takes the name of another view, if that says more.
  fileprivate func takeName(of other: ViewDraft) {
    guard DefaultName(ofShape: name) != nil, DefaultName(ofShape: other.name) == nil else { return }
    name = other.name
  }

  /// Becomes the view of another one's layer.
  fileprivate func takePlace(of other: ViewDraft) {
    (name, pointer, label, part) = (other.name, other.pointer, other.label, other.part)
  }

  /// The position.
  fileprivate var offset: Vector3 { vector(.position) }

  /// The value of a vector; zero by default.
  fileprivate func vector(_ key: PropertyKey) -> Vector3 {
    properties[key]?.vectorValue ?? .zero
  }

  /// Whether the position is the only transform, and constant.
  fileprivate var onlyMoves: Bool {
    let still: Set<PropertyKey> = [.opacity, .isVisible]
    return properties.allSatisfy { $0.key == .position || still.contains($0.key) }
      && animations.allSatisfy { still.contains($0.target.key) }
  }

  /// Whether a copy of the view or of a descendant is in another time scope in place of a scope.
  fileprivate func repeatsScope(_ scope: Int) -> Bool {
    var visited: Set<ObjectIdentifier> = []
    return repeatsScope(scope, &visited)
  }

  private func repeatsScope(_ scope: Int, _ visited: inout Set<ObjectIdentifier>) -> Bool {
    guard visited.insert(ObjectIdentifier(self)).inserted else { return false }
    if scopes[scope] != nil { return true }
    return children.contains { $0.repeatsScope(scope, &visited) }
  }
}

extension Vector3 {
  /// The vector with zeros in place of components that are only rounding errors.
  fileprivate var withoutNoise: Vector3 {
    func clean(_ number: Double) -> Double { abs(number) < 1e-9 ? 0 : number }
    return Vector3(clean(x), clean(y), clean(z))
  }
}

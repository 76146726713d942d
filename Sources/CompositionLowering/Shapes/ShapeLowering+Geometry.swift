import CompositionModel
import Geometry
import SceneModel
import ViewTree

// The geometry of paths.
extension ShapeLowering {
  /// The geometry of all paths of a list, independent of their paints.
  mutating func geometry(of items: [ShapeItem]) -> [ViewDraft] {
    geometry(of: items[...], before: items.endIndex)
  }

  /// The geometry of the paths before an index, under the modifiers before it.
  mutating func geometry(
    of items: ArraySlice<ShapeItem>, before end: Int
  ) -> [ViewDraft] {
    var result: [ViewDraft] = []
    let lastCombination = items[..<end].lastIndex { $0.combination != nil } ?? items.startIndex
    for index in items[..<end].indices {
      if items[index].isModifier || items[index].isRepeater {
        result = modified(result, by: items[index])
      } else if case .merge(let mode) = items[index].kind {
        if mode != .merge || index < lastCombination || isInMergedList {
          result = combined(result, mode.combination, items[index])
        }
      } else {
        let outer = isInMergedList
        isInMergedList = outer || index < lastCombination
        result.append(contentsOf: geometry(of: items[index]))
        isInMergedList = outer
      }
    }
    return result
  }

  /// The geometry of one entry; empty for paints.
  private mutating func geometry(of item: ShapeItem) -> [ViewDraft] {
    switch item.kind {
    case .path(let path):
      let draft = ViewDraft(name: item.name, kind: .path, pointer: item.pointer)
      draft.set(.path, path, scope: scope) { .path($0) }
      return [draft]
    case .rectangle(let shape): return [rectangle(shape, item)]
    case .ellipse(let shape): return [ellipse(shape, item)]
    case .star(let shape): return [star(shape, item)]
    case .group(let children, let transform, _):
      return transformed(children, transform, item)
    case .fill, .stroke, .trim, .roundCorners, .repeater, .merge, .pucker, .twist, .zigZag,
      .offset, .unsupported:
      return []
    }
  }

  private func rectangle(_ shape: RectangleShape, _ item: ShapeItem) -> ViewDraft {
    let draft = ViewDraft(
      name: item.name, kind: .rectangle(isReversed: shape.isReversed), pointer: item.pointer)
    draft.set(.position, shape.position, scope: scope) { .vector($0) }
    draft.set(.size, shape.size, scope: scope) { .vector($0) }
    draft.set(.cornerRadius, shape.cornerRadius, scope: scope) { .number($0) }
    return draft
  }

  private func ellipse(_ shape: EllipseShape, _ item: ShapeItem) -> ViewDraft {
    let draft = ViewDraft(
      name: item.name, kind: .ellipse(isReversed: shape.isReversed), pointer: item.pointer)
    draft.set(.position, shape.position, scope: scope) { .vector($0) }
    draft.set(.size, shape.size, scope: scope) { .vector($0) }
    return draft
  }

  private func star(_ shape: StarShape, _ item: ShapeItem) -> ViewDraft {
    let draft = ViewDraft(
      name: item.name,
      kind: shape.isPolygon
        ? .polygon(isReversed: shape.isReversed) : .star(isReversed: shape.isReversed),
      pointer: item.pointer)
    draft.set(.position, shape.position, scope: scope) { .vector($0) }
    draft.set(.points, shape.points, scope: scope) { .number($0) }
    draft.set(.rotation, shape.rotation, scope: scope) { .number($0) }
    draft.set(.outerRadius, shape.outerRadius, scope: scope) { .number($0) }
    draft.set(.innerRadius, shape.innerRadius, scope: scope) { .number($0) }
    draft.set(.outerRoundness, shape.outerRoundness, scope: scope) { .number($0) }
    draft.set(.innerRoundness, shape.innerRoundness, scope: scope) { .number($0) }
    return draft
  }

  /// The geometry of a group, under its transform.
  private mutating func transformed(
    _ children: [ShapeItem], _ transform: LayerTransform, _ item: ShapeItem
  ) -> [ViewDraft] {
    let inner = geometry(of: children[...], before: children.endIndex)
    guard !inner.isEmpty else { return [] }
    let draft = ViewDraft(
      name: item.name, kind: .transformed, children: inner, pointer: item.pointer)
    draft.setTransform(transform, scope: scope)
    return draft.values.isEmpty && draft.animations.isEmpty ? inner : [draft]
  }
}

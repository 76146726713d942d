import CompositionModel
import Geometry
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
    if case .group(let children, let transform, _) = item.kind {
      return transformed(children, transform, item)
    }
    guard !item.isModifier, let kind = item.kind.viewKind else { return [] }
    return [draft(kind, item)]
  }

  /// The view of a path or of a modifier of paths, with its properties.
  func draft(_ kind: ViewKind, _ item: ShapeItem, _ children: [ViewDraft] = []) -> ViewDraft {
    let draft = ViewDraft(name: item.name, kind: kind, children: children, pointer: item.pointer)
    draft.setProperties(of: item, scope: scope)
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

// Modifiers of paths.
extension ShapeLowering {
  /// Geometry under a modifier or repeater; unchanged under other entries.
  func modified(_ geometry: [ViewDraft], by item: ShapeItem) -> [ViewDraft] {
    guard !geometry.isEmpty else { return [] }
    if case .repeater(let repeater) = item.kind {
      return [self.repeater(repeater, item, children: geometry)]
    }
    guard item.isModifier, let kind = item.kind.viewKind else { return geometry }
    return [draft(kind, item, geometry)]
  }

  /// Geometry whose areas are combined; a single path is unchanged.
  func combined(
    _ geometry: [ViewDraft], _ combination: PathCombination, _ item: ShapeItem
  ) -> [ViewDraft] {
    guard geometry.count > 1 || geometry.contains(where: { !$0.children.isEmpty }) else {
      return geometry
    }
    return [
      ViewDraft(
        name: item.name, kind: .combine(combination), children: geometry, pointer: item.pointer)
    ]
  }

  /// Returns the list without the paints above the last Merge Paths: as in After Effects, merged
  /// paths are not painted separately.
  func withoutMergedPaints(_ items: ArraySlice<ShapeItem>) -> ArraySlice<ShapeItem> {
    guard let last = items.lastIndex(where: { $0.combination != nil }),
      items[..<last].reduce(0, { $0 + $1.pathCount }) > 1
    else { return items }
    var result = items
    for index in items.startIndex..<last { result[index] = items[index].withoutPaints }
    return result
  }
}

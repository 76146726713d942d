import CompositionModel
import Geometry
import SceneModel
import ViewTree

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

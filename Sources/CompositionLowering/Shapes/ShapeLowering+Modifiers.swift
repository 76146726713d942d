import CompositionModel
import Geometry
import SceneModel
import ViewTree

// Modifiers of paths.
extension ShapeLowering {
  /// Geometry under a modifier or repeater; unchanged under other entries.
  func modified(_ geometry: [ViewDraft], by item: ShapeItem) -> [ViewDraft] {
    guard !geometry.isEmpty else { return [] }
    switch item.kind {
    case .trim(let trim): return [self.trim(trim, item, geometry)]
    case .roundCorners(let radius):
      let corners = modifier(.roundCorners, item, geometry)
      corners.set(.cornerRadius, radius, scope: scope) { .number($0) }
      return [corners]
    case .repeater(let repeater):
      return [self.repeater(repeater, item, children: geometry)]
    case .pucker(let amount):
      let pucker = modifier(.puckerBloat, item, geometry)
      pucker.set(.amount, amount, scope: scope) { .number($0) }
      return [pucker]
    case .twist(let settings): return [twist(settings, item, geometry)]
    case .zigZag(let settings): return [zigZag(settings, item, geometry)]
    case .offset(let settings): return [offset(settings, item, geometry)]
    case .group, .rectangle, .ellipse, .star, .path, .fill, .stroke, .merge, .unsupported:
      return geometry
    }
  }

  private func modifier(
    _ kind: ViewKind, _ item: ShapeItem, _ geometry: [ViewDraft]
  ) -> ViewDraft {
    ViewDraft(name: item.name, kind: kind, children: geometry, pointer: item.pointer)
  }

  private func trim(
    _ settings: TrimModifier, _ item: ShapeItem, _ geometry: [ViewDraft]
  ) -> ViewDraft {
    let trim = modifier(.trim(settings.mode), item, geometry)
    trim.set(.trimStart, settings.start, scope: scope) { .number($0) }
    trim.set(.trimEnd, settings.end, scope: scope) { .number($0) }
    trim.set(.trimOffset, settings.offset, scope: scope) { .number($0) }
    return trim
  }

  private func twist(
    _ settings: TwistModifier, _ item: ShapeItem, _ geometry: [ViewDraft]
  ) -> ViewDraft {
    let twist = modifier(.twist, item, geometry)
    twist.set(.rotation, settings.angle, scope: scope) { .number($0) }
    twist.set(.center, settings.center, scope: scope) { .vector($0) }
    return twist
  }

  private func zigZag(
    _ settings: ZigZagModifier, _ item: ShapeItem, _ geometry: [ViewDraft]
  ) -> ViewDraft {
    let corner: ZigZagCorner = settings.pointType.initial >= 2 ? .smooth : .corner
    let zigZag = modifier(.zigZag(corner), item, geometry)
    zigZag.set(.amount, settings.amplitude, scope: scope) { .number($0) }
    zigZag.set(.ridges, settings.frequency, scope: scope) { .number($0) }
    return zigZag
  }

  private func offset(
    _ settings: OffsetModifier, _ item: ShapeItem, _ geometry: [ViewDraft]
  ) -> ViewDraft {
    let offset = modifier(.offsetPath(settings.join), item, geometry)
    offset.set(.amount, settings.amount, scope: scope) { .number($0) }
    offset.set(.miterLimit, settings.miterLimit, scope: scope) { .number($0) }
    return offset
  }

  /// Geometry whose areas are combined; a single path is unchanged.
  func combined(
    _ geometry: [ViewDraft], _ combination: PathCombination, _ item: ShapeItem
  ) -> [ViewDraft] {
    guard geometry.count > 1 || geometry.contains(where: { !$0.children.isEmpty }) else {
      return geometry
    }
    return [modifier(.combine(combination), item, geometry)]
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

import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// Turns lists of shapes into views: a shape for each run of paints over the same paths.
///
/// As in lottie-web, a paint covers the paths above it in its list and in groups above it, and a modifier changes all
/// paths above it, whatever paints them.
struct ShapeLowering {
  /// The time that the layer follows.
  let scope: Int
  /// How many views were made.
  var viewCount = 0
  /// Whether the paths of the list being read go into an area that a list around it computes.
  private var isInMergedList = false

  init(scope: Int) {
    self.scope = scope
  }

  /// The drawn views of a list, lowest first.
  mutating func drafts(of items: [ShapeItem]) -> [ViewDraft] {
    drafts(of: items[...], outer: [])
  }

  /// The same for the upper part of a list, when what stands below it and in outer lists applies too.
  private mutating func drafts(
    of items: ArraySlice<ShapeItem>, outer: [ShapeStep]
  ) -> [ViewDraft] {
    let items = withoutMergedPaints(items)
    if let index = items.lastIndex(where: { $0.isRepeater }) {
      return draftsAroundRepeater(at: index, items, outer: outer)
    }
    var result: [ViewDraft] = []
    var lastPaths: Int?
    for index in items.indices.reversed() {
      guard viewCount < Composition.maximumViews else { break }
      if case .group(let children, let transform, let blendMode) = items[index].kind {
        let group = group(
          items[index], children, transform, blendMode,
          outer: ShapeStep.around(index, of: items, outer: outer))
        result.append(contentsOf: group)
        if !group.isEmpty { lastPaths = nil }
      } else if let paint = paint(items[index]) {
        // Paints with no path between them share one shape; `lastPaths` tells how many path sources it has.
        let sources = items[..<index].count { $0.makesPaths }
        guard sources > 0 else { continue }
        if lastPaths == sources, let shape = result.last {
          shape.children.append(paint)
        } else {
          result.append(contentsOf: shape(items, before: index, paint, outer: outer))
          lastPaths = result.isEmpty ? nil : sources
        }
      }
    }
    return result
  }

  /// A group's views, in a group of their own where it does anything.
  private mutating func group(
    _ item: ShapeItem, _ children: [ShapeItem], _ transform: LayerTransform,
    _ blendMode: BlendMode, outer: [ShapeStep]
  ) -> [ViewDraft] {
    let drawn = drafts(of: children[...], outer: outer)
    guard !drawn.isEmpty else { return [] }
    let group = ViewDraft(
      name: item.name, kind: .group(GroupStyle(blendMode: blendMode)), children: drawn,
      pointer: item.pointer)
    group.setTransform(transform, scope: scope)
    group.set(.opacity, transform.opacity, scope: scope) { .number($0) }
    viewCount += 1
    guard group.isTrivialGroup else { return [group] }
    for child in drawn where child.name.isEmpty { child.name = item.name }
    return drawn
  }

  /// A shape with one paint; none without paths.
  private mutating func shape(
    _ items: ArraySlice<ShapeItem>, before index: Int, _ paint: ViewDraft, outer: [ShapeStep]
  ) -> [ViewDraft] {
    let geometry = stepped(
      self.geometry(of: items, before: index), by: ShapeStep.below(index, of: items, outer: outer))
    guard !geometry.isEmpty else { return [] }
    viewCount += geometry.count + 2
    return [ViewDraft(name: "", kind: .shape, children: geometry + [paint])]
  }
}

// MARK: Geometry

extension ShapeLowering {
  /// The geometry of all paths of a list, whatever paints them.
  mutating func geometry(of items: [ShapeItem]) -> [ViewDraft] {
    geometry(of: items[...], before: items.endIndex)
  }

  /// The geometry of the paths before an index, under the modifiers before it.
  private mutating func geometry(
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

  /// The geometry of one entry; none for paints.
  private mutating func geometry(of item: ShapeItem) -> [ViewDraft] {
    switch item.kind {
    case .path(let path):
      let draft = ViewDraft(name: item.name, kind: .path, pointer: item.pointer)
      draft.set(.path, path, scope: scope) { .path($0) }
      return [draft]
    case .rectangle(let shape):
      let draft = ViewDraft(
        name: item.name, kind: .rectangle(isReversed: shape.isReversed), pointer: item.pointer)
      draft.set(.position, shape.position, scope: scope) { .vector($0) }
      draft.set(.size, shape.size, scope: scope) { .vector($0) }
      draft.set(.cornerRadius, shape.cornerRadius, scope: scope) { .number($0) }
      return [draft]
    case .ellipse(let shape):
      let draft = ViewDraft(
        name: item.name, kind: .ellipse(isReversed: shape.isReversed), pointer: item.pointer)
      draft.set(.position, shape.position, scope: scope) { .vector($0) }
      draft.set(.size, shape.size, scope: scope) { .vector($0) }
      return [draft]
    case .star(let shape):
      return [star(shape, item)]
    case .group(let children, let transform, _):
      return transformed(children, transform, item)
    default:
      return []
    }
  }

  private func star(_ shape: StarShape, _ item: ShapeItem) -> ViewDraft {
    let draft = ViewDraft(
      name: item.name, kind: .star(isPolygon: shape.isPolygon, isReversed: shape.isReversed),
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

  /// Geometry under a modifier.
  func modified(_ geometry: [ViewDraft], by item: ShapeItem) -> [ViewDraft] {
    guard !geometry.isEmpty else { return [] }
    switch item.kind {
    case .trim(let trim):
      let draft = ViewDraft(
        name: item.name, kind: .trim(trim.mode), children: geometry, pointer: item.pointer)
      draft.set(.trimStart, trim.start, scope: scope) { .number($0) }
      draft.set(.trimEnd, trim.end, scope: scope) { .number($0) }
      draft.set(.trimOffset, trim.offset, scope: scope) { .number($0) }
      return [draft]
    case .roundCorners(let radius):
      let draft = ViewDraft(
        name: item.name, kind: .roundCorners, children: geometry, pointer: item.pointer)
      draft.set(.cornerRadius, radius, scope: scope) { .number($0) }
      return [draft]
    case .repeater(let repeater):
      return [self.repeater(repeater, item, children: geometry)]
    default:
      return reshaped(geometry, by: item)
    }
  }

  /// Geometry under a modifier that changes every path for itself; others leave it as it is.
  private func reshaped(_ geometry: [ViewDraft], by item: ShapeItem) -> [ViewDraft] {
    func draft(_ kind: ViewKind) -> ViewDraft {
      ViewDraft(name: item.name, kind: kind, children: geometry, pointer: item.pointer)
    }
    switch item.kind {
    case .pucker(let amount):
      let pucker = draft(.puckerBloat)
      pucker.set(.amount, amount, scope: scope) { .number($0) }
      return [pucker]
    case .twist(let modifier):
      let twist = draft(.twist)
      twist.set(.rotation, modifier.angle, scope: scope) { .number($0) }
      twist.set(.center, modifier.center, scope: scope) { .vector($0) }
      return [twist]
    case .zigZag(let modifier):
      let zigZag = draft(.zigZag(modifier.pointType.initial >= 2 ? .smooth : .corner))
      zigZag.set(.amount, modifier.amplitude, scope: scope) { .number($0) }
      zigZag.set(.ridges, modifier.frequency, scope: scope) { .number($0) }
      return [zigZag]
    case .offset(let modifier):
      let offset = draft(.offsetPath(modifier.join))
      offset.set(.amount, modifier.amount, scope: scope) { .number($0) }
      offset.set(.miterLimit, modifier.miterLimit, scope: scope) { .number($0) }
      return [offset]
    default:
      return geometry
    }
  }
}

// MARK: Merged paths

extension ShapeLowering {
  /// The list without the paints above the last entry that computes an area: as in After Effects, paths that went into
  /// an area are no longer drawn by themselves.
  private func withoutMergedPaints(_ items: ArraySlice<ShapeItem>) -> ArraySlice<ShapeItem> {
    guard let last = items.lastIndex(where: { $0.combination != nil }),
      items[..<last].reduce(0, { $0 + $1.pathCount }) > 1
    else { return items }
    var result = items
    for index in items.startIndex..<last { result[index] = items[index].withoutPaints }
    return result
  }

  /// Geometry whose areas are combined; a single path stays as it is.
  private func combined(
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
}

// MARK: Repeaters

extension ShapeLowering {
  /// What stands above a repeater is drawn in copies; what stands below may paint the copies' paths too.
  private mutating func draftsAroundRepeater(
    at index: Int, _ items: ArraySlice<ShapeItem>, outer: [ShapeStep]
  ) -> [ViewDraft] {
    guard case .repeater(let repeater) = items[index].kind else { return [] }
    let above = drafts(of: items[..<index], outer: ShapeStep.below(index, of: items, outer: outer))
    // Paints below the repeater cover the copies of the paths above it; groups above it are already drawn.
    let below = items.enumerated().map { offset, item in
      items.startIndex + offset < index ? item.withoutPaints : item
    }
    var result: [ViewDraft] = []
    for position in below.indices.reversed() where position + items.startIndex > index {
      if let paint = paint(below[position]) {
        result.append(contentsOf: shape(below[...], before: position, paint, outer: outer))
      } else if case .group(let children, let transform, let blendMode) = below[position].kind {
        result.append(
          contentsOf: group(
            below[position], children, transform, blendMode,
            outer: ShapeStep.around(position, of: below[...], outer: outer)))
      }
    }
    guard !above.isEmpty else { return result }
    viewCount += 1
    return result + [self.repeater(repeater, items[index], children: above)]
  }

  private func repeater(
    _ repeater: RepeaterModifier, _ item: ShapeItem, children: [ViewDraft]
  ) -> ViewDraft {
    let draft = ViewDraft(
      name: item.name, kind: .repeater(laterAbove: repeater.laterAbove), children: children,
      pointer: item.pointer)
    draft.setTransform(repeater.transform, scope: scope)
    draft.set(.copies, repeater.copies, scope: scope) { .number($0) }
    draft.set(.copyOffset, repeater.offset, scope: scope) { .number($0) }
    draft.set(.startOpacity, repeater.startOpacity, scope: scope) { .number($0) }
    draft.set(.endOpacity, repeater.endOpacity, scope: scope) { .number($0) }
    return draft
  }
}

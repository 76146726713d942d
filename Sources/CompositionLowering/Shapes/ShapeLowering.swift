import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// Lowers lists of shapes to views: a shape for each run of paints over the same paths.
///
/// As in lottie-web, a paint covers the paths above it in its list and in groups above it, and a modifier changes all
/// paths above it, independent of their paints.
struct ShapeLowering {
  /// The time scope of the layer's keyframes.
  let scope: Int
  /// The number of views so far.
  var viewCount = 0
  /// Whether a Merge Paths of an outer list combines the paths of the present list.
  var isInMergedList = false

  /// The drawn views of the upper part of a list, lowest first.
  ///
  /// - Parameter outer: The steps below them, in their list and in outer lists.
  mutating func drafts(
    of items: ArraySlice<ShapeItem>, outer: [ShapeStep] = []
  ) -> [ViewDraft] {
    let items = withoutMergedPaints(items)
    if let index = items.lastIndex(where: { $0.isRepeater }) {
      return draftsAroundRepeater(at: index, items, outer: outer)
    }
    var result: [ViewDraft] = []
    var steps = ShapeSteps(items, outer: outer)
    // The number of entries with paths above the present one.
    var sources = items.count { $0.makesPaths }
    var lastPaths: Int?
    for index in items.indices.reversed() {
      guard viewCount < Composition.maximumViews else { break }
      defer { steps.pass(index) }
      if items[index].makesPaths { sources -= 1 }
      if case .group(let children, let transform, let blendMode) = items[index].kind {
        let group = group(
          items[index], children, transform, blendMode,
          outer: steps.around(index))
        result.append(contentsOf: group)
        if !group.isEmpty { lastPaths = nil }
      } else if let paint = paint(items[index]) {
        // Paints without a path between them share a shape; `lastPaths` is the number of sources above it.
        guard sources > 0 else { continue }
        if lastPaths == sources, let shape = result.last {
          shape.children.append(paint)
        } else {
          result.append(contentsOf: shape(items, before: index, paint, steps: steps.below))
          lastPaths = result.isEmpty ? nil : sources
        }
      }
    }
    return result
  }

  /// The views of a group, in a group of their own unless that does nothing.
  mutating func group(
    _ item: ShapeItem, _ children: [ShapeItem], _ transform: LayerTransform,
    _ blendMode: BlendMode, outer: [ShapeStep]
  ) -> [ViewDraft] {
    let drawn = drafts(of: children[...], outer: outer)
    guard !drawn.isEmpty else { return [] }
    let group = ViewDraft(
      name: item.name, kind: .group(GroupView(blendMode: blendMode)), children: drawn,
      pointer: item.pointer)
    group.setTransform(transform, scope: scope)
    group.set(.opacity, transform.opacity, scope: scope)
    viewCount += 1
    guard group.isTrivialGroup else { return [group] }
    for child in drawn where child.name.isEmpty { child.name = item.name }
    return drawn
  }

  /// A shape with one paint; empty without paths.
  mutating func shape(
    _ items: ArraySlice<ShapeItem>, before index: Int, _ paint: ViewDraft, steps: [ShapeStep]
  ) -> [ViewDraft] {
    let geometry = stepped(self.geometry(of: items, before: index), by: steps)
    guard !geometry.isEmpty else { return [] }
    viewCount += geometry.count + 2
    return [ViewDraft(name: "", kind: .shape, children: geometry + [paint])]
  }
}

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
        name: item.name, kind: .combine(.with { $0.mode = combination }), children: geometry,
        pointer: item.pointer)
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

extension ShapeLowering {
  /// The view of a fill or stroke; `nil` for other entries.
  func paint(_ item: ShapeItem) -> ViewDraft? {
    switch item.kind {
    case .fill(let fill):
      let style = style(of: fill.source, blendMode: fill.blendMode)
      let draft = ViewDraft(
        name: item.name, kind: .fill(fill.rule, style), pointer: item.pointer)
      setSource(fill.source, opacity: fill.opacity, on: draft)
      return draft
    case .stroke(let stroke):
      let style = style(of: stroke.source, blendMode: stroke.blendMode)
      let line = LineStyle(cap: stroke.cap, join: stroke.join, miterLimit: stroke.miterLimit)
      let draft = ViewDraft(name: item.name, kind: .stroke(line, style), pointer: item.pointer)
      setSource(stroke.source, opacity: stroke.opacity, on: draft)
      setLine(stroke, on: draft)
      return draft
    default: return nil
    }
  }

  private func style(of source: PaintSource, blendMode: BlendMode) -> PaintStyle {
    guard case .gradient(let gradient) = source else { return PaintStyle(blendMode: blendMode) }
    return PaintStyle(
      blendMode: blendMode, gradient: gradient.kind, colorStopCount: gradient.colorStopCount)
  }

  private func setSource(
    _ source: PaintSource, opacity: AnimatedValue<Double>, on draft: ViewDraft
  ) {
    draft.set(.opacity, opacity, scope: scope)
    var source = source
    draft.setProperties(scope: scope) { source.visitProperties(&$0) }
  }

  private func setLine(_ stroke: StrokePaint, on draft: ViewDraft) {
    draft.set(.lineWidth, stroke.width, scope: scope)
    draft.set(.dashOffset, stroke.dashOffset, scope: scope)
    guard !stroke.dashes.isEmpty else { return }
    draft.set(.dashes, to: .numbers(stroke.dashes.map(\.initial)))
    for (index, dash) in stroke.dashes.enumerated() where dash.isAnimated {
      draft.set(.dashes, component: index, dash, scope: scope)
    }
  }
}

// Repeaters.
extension ShapeLowering {
  /// The drawn views of a list with a repeater, lowest first.
  ///
  /// The repeater draws the entries above it in copies; paints below it cover the paths of all copies.
  mutating func draftsAroundRepeater(
    at index: Int, _ items: ArraySlice<ShapeItem>, outer: [ShapeStep]
  ) -> [ViewDraft] {
    guard case .repeater(let repeater) = items[index].kind else { return [] }
    // The entries above the repeater are drawn already; only their paths count for paints below it.
    var below = items
    for position in items.startIndex..<index { below[position] = items[position].withoutPaints }
    var steps = ShapeSteps(below, outer: outer)
    var result: [ViewDraft] = []
    for position in (index + 1..<items.endIndex).reversed() {
      defer { steps.pass(position) }
      if let paint = paint(below[position]) {
        result.append(contentsOf: shape(below, before: position, paint, steps: steps.below))
      } else if case .group(let children, let transform, let blendMode) = below[position].kind {
        result.append(
          contentsOf: group(
            below[position], children, transform, blendMode, outer: steps.around(position)))
      }
    }
    let above = drafts(of: items[..<index], outer: steps.below)
    guard !above.isEmpty else { return result }
    viewCount += 1
    return result + [self.repeater(repeater, items[index], children: above)]
  }

  /// The view of a repeater.
  func repeater(
    _ repeater: RepeaterModifier, _ item: ShapeItem, children: [ViewDraft]
  ) -> ViewDraft {
    let draft = ViewDraft(
      name: item.name, kind: .repeater(.with { $0.laterAbove = repeater.laterAbove }),
      children: children,
      pointer: item.pointer)
    draft.setTransform(repeater.transform, scope: scope)
    draft.setProperties(of: item, scope: scope)
    return draft
  }
}

import CompositionModel
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
  /// - Parameters:
  ///   - items: The entries.
  ///   - outer: The steps below them, in their list and in outer lists.
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

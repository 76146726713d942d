import CompositionModel
import Geometry
import SceneModel
import ViewTree

// Repeaters.
extension ShapeLowering {
  /// The drawn views of a list with a repeater, lowest first.
  ///
  /// The repeater draws the entries above it in copies; paints below it cover the paths of all copies.
  mutating func draftsAroundRepeater(
    at index: Int, _ items: ArraySlice<ShapeItem>, outer: [ShapeStep]
  ) -> [ViewDraft] {
    guard case .repeater(let repeater) = items[index].kind else { return [] }
    let above = drafts(of: items[..<index], outer: ShapeStep.below(index, of: items, outer: outer))
    // The entries above the repeater are drawn already; only their paths count for paints below it.
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

  /// The view of a repeater.
  func repeater(
    _ repeater: RepeaterModifier, _ item: ShapeItem, children: [ViewDraft]
  ) -> ViewDraft {
    let draft = ViewDraft(
      name: item.name, kind: .repeater(laterAbove: repeater.laterAbove), children: children,
      pointer: item.pointer)
    draft.setTransform(repeater.transform, scope: scope)
    draft.setProperties(of: item, scope: scope)
    return draft
  }
}

import CompositionModel
import SceneModel
import ViewTree

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
    case .group, .rectangle, .ellipse, .star, .path, .trim, .roundCorners, .repeater, .merge,
      .pucker, .twist, .zigZag, .offset, .unsupported:
      return nil
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
    draft.set(.dashes, AnimatedValue(.numbers(stroke.dashes.map(\.initial))), scope: scope)
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
      name: item.name, kind: .repeater(laterAbove: repeater.laterAbove), children: children,
      pointer: item.pointer)
    draft.setTransform(repeater.transform, scope: scope)
    draft.setProperties(of: item, scope: scope)
    return draft
  }
}

import CompositionModel
import Geometry
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

import CompositionModel
import Geometry
import SceneModel
import ViewTree

extension ShapeLowering {
  /// The view of a fill or stroke; `nil` for another entry.
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
    default:
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
    draft.set(.opacity, opacity, scope: scope) { .number($0) }
    switch source {
    case .color(let color):
      draft.set(.color, color, scope: scope) { .color($0) }
    case .gradient(let gradient):
      draft.set(.gradientStart, gradient.start, scope: scope) { .vector($0) }
      draft.set(.gradientEnd, gradient.end, scope: scope) { .vector($0) }
      draft.set(.highlightLength, gradient.highlightLength, scope: scope) { .number($0) }
      draft.set(.highlightAngle, gradient.highlightAngle, scope: scope) { .number($0) }
      draft.set(.gradientStops, gradient.stops, scope: scope) { .numbers($0) }
    }
  }

  private func setLine(_ stroke: StrokePaint, on draft: ViewDraft) {
    draft.set(.lineWidth, stroke.width, scope: scope) { .number($0) }
    draft.set(.dashOffset, stroke.dashOffset, scope: scope) { .number($0) }
    guard !stroke.dashes.isEmpty else { return }
    draft.set(.dashes, AnimatedValue(.numbers(stroke.dashes.map(\.initial))), scope: scope)
    for (index, dash) in stroke.dashes.enumerated() where dash.isAnimated {
      draft.set(.dashes, component: index, dash, scope: scope)
    }
  }
}

extension ShapeItem {
  /// Whether it changes the paths above it.
  var isModifier: Bool {
    switch kind {
    case .trim, .roundCorners, .pucker, .twist, .zigZag, .offset: true
    default: false
    }
  }

  /// How it computes an area of the paths above it; `nil` if it does not.
  var combination: PathCombination? {
    guard case .merge(let mode) = kind, mode != .merge else { return nil }
    return mode.combination
  }

  /// How many paths it is, holds or adds; copies count as one.
  var pathCount: Int {
    switch kind {
    case .path, .rectangle, .ellipse, .star, .repeater: 1
    case .group(let children, _, _): children.reduce(0) { $0 + $1.pathCount }
    default: 0
    }
  }

  /// Whether it repeats what stands above it.
  var isRepeater: Bool {
    if case .repeater = kind { true } else { false }
  }

  /// Whether it is, or holds, a path.
  var makesPaths: Bool {
    switch kind {
    case .path, .rectangle, .ellipse, .star: true
    case .group(let children, _, _): children.contains { $0.makesPaths }
    default: false
    }
  }

  /// The entry with the paths that it makes, but nothing that draws them.
  var withoutPaints: ShapeItem {
    var copy = self
    switch kind {
    case .fill, .stroke:
      copy.kind = .group([], LayerTransform(), .normal)
    case .group(let children, let transform, let blendMode):
      copy.kind = .group(children.map(\.withoutPaints), transform, blendMode)
    default:
      break
    }
    return copy
  }
}

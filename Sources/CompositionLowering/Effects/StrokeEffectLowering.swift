import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// Lowers a stroke effect to a shape that follows the outlines of the layer's masks.
///
/// As in lottie-web, the line is twice as wide as the brush, its dabs are round and hard, and each
/// outline is drawn separately from start to end.
struct StrokeEffectLowering {
  /// The share of the line's width up to which gaps between dabs change its edges invisibly.
  private static let visibleGap = 0.25

  private let effect: Effect
  private let controls: StrokeEffect
  /// The time scope of the effect's keyframes.
  private let scope: Int

  init(_ effect: Effect, scope: Int) {
    self.effect = effect
    controls = StrokeEffect(effect.panel)
    self.scope = scope
  }

  /// Draws the stroke on the content of a layer's group, in its place, or reveals the content under the stroke alone.
  func apply(to content: inout [ViewDraft], of layer: Layer) {
    let paths = outlines(of: layer)
    guard !paths.isEmpty else { return }
    let masks = content.filter { $0.kind.role == .mask }
    switch controls.paintStyle {
    case .onTransparent: content = [stroke(along: paths)] + masks
    case .revealOriginal:
      let group = ViewDraft(
        name: effect.name, kind: .group(GroupView(matte: .alpha)),
        children: [stroke(along: paths, isMatte: true), unmasked(content)], pointer: effect.pointer)
      content = [group] + masks
    case .onOriginal:
      // An effect applies only to content that was drawn before it.
      if content.contains(where: { $0.kind.role == .effect }) {
        content = [unmasked(content)] + masks
      }
      content.append(stroke(along: paths))
    }
  }

  /// A group of content without its masks.
  private func unmasked(_ content: [ViewDraft]) -> ViewDraft {
    ViewDraft(
      name: "", kind: .group(GroupView()), children: content.filter { $0.kind.role != .mask })
  }

  /// The paths that the effect follows: of all masks, or of one.
  private func outlines(of layer: Layer) -> [AnimatedValue<BezierPath>] {
    if controls.strokesAllMasks {
      return layer.maskPaths.sorted { $0.key < $1.key }.map(\.value)
    }
    guard let number = controls.mask, number >= 1, number < 1e6,
      let path = layer.maskPaths[Int(number) - 1]
    else { return [] }
    return [path]
  }

  /// The group with the stroke; as a matte it has no color of its own.
  private func stroke(
    along paths: [AnimatedValue<BezierPath>], isMatte: Bool = false
  ) -> ViewDraft {
    var geometry = paths.map { path in
      let draft = ViewDraft(name: "", kind: .path)
      draft.set(.path, path, scope: scope)
      return draft
    }
    if let trim = trim(around: geometry) { geometry = [trim] }
    let line = line(isMatte: isMatte)
    let shape = ViewDraft(name: "", kind: .shape, children: geometry + [line])
    let group = ViewDraft(
      name: effect.name, kind: .group(GroupView()), children: [shape], pointer: effect.pointer)
    if let opacity = controls.opacity {
      group.set(.opacity, opacity, scope: scope)
    }
    return group
  }

  /// The paint of the stroke.
  private func line(isMatte: Bool) -> ViewDraft {
    let line = ViewDraft(
      name: "", kind: .stroke(LineStyle(cap: .round, join: .round), PaintStyle()),
      pointer: effect.pointer)
    if !isMatte, let color = controls.color {
      line.set(.color, color, scope: scope)
    }
    line.set(.lineWidth, controls.brushSize, scope: scope) { .number(max(0, $0) * 2) }
    setDabs(on: line)
    return line
  }

  /// The outlines from start to end; `nil` for whole ones.
  private func trim(around geometry: [ViewDraft]) -> ViewDraft? {
    let (start, end) = (controls.start, controls.end)
    let isWhole = !start.isAnimated && !end.isAnimated && start.initial <= 0 && end.initial >= 100
    guard !isWhole else { return nil }
    let trim = ViewDraft(name: "", kind: .trim(.simultaneously), children: geometry)
    trim.set(.trimStart, start, scope: scope) { .number($0 / 100) }
    trim.set(.trimEnd, end, scope: scope) { .number($0 / 100) }
    return trim
  }

  /// Draws single dabs if they are far enough apart to be visible.
  private func setDabs(on line: ViewDraft) {
    guard let spacing = controls.spacing else { return }
    let size = controls.brushSize
    let widest = spacing.keyframes.map(\.value).reduce(spacing.initial, max) / 100
    guard widest > StrokeEffectLowering.visibleGap else { return }
    if size.isAnimated {
      line.set(.dashes, size, scope: scope) {
        .numbers([1, max(0, $0) * 2 * max(0, spacing.initial) / 100])
      }
    } else {
      line.set(.dashes, spacing, scope: scope) {
        .numbers([1, max(0, size.initial) * 2 * max(0, $0) / 100])
      }
    }
  }
}

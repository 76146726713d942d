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

  let effect: Effect
  /// The time scope of the effect's keyframes.
  let scope: Int

  private var controls: ControlPanel { effect.panel }

  /// Draws the stroke on the content of a layer's group, in its place, or reveals the content under the stroke alone.
  func apply(to content: inout [ViewDraft], of layer: Layer) {
    let paths = outlines(of: layer)
    guard !paths.isEmpty else { return }
    let masks = content.filter { $0.kind.role == .mask }
    switch effect.paintStyle {
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
    if controls.isOn(at: 1) {
      return layer.maskPaths.sorted { $0.key < $1.key }.map(\.value)
    }
    guard let number = controls.setting(at: 0), number >= 1, number < 1e6,
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
    if let opacity = controls.number(at: 6) { group.set(.opacity, opacity, scope: scope) }
    return group
  }

  /// The paint of the stroke.
  private func line(isMatte: Bool) -> ViewDraft {
    let line = ViewDraft(
      name: "", kind: .stroke(LineStyle(cap: .round, join: .round), PaintStyle()),
      pointer: effect.pointer)
    if !isMatte, let color = controls.color(at: 3) { line.set(.color, color, scope: scope) }
    line.set(.lineWidth, brushSize, scope: scope) { .number(max(0, $0) * 2) }
    setDabs(on: line)
    return line
  }

  /// The diameter of the brush, in points.
  private var brushSize: AnimatedValue<Double> { controls.number(at: 4) ?? AnimatedValue(2) }

  /// The outlines from start to end, in percent; `nil` for whole ones.
  private func trim(around geometry: [ViewDraft]) -> ViewDraft? {
    let start = controls.number(at: 7) ?? AnimatedValue(0)
    let end = controls.number(at: 8) ?? AnimatedValue(100)
    let isWhole = !start.isAnimated && !end.isAnimated && start.initial <= 0 && end.initial >= 100
    guard !isWhole else { return nil }
    let trim = ViewDraft(name: "", kind: .trim(.simultaneously), children: geometry)
    trim.set(.trimStart, start, scope: scope) { .number($0 / 100) }
    trim.set(.trimEnd, end, scope: scope) { .number($0 / 100) }
    return trim
  }

  /// Draws single dabs if they are far enough apart to be visible.
  private func setDabs(on line: ViewDraft) {
    // The distance between two dabs, in percent of the line's width.
    guard let spacing = controls.number(at: 9) else { return }
    let size = brushSize
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

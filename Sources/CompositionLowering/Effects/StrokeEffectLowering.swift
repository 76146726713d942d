import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// Turns a stroke effect into a shape that follows the outlines of the layer's masks.
///
/// As in lottie-web, the line is twice as wide as the brush, its dabs are round and hard, and each outline is drawn from
/// the start to the end by itself.
struct StrokeEffectLowering {
  /// Up to this share of the line's width, gaps between dabs lie below what can be seen of the line's edges.
  private static let visibleGap = 0.25

  /// The scope that keyframes' times are in.
  let scope: Int

  /// Draws the stroke on what a layer's group holds so far, in its place, or lets that show under the stroke alone.
  func add(_ effect: Effect, to content: inout [ViewDraft], of layer: Layer) {
    let paths = outlines(effect, of: layer)
    guard !paths.isEmpty else { return }
    switch effect.number(10)?.initial {
    case 2:
      content.removeAll { !$0.kind.isMask }
      content.insert(stroke(effect, along: paths), at: 0)
    case 3:
      let masks = content.filter(\.kind.isMask)
      let shown = ViewDraft(name: "", kind: .group(GroupStyle()))
      shown.children = content.filter { !$0.kind.isMask }
      let group = ViewDraft(
        name: effect.name, kind: .group(GroupStyle(matte: .alpha)),
        children: [stroke(effect, along: paths, isMatte: true), shown], pointer: effect.pointer)
      content = [group] + masks
    default:
      // An effect applies to what was drawn before it alone.
      if content.contains(where: \.kind.isEffect) {
        let masks = content.filter(\.kind.isMask)
        let inner = ViewDraft(name: "", kind: .group(GroupStyle()))
        inner.children = content.filter { !$0.kind.isMask }
        content = [inner] + masks
      }
      content.append(stroke(effect, along: paths))
    }
  }

  /// The outlines that the effect follows: all, or the one that is chosen.
  private func outlines(_ effect: Effect, of layer: Layer) -> [AnimatedValue<BezierPath>] {
    if effect.number(1)?.initial == 1 {
      return layer.maskPaths.sorted { $0.key < $1.key }.map(\.value)
    }
    guard let number = effect.number(0)?.initial, number >= 1, number < 1e6,
      let path = layer.maskPaths[Int(number) - 1]
    else { return [] }
    return [path]
  }

  /// The group with the stroke; as a matte it has no colour of its own.
  private func stroke(
    _ effect: Effect, along paths: [AnimatedValue<BezierPath>], isMatte: Bool = false
  ) -> ViewDraft {
    var geometry = paths.map { path in
      let draft = ViewDraft(name: "", kind: .path)
      draft.set(.path, path, scope: scope) { .path($0) }
      return draft
    }
    if let trim = trim(effect, around: geometry) { geometry = [trim] }
    let line = ViewDraft(
      name: "", kind: .stroke(LineStyle(cap: .round, join: .round), PaintStyle()),
      pointer: effect.pointer)
    if !isMatte, let color = effect.content(at: 3)?.color {
      line.set(.color, color, scope: scope) { .color($0) }
    }
    let size = effect.number(4) ?? AnimatedValue(2)
    line.set(.lineWidth, size, scope: scope) { .number(max(0, $0) * 2) }
    setDabs(effect, size: size, on: line)
    let shape = ViewDraft(name: "", kind: .shape, children: geometry + [line])
    let group = ViewDraft(
      name: effect.name, kind: .group(GroupStyle()), children: [shape], pointer: effect.pointer)
    if let opacity = effect.number(6) {
      group.set(.opacity, opacity, scope: scope) { .number($0) }
    }
    return group
  }

  /// The outlines from start to end; `nil` for whole ones.
  private func trim(_ effect: Effect, around geometry: [ViewDraft]) -> ViewDraft? {
    let start = effect.number(7) ?? AnimatedValue(0)
    let end = effect.number(8) ?? AnimatedValue(100)
    let isWhole = !start.isAnimated && !end.isAnimated && start.initial <= 0 && end.initial >= 100
    guard !isWhole else { return nil }
    let trim = ViewDraft(name: "", kind: .trim(.simultaneously), children: geometry)
    trim.set(.trimStart, start, scope: scope) { .number($0 / 100) }
    trim.set(.trimEnd, end, scope: scope) { .number($0 / 100) }
    return trim
  }

  /// Draws single dabs where they lie far enough apart to be seen.
  private func setDabs(_ effect: Effect, size: AnimatedValue<Double>, on line: ViewDraft) {
    guard let spacing = effect.number(9) else { return }
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

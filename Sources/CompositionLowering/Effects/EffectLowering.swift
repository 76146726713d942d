import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// Turns the effects and styles of a layer into views in its group.
struct EffectLowering {
  /// The scope that keyframes' times are in.
  let scope: Int
  /// The size of the rectangle at the origin that effects work on, in points.
  let frame: Vector2
  /// Frames a second.
  let frameRate: Double
  /// The maps of effects that displace, by the position of the effect.
  let maps: [Int: ViewDraft]

  /// What a layer's group holds, from what is drawn and what cuts it: with effects, which may need groups of their own.
  func drafts(drawn: [ViewDraft], masks: [ViewDraft], layer: Layer) -> [ViewDraft] {
    var content = drawn + masks
    let placed = layer.placedEffects.count
    for (index, effect) in layer.effects.enumerated() where effect.isEnabled {
      // Those that follow the first placed effect apply after it, around the layer.
      if index >= layer.effects.count - placed, effect.kind.changesPixels { continue }
      if effect.kind == .transform {
        content = [group(content, of: layer, effect)]
      } else if effect.kind == .stroke {
        StrokeEffectLowering(scope: scope).add(effect, to: &content, of: layer)
      } else if let view = view(of: effect, on: layer) {
        // What is moved is what masks, and the edges of a precomposition, leave.
        if effect.kind.movesPixels {
          content = [ViewDraft(name: "", kind: .group(layer.innerStyle), children: content)]
        }
        add(view, of: effect, map: maps[index], to: &content)
      }
    }
    // As in lottie-web, masks that are more than a cut do not apply under a stroke that paints.
    if layer.effects.contains(where: \.paintsStroke), !layer.masks.allSatisfy(\.isPlainCut) {
      content.removeAll(where: \.kind.isMask)
    }
    let styles = layer.styles.filter(\.isEnabled)
    guard !styles.isEmpty else { return content }
    // Styles are drawn around what masks, and the edges of a precomposition, leave.
    if !layer.isCutOutside {
      content = [ViewDraft(name: "", kind: .group(layer.innerStyle), children: content)]
    }
    return StyleLowering(scope: scope).drafts(styles, on: content)
  }

  /// Adds an effect to content; one with a map becomes a group, as a group has one map.
  private func add(
    _ view: ViewDraft, of effect: Effect, map: ViewDraft?, to content: inout [ViewDraft]
  ) {
    guard effect.kind == .displacementMap else { return content.append(view) }
    guard let map else { return }
    // What is moved beyond the edges is cut off, unless the output expands.
    let isCut = effect.number(7)?.initial != 1
    content = [
      ViewDraft(
        name: effect.name, kind: .group(GroupStyle(clipSize: isCut ? frame : nil)),
        children: [map] + content + [view], pointer: effect.pointer)
    ]
  }

  /// What an adjustment layer does to what is below, of effects with a map only the first; `nil` if nothing.
  func adjustment(_ layer: Layer) -> Adjustment? {
    let mapped = maps.keys.min()
    let effects = layer.effects.enumerated().filter { index, effect in
      effect.isEnabled && (effect.kind != .displacementMap || index == mapped)
    }
    let views = effects.compactMap { view(of: $0.element, on: layer) }
    guard !views.isEmpty else { return nil }
    return Adjustment(map: mapped.flatMap { maps[$0] }, effects: views)
  }

  /// A layer of shapes or text with the effects that apply around it, in its composition.
  func placed(_ layer: Layer, on view: ViewDraft) -> [ViewDraft] {
    let effects = layer.placedEffects
    var content = [view]
    for index in effects.indices where effects[index].isEnabled {
      guard let view = self.view(of: effects[index], on: layer) else { continue }
      add(view, of: effects[index], map: maps[index], to: &content)
    }
    return content
  }

  private func view(of effect: Effect, on layer: Layer) -> ViewDraft? {
    EffectPainter(
      effect: effect, frame: frame, scope: scope,
      time: WaveTime(frameRate: frameRate, start: layer.inPoint, end: layer.outPoint)
    ).view()
  }

  /// The group of a transform effect, around all that comes before it.
  ///
  /// lottie-web skews what is turned already, while a group turns what is skewed: an effect that does both needs two.
  private func group(_ content: [ViewDraft], of layer: Layer, _ effect: Effect) -> ViewDraft {
    let inner = ViewDraft(
      name: effect.name, kind: .group(layer.innerStyle), children: content,
      pointer: effect.pointer)
    var outer = inner
    if let skew = effect.number(5), let rotation = effect.number(7), !skew.isZero, !rotation.isZero
    {
      outer = ViewDraft(
        name: "", kind: .group(GroupStyle()), children: [inner], pointer: effect.pointer)
    }
    let painter = EffectPainter(effect: effect, frame: .zero, scope: scope)
    painter.point(.anchor, 0, on: inner)
    painter.point(.position, 1, on: outer)
    if let height = effect.number(3) {
      let isUniform = effect.number(2)?.initial == 1
      inner.set(.scale, component: 1, height.map { $0 / 100 }, scope: scope)
      let width = isUniform ? height : effect.number(4) ?? height
      inner.set(.scale, component: 0, width.map { $0 / 100 }, scope: scope)
    }
    painter.number(.skew, 5, on: outer)
    // lottie-web counts the axis of this skew from another direction than a layer's.
    painter.number(.skewAxis, 6, on: outer) { $0 + 90 }
    painter.number(.rotation, 7, on: inner)
    painter.number(.opacity, 8, on: outer) { $0 / 100 }
    return outer
  }
}

/// The effects of an adjustment layer.
struct Adjustment {
  /// What its displacement looks at.
  let map: ViewDraft?
  let effects: [ViewDraft]

  /// What the group of the effects holds, with masks or with what they change.
  func around(_ content: [ViewDraft]) -> [ViewDraft] {
    (map.map { [$0] } ?? []) + content + effects
  }
}

extension AnimatedValue<Double> {
  /// Whether it is 0 all the time.
  fileprivate var isZero: Bool { !isAnimated && initial == 0 }
}

extension Effect {
  /// The number of a control by its place in the panel.
  func number(_ index: Int) -> AnimatedValue<Double>? { content(at: index)?.number }
}

extension Effect {
  /// Whether it paints a line, rather than show what is under it.
  fileprivate var paintsStroke: Bool {
    kind == .stroke && isEnabled && number(10)?.initial != 3
  }
}

extension Mask {
  /// Whether it cuts with a hard edge and does nothing else, at any time.
  fileprivate var isPlainCut: Bool {
    mode == .add && !isInverted && !opacity.isAnimated && opacity.initial >= 1
      && !expansion.isAnimated && expansion.initial == 0
      && !feather.isAnimated && feather.initial.xy == .zero
  }
}

extension Layer {
  /// The style of a group inside of the layer's own, which cuts a precomposition before anything moves it.
  fileprivate var innerStyle: GroupStyle {
    guard case .precomposition(_, let size, _) = content, isCut else { return GroupStyle() }
    return GroupStyle(clipSize: size)
  }

  /// Whether a precomposition ends at its edges: not with collapsed transformations.
  var isCut: Bool { !collapsesTransform }

  /// Whether the layer's own group cuts its precomposition; a transform or a style may show beyond that cut.
  var isCutOutside: Bool {
    !effects.contains { $0.isEnabled && ($0.kind == .transform || $0.kind.movesPixels) }
      && !(styles.contains { $0.isEnabled } && (!masks.isEmpty || content.isPrecomposition))
  }
}

extension Layer.Content {
  /// Whether it is another composition.
  fileprivate var isPrecomposition: Bool {
    if case .precomposition = self { true } else { false }
  }
}

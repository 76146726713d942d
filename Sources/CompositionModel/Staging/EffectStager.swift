import Geometry
import SceneModel
import StageModel

/// Turns the effects and styles of a layer into views in its group.
struct EffectStager {
  /// The scope that keyframes' times are in.
  let scope: Int

  /// What a layer's group holds, from what is drawn and what cuts it: with effects, which may need groups of their own.
  func drafts(drawn: [ViewDraft], masks: [ViewDraft], layer: Layer) -> [ViewDraft] {
    var content = drawn + masks
    for effect in layer.effects where effect.isEnabled {
      if effect.kind == .transform {
        content = [group(content, of: layer, effect)]
      } else if effect.kind == .stroke {
        StrokeStager(scope: scope).add(effect, to: &content, of: layer)
      } else if let view = view(of: effect) {
        content.append(view)
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
    return StyleStager(scope: scope).drafts(styles, on: content)
  }

  /// What the group of an adjustment layer holds: masks, and effects on what is below; `nil` without effects.
  func adjustment(masks: [ViewDraft], layer: Layer) -> [ViewDraft]? {
    let views = layer.effects.filter(\.isEnabled).compactMap(view)
    return views.isEmpty ? nil : masks + views
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
    point(.anchor, effect.content(at: 0), on: inner)
    point(.position, effect.content(at: 1), on: outer)
    if let height = effect.number(3) {
      let isUniform = effect.number(2)?.initial == 1
      inner.set(.scale, component: 1, height.map { $0 / 100 }, scope: scope)
      let width = isUniform ? height : effect.number(4) ?? height
      inner.set(.scale, component: 0, width.map { $0 / 100 }, scope: scope)
    }
    number(.skew, effect.number(5), on: outer)
    // lottie-web counts the axis of this skew from another direction than a layer's.
    number(.skewAxis, effect.number(6), on: outer) { $0 + 90 }
    number(.rotation, effect.number(7), on: inner)
    number(.opacity, effect.number(8), on: outer) { $0 / 100 }
    return outer
  }

  /// The view of an effect that changes pixels; `nil` for one that is not drawn.
  private func view(of effect: Effect) -> ViewDraft? {
    guard let kind = kind(of: effect) else { return nil }
    let view = ViewDraft(name: effect.name, kind: .effect(kind), pointer: effect.pointer)
    switch kind {
    case .tint:
      color(.blackColor, effect.content(at: 0), on: view)
      color(.whiteColor, effect.content(at: 1), on: view)
      number(.mix, effect.number(2), on: view) { $0 / 100 }
    case .colorFill:
      color(.color, effect.content(at: 2), on: view)
      number(.opacity, effect.number(6), on: view)
    case .tritone:
      color(.highlights, effect.content(at: 0), on: view)
      color(.midtones, effect.content(at: 1), on: view)
      color(.shadows, effect.content(at: 2), on: view)
    case .levels: setLevels(effect, on: view)
    case .dropShadow:
      color(.color, effect.content(at: 0), on: view)
      number(.opacity, effect.number(1), on: view) { $0 / 255 }
      number(.direction, effect.number(2), on: view)
      number(.distance, effect.number(3), on: view)
      number(.softness, effect.number(4), on: view)
    case .gaussianBlur: number(.blurriness, effect.number(0), on: view)
    case .radialWipe:
      number(.completion, effect.number(0), on: view) { $0 / 100 }
      number(.rotation, effect.number(1), on: view)
      point(.center, effect.content(at: 2), on: view)
      number(.softness, effect.number(4), on: view)
    case .innerShadow, .satin, .colorOverlay, .gradientOverlay, .outline, .bevel:
      // Only layer styles make these.
      break
    }
    return view
  }

  /// The kind of view that draws an effect.
  private func kind(of effect: Effect) -> ViewEffect? {
    switch effect.kind {
    case .tint: return .tint
    case .fill: return .colorFill
    case .tritone: return .tritone
    case .proLevels: return .levels
    case .dropShadow: return .dropShadow(isShadowOnly: effect.number(5)?.initial == 1)
    case .gaussianBlur:
      let axes = effect.number(1)?.initial
      return .gaussianBlur(axes == 2 ? .horizontal : axes == 3 ? .vertical : .both)
    case .radialWipe:
      let sense = effect.number(3)?.initial
      return .radialWipe(sense == 2 ? .counterclockwise : sense == 3 ? .both : .clockwise)
    case .stroke, .displacementMap, .setMatte, .twirl, .meshWarp, .waveWarp, .spherize, .puppet,
      .transform, .control, .other:
      return nil
    }
  }

  /// Takes over the levels of all channels: after a heading, five numbers each, and two headings between them.
  private func setLevels(_ effect: Effect, on view: ViewDraft) {
    let keys: [PropertyKey] = [.levels, .redLevels, .greenLevels, .blueLevels, .alphaLevels]
    for (channel, key) in keys.enumerated() {
      for place in 0..<5 {
        guard let value = effect.number(3 + channel * 7 + place) else { continue }
        view.set(key, component: place, value, scope: scope)
      }
    }
  }

  private func number(
    _ key: PropertyKey, _ value: AnimatedValue<Double>?, on view: ViewDraft,
    _ convert: (Double) -> Double = { $0 }
  ) {
    guard let value else { return }
    view.set(key, value, scope: scope) { .number(convert($0)) }
  }

  private func color(_ key: PropertyKey, _ content: ControlContent?, on view: ViewDraft) {
    guard let value = content?.color else { return }
    view.set(key, value, scope: scope) { .color($0) }
  }

  private func point(_ key: PropertyKey, _ content: ControlContent?, on view: ViewDraft) {
    guard let value = content?.point else { return }
    view.set(key, value, scope: scope) { .vector(Vector3($0.xy)) }
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
    !effects.contains { $0.isEnabled && $0.kind == .transform }
      && !(styles.contains { $0.isEnabled } && (!masks.isEmpty || content.isPrecomposition))
  }
}

extension Layer.Content {
  /// Whether it is another composition.
  fileprivate var isPrecomposition: Bool {
    if case .precomposition = self { true } else { false }
  }
}

package import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// Lowers the effects and styles of a layer to views in its group.
struct EffectLowering {
  /// The time scope of the layer's keyframes.
  let scope: Int
  /// The size of the area at the origin that effects work on, in points.
  let size: Vector2
  /// Frames a second.
  let frameRate: Double
  /// The maps of effects that displace, by the position of the effect.
  let maps: [Int: ViewDraft]

  /// The content of a layer's group, with effects, which may need groups of their own.
  func drafts(drawn: [ViewDraft], masks: [ViewDraft], layer: Layer) -> [ViewDraft] {
    var content = drawn + masks
    // From the first placed effect on, effects apply around the layer.
    let ownEffects = layer.effects.dropLast(layer.placedEffects.count)
    for (index, effect) in layer.effects.enumerated() where effect.isEnabled {
      switch effect.role {
      case .pixelEffect where ownEffects.indices.contains(index):
        apply(effect, at: index, to: &content, of: layer)
      case .stroke:
        StrokeEffectLowering(effect: effect, scope: scope).apply(to: &content, of: layer)
      case .transform:
        content = [group(content, of: layer, effect)]
      case .pixelEffect, .setMatte, .expressionControl, .notDrawn: break
      }
    }
    // As in lottie-web, masks that are more than a cut do not apply under a stroke that paints.
    if layer.effects.contains(where: \.paintsStroke), !layer.masks.allSatisfy(\.isPlainCut) {
      content.removeAll { $0.kind.role == .mask }
    }
    return withStyles(content, of: layer)
  }

  /// Adds an effect that changes pixels.
  private func apply(
    _ effect: Effect, at index: Int, to content: inout [ViewDraft], of layer: Layer
  ) {
    guard let view = view(of: effect, on: layer) else { return }
    if effect.movesPixels {
      // Pixels are moved after masks and the edges of a precomposition have cut them.
      content = [ViewDraft(name: "", kind: .group(layer.innerGroup), children: content)]
    }
    add(view, of: effect, map: maps[index], to: &content)
  }

  /// Content with the styles of the layer.
  private func withStyles(_ content: [ViewDraft], of layer: Layer) -> [ViewDraft] {
    let styles = layer.styles.filter(\.isEnabled)
    guard !styles.isEmpty else { return content }
    var content = content
    if !layer.isCutOutside {
      // Styles follow the content after masks and the edges of a precomposition have cut it.
      content = [ViewDraft(name: "", kind: .group(layer.innerGroup), children: content)]
    }
    return drafts(styles, on: content)
  }

  /// Adds an effect to content; one with a map becomes a group, as a group has one map.
  private func add(
    _ view: ViewDraft, of effect: Effect, map: ViewDraft?, to content: inout [ViewDraft]
  ) {
    guard effect.needsMap else { return content.append(view) }
    guard let map else { return }
    content = [
      ViewDraft(
        name: effect.name,
        kind: .group(GroupView(clipSize: effect.expandsOutput ? nil : size)),
        children: [map] + content + [view], pointer: effect.pointer)
    ]
  }

  /// The effects of an adjustment layer; `nil` if none applies.
  ///
  /// Only the first effect with a map applies.
  func adjustment(_ layer: Layer) -> Adjustment? {
    let mapped = maps.keys.min()
    let effects = layer.effects.enumerated().filter { index, effect in
      effect.isEnabled && (!effect.needsMap || index == mapped)
    }.map(\.element)
    let drawn = effects.compactMap { effect in
      view(of: effect, on: layer).map { (view: $0, isPerPixel: effect.isPerPixel) }
    }
    guard !drawn.isEmpty else { return nil }
    return Adjustment(
      map: mapped.flatMap { maps[$0] }, effects: drawn.map(\.view),
      isPerPixel: drawn.allSatisfy(\.isPerPixel))
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
    let panel = ControlPanel(
      values: effect.values, size: size, frameRate: frameRate, inPoint: layer.inPoint,
      outPoint: layer.outPoint)
    return effect.mapping?.table?.view(effect.name, panel, scope: scope, pointer: effect.pointer)
  }
}

extension ControlTable {
  /// Makes the view of the pixel effect; `nil` for settings that are not drawn.
  func view(_ name: String, _ panel: ControlPanel, scope: Int, pointer: String) -> ViewDraft? {
    guard let effect = effect(panel) else { return nil }
    let view = ViewDraft(name: name, kind: .effect(effect), pointer: pointer)
    for setting in settings(panel) {
      view.set(setting.key, component: setting.component, setting.value, scope: scope)
    }
    return view
  }
}

extension Effect {
  /// Whether it paints a line, rather than reveal the layer under it.
  var paintsStroke: Bool {
    role == .stroke && isEnabled && paintStyle != .revealOriginal
  }
}

extension Mask {
  /// Whether it only masks with a hard edge at all times.
  fileprivate var isPlainCut: Bool {
    mode == .add && !isInverted && !opacity.isAnimated && opacity.initial >= 1
      && expansion.isAlways(0)
      && !feather.isAnimated && feather.initial.xy == .zero
  }
}

extension Layer {
  /// The options of a group inside of the layer's own, which cuts a precomposition before effects apply.
  var innerGroup: GroupView {
    guard case .precomposition(_, let size, _) = content, isCut else { return GroupView() }
    return GroupView(clipSize: size)
  }

  /// Whether a precomposition ends at its frame: not where its layers join the 3D space around it, and not with
  /// collapsed transformations that are shown as in After Effects.
  package var isCut: Bool { !joinsSpace && !(collapsesTransform && collapse == .show) }

  /// Whether the layer's own group cuts its precomposition; a transform or a style may show beyond that cut.
  var isCutOutside: Bool {
    !effects.contains { $0.isEnabled && ($0.role == .transform || $0.movesPixels) }
      && !(styles.contains { $0.isEnabled } && (!masks.isEmpty || content.precomposition != nil))
  }
}

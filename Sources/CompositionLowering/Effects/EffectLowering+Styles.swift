import CompositionModel
import SceneModel
import ViewTree

// Layer styles: views that change the pixels of the layer's group.
//
// lottie-web draws none of them; these come near After Effects. They are stacked in After Effects' order, the order of
// `LayerStyleMapping.all`, independent of the order of the file.
extension EffectLowering {
  /// The largest number of views of a layer that are drawn twice for a shadow with a blend mode other than normal.
  private static let maximumCopiedViews = 2_000

  /// The content of a group that draws a layer with styles.
  func drafts(_ styles: [LayerStyle], on content: [ViewDraft]) -> [ViewDraft] {
    let above = sorted(styles) { $0.level != .behind }
    var painted = content + above.compactMap { view(of: $0) }
    let most = EffectLowering.maximumCopiedViews
    let canCopy = content.reduce(0) { $0 > most ? $0 : $0 + $1.count(upTo: most) } <= most
    var copies: [ViewDraft] = []
    let shadows = sorted(styles) { $0.level == .behind }.reversed()
    for (number, style) in shadows.enumerated() {
      let mode = style.isPlain ? .normal : style.panel.blendMode()
      // The layer itself casts one shadow; a copy casts a second one, or one that mixes with the pixels behind it.
      if canCopy, number > 0 || mode != .normal {
        copies.insert(copy(of: content, styles: above, casting: style, mode), at: 0)
      } else {
        painted += [view(of: style)].compactMap { $0 }
      }
    }
    guard !copies.isEmpty else { return painted }
    return copies + [ViewDraft(name: "", kind: .group(GroupView()), children: painted)]
  }

  /// Styles in the order in which they are drawn, lowest first; styles of one kind in the order of the file.
  private func sorted(
    _ styles: [LayerStyle], where isIncluded: (LayerStyleMapping) -> Bool
  ) -> [LayerStyle] {
    LayerStyleMapping.all.filter(isIncluded).flatMap { mapping in
      styles.filter { $0.number == mapping.number }
    }
  }

  /// A copy of the layer that draws a shadow alone.
  private func copy(
    of content: [ViewDraft], styles: [LayerStyle], casting shadow: LayerStyle, _ mode: BlendMode
  ) -> ViewDraft {
    let edges = styles.filter { $0.mapping?.level == .onEdges }
    return ViewDraft(
      name: shadow.name, kind: .group(GroupView(blendMode: mode)),
      children: content.map { $0.copy() } + edges.compactMap { view(of: $0) }
        + [view(of: shadow, isShadowOnly: true)].compactMap { $0 })
  }

  private func view(of style: LayerStyle, isShadowOnly: Bool = false) -> ViewDraft? {
    style.mapping?.table.view(
      style.name, ControlPanel(values: style.values, isShadowOnly: isShadowOnly), scope: scope,
      pointer: style.pointer)
  }
}

extension LayerStyle {
  /// Whether its blend mode has the same result as the normal one, because of its color.
  fileprivate var isPlain: Bool {
    let mode = panel.blendMode()
    guard let color = panel.color(at: "c"), !color.isAnimated else { return mode == .normal }
    switch mode {
    case .normal: return true
    case .multiply, .darken, .colorBurn: return color.initial == .black
    case .screen, .lighten, .add: return color.initial == .white
    default: return false
    }
  }
}

import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// Turns layer styles into views that change the pixels of the layer's group.
///
/// lottie-web draws none of them; these come near After Effects. Styles lie over each other in After Effects' order,
/// whatever the order of the file: below the layer a drop shadow and an outer glow, on it a gradient, a colour, satin, an
/// inner glow, an inner shadow, a bevel and a stroke. Shadows and glows around a layer follow its stroke.
struct StyleLowering {
  /// Softness of a shadow over the size that its style has.
  ///
  /// The standard deviation of a shadow's blur is a quarter of its softness, and 0.3 of a style's size.
  static let softnessPerSize = 1.2
  /// The most views of a layer that are drawn twice for a shadow that mixes by another mode than normal.
  private static let maximumCopiedViews = 2_000
  /// The styles that lie on the layer, lowest first.
  private static let inner: [LayerStyle.Kind] = [
    .gradientOverlay, .colorOverlay, .satin, .innerGlow, .innerShadow, .bevel, .stroke,
  ]
  /// The styles that lie below the layer, uppermost first.
  private static let outer: [LayerStyle.Kind] = [.outerGlow, .dropShadow]

  /// The scope that keyframes' times are in.
  let scope: Int

  /// What a group holds that draws content with styles.
  func drafts(_ styles: [LayerStyle], on content: [ViewDraft]) -> [ViewDraft] {
    func sorted(_ kinds: [LayerStyle.Kind]) -> [LayerStyle] {
      kinds.flatMap { kind in styles.filter { $0.kind == kind } }
    }
    let inner = sorted(StyleLowering.inner)
    var painted = content + inner.compactMap(view)
    let most = StyleLowering.maximumCopiedViews
    let canCopy = content.reduce(0) { $0 > most ? $0 : $0 + $1.count(upTo: most) } <= most
    var below: [ViewDraft] = []
    for (number, style) in sorted(StyleLowering.outer).enumerated() {
      let mode = style.isPlain ? .normal : style.blendMode
      // One shadow is cast from the pixels themselves; a second one, or one that mixes with what is behind, by a copy.
      if canCopy, number > 0 || mode != .normal {
        let copy =
          content.map { $0.copy() }
          + inner.filter { $0.kind == .stroke }.compactMap(view)
          + [shadow(style, isShadowOnly: true)]
        below.insert(
          ViewDraft(name: style.name, kind: .group(GroupStyle(blendMode: mode)), children: copy),
          at: 0)
      } else {
        painted.append(shadow(style, isShadowOnly: false))
      }
    }
    guard !below.isEmpty else { return painted }
    return below + [ViewDraft(name: "", kind: .group(GroupStyle()), children: painted)]
  }

  /// The view of a style that lies on the layer; `nil` for one that is not drawn.
  private func view(_ style: LayerStyle) -> ViewDraft? {
    let painter = StylePainter(style: style, scope: scope)
    switch style.kind {
    case .innerShadow, .innerGlow: return painter.innerShadow()
    case .satin: return painter.satin()
    case .colorOverlay: return painter.colorOverlay()
    case .gradientOverlay: return painter.gradientOverlay()
    case .stroke: return painter.outline()
    case .bevel: return painter.bevel()
    case .dropShadow, .outerGlow, .other: return nil
    }
  }

  private func shadow(_ style: LayerStyle, isShadowOnly: Bool) -> ViewDraft {
    let painter = StylePainter(style: style, scope: scope)
    let view = painter.view(.dropShadow(isShadowOnly: isShadowOnly))
    painter.setShadow(on: view)
    return view
  }
}

extension LayerStyle {
  /// The blend mode; normal where it is not said or not drawn.
  var blendMode: BlendMode { blendMode("bm", standard: .normal) }

  /// The blend mode in a member; another one where it is not said, and normal where it is not drawn.
  func blendMode(_ member: String, standard: BlendMode) -> BlendMode {
    guard let entry = content(member)?.number?.initial else { return standard }
    return BlendMode(styleMenu: entry) ?? .normal
  }

  /// Whether its mode does what the normal one does, because of its colour.
  fileprivate var isPlain: Bool {
    guard let color = content("c")?.color, !color.isAnimated else { return blendMode == .normal }
    switch blendMode {
    case .normal: return true
    case .multiply, .darken, .colorBurn: return color.initial == .black
    case .screen, .lighten, .add: return color.initial == .white
    default: return false
    }
  }
}

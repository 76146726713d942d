import CompositionModel
import SceneModel
import ViewTree

// Track mattes, and mattes of effects.
extension LayerLowering {
  /// The views of a layer with its mattes around it.
  ///
  /// - Parameters:
  ///   - mattes: The mattes, innermost first; at least one.
  ///   - matteDepth: The length of the chain of mattes of mattes.
  mutating func matted(
    _ own: LayerViews, by mattes: [LayerMatte], in list: LayerList, matteDepth: Int
  ) -> LayerViews {
    let layer = list.layers[own.layer]
    var view = view(of: own.withoutBlendMode, in: list)
    for (number, entry) in mattes.enumerated() {
      let matte = entry.matte
      let isOutermost = number == mattes.count - 1 && matteDepth == 0
      let style = GroupView(blendMode: isOutermost ? layer.blendMode : .normal, matte: matte.mode)
      let source = matteViews(entry, in: list, matteDepth: matteDepth)
      view = ViewDraft(
        of: own.layer, in: list, style, name: "\(layer.name) with \(list.layers[matte.layer].name)",
        as: .around("matte"), children: [self.view(of: source, in: list), view])
    }
    return .complete(view, of: own.layer)
  }

  /// The mattes of a layer, innermost first.
  func mattes(of layer: Layer, in list: LayerList, matteDepth: Int) -> [LayerMatte] {
    // Effects Set Matte of a matte are ignored, so that the number of views stays bounded.
    var mattes = matteDepth == 0 ? list.setMattes(of: layer) : []
    if let matte = layer.matte, matteDepth < Composition.maximumMatteDepth {
      mattes.append(LayerMatte(matte: matte, isEffect: false))
    }
    return mattes
  }

  /// The views of a matte layer.
  private mutating func matteViews(
    _ matte: LayerMatte, in list: LayerList, matteDepth: Int
  ) -> LayerViews {
    let index = matte.matte.layer
    var views = LayerViews(chain: list.chain(to: index), layer: index, content: [])
    guard matte.isEffect else {
      return entry(for: index, of: list, matteDepth: matteDepth + 1) ?? views
    }
    guard let content = content(of: index, in: list, evenHidden: true) else { return views }
    (views.content, views.blends) = (content, false)
    return placed(views, blends: false, in: list)
  }
}

/// A matte of a layer: its track matte, or the matte of an effect Set Matte.
struct LayerMatte {
  let matte: Matte
  /// Whether an effect names the matte layer, which may be hidden then.
  let isEffect: Bool
}

extension LayerList {
  /// The mattes of a layer's effects.
  ///
  /// As in lottie-web, the matte layer keeps its own position, and applies even if it is hidden.
  func setMattes(of layer: Layer) -> [LayerMatte] {
    layer.effects.compactMap { effect in
      guard effect.role == .setMatte, effect.isEnabled, let mode = effect.setMatteMode,
        let number = effect.namedLayer?.initial, let source = positions[number]
      else { return nil }
      return LayerMatte(matte: Matte(layer: source, mode: mode), isEffect: true)
    }
  }
}

import CompositionModel
import Geometry
import SceneModel
import ViewTree

// Track mattes, and mattes of effects.
extension LayerLowering {
  /// The views of a layer with its mattes; `nil` if it is never drawn.
  ///
  /// - Parameters:
  ///   - index: The index of the layer.
  ///   - list: The layers of its composition.
  ///   - matteDepth: The length of the chain of mattes of mattes; mattes do not blend.
  mutating func entry(
    for index: Int, of list: LayerList, matteDepth: Int = 0
  ) -> LayerViews? {
    let layer = list.layers[index]
    guard let content = content(of: index, in: list) else { return nil }
    let mattes = mattes(of: layer, in: list, matteDepth: matteDepth)
    let sharp = LayerViews(
      chain: list.chain(to: index), layer: index, content: content,
      blends: matteDepth == 0 && mattes.isEmpty)
    let inner = layer.placedEffects.isEmpty ? sharp : sharp.withoutBlendMode
    let own = placed(blurred(inner, in: list) ?? inner, blends: sharp.blends, in: list)
    guard !mattes.isEmpty else { return own }
    var views = [view(of: own.withoutBlendMode, in: list)]
    for (number, matte) in mattes.enumerated() {
      let isOutermost = number == mattes.count - 1 && matteDepth == 0
      let style = GroupView(blendMode: isOutermost ? layer.blendMode : .normal, matte: matte.mode)
      let source = matteViews(matte, in: list, matteDepth: matteDepth)
      let group = ViewDraft(
        name: "\(layer.name) with \(list.layers[matte.layer].name)", kind: .group(style),
        children: [view(of: source, in: list)] + views, pointer: layer.pointer)
      group.belong(to: index, of: list, as: .around("matte"))
      views = [group]
    }
    return LayerViews(chain: [], layer: index, content: views, isComplete: true)
  }

  /// The mattes of a layer, innermost first.
  private func mattes(of layer: Layer, in list: LayerList, matteDepth: Int) -> [LayerMatte] {
    // Effects Set Matte of a matte are ignored, so that the number of views stays bounded.
    var mattes = matteDepth == 0 ? list.setMattes(of: layer) : []
    if let matte = layer.matte, matteDepth < Composition.maximumMatteDepth {
      mattes.append(LayerMatte(matte))
    }
    return mattes
  }

  /// The views of a matte layer.
  private mutating func matteViews(
    _ matte: LayerMatte, in list: LayerList, matteDepth: Int
  ) -> LayerViews {
    let entry =
      matte.isEffect
      ? content(of: matte.layer, in: list, evenHidden: true).map {
        placed(
          LayerViews(
            chain: list.chain(to: matte.layer), layer: matte.layer, content: $0, blends: false),
          blends: false, in: list)
      }
      : self.entry(for: matte.layer, of: list, matteDepth: matteDepth + 1)
    return entry
      ?? LayerViews(chain: list.chain(to: matte.layer), layer: matte.layer, content: [])
  }

  /// The views of a layer as a single one.
  func view(of entry: LayerViews, in list: LayerList) -> ViewDraft {
    let views = entry.isComplete ? entry.content : views(of: [entry], in: list)
    guard views.count != 1 else { return views[0] }
    let group = ViewDraft(
      name: list.layers[entry.layer].name, kind: .group(GroupView()), children: views)
    group.belong(to: entry.layer, of: list, as: .around("group"))
    return group
  }
}

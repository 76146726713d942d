import CompositionModel
import Geometry
import SceneModel
import ViewTree

// Layers that other layers cut.
extension LayerLowering {
  /// The entry of a layer, with its matte around it; `nil` if nothing of it is ever drawn.
  ///
  /// - Parameter matteDepth: How many layers it is the matte of, each of the one before; mattes do not blend.
  mutating func entry(
    for index: Int, of list: LayerList, matteDepth: Int = 0
  ) -> ChainEntry? {
    let layer = list.layers[index]
    guard let content = content(of: index, in: list) else { return nil }
    // What cuts a matte by an effect is not looked for, so that no number of effects unfolds without bounds.
    var cuts = matteDepth == 0 ? list.setMattes(of: layer) : []
    if let matte = layer.matte, matteDepth < Composition.maximumMatteDepth {
      cuts.append(LayerCut(matte))
    }
    let sharp = ChainEntry(
      chain: list.chain(to: index), layer: index, content: content,
      blends: matteDepth == 0 && cuts.isEmpty)
    let inner = layer.placedEffects.isEmpty ? sharp : sharp.withoutBlendMode
    let own = placed(blurred(inner, in: list) ?? inner, blends: sharp.blends, in: list)
    guard !cuts.isEmpty else { return own }
    var views = [view(of: own.withoutBlendMode, in: list)]
    for (number, cut) in cuts.enumerated() {
      let isOutermost = number == cuts.count - 1 && matteDepth == 0
      let style = GroupStyle(blendMode: isOutermost ? layer.blendMode : .normal, matte: cut.mode)
      let source = sourceEntry(of: cut, in: list, matteDepth: matteDepth)
      views = [
        ViewDraft(
          name: "\(layer.name) with \(list.layers[cut.layer].name)", kind: .group(style),
          children: [view(of: source, in: list)] + views, pointer: layer.pointer)
      ]
    }
    return ChainEntry(chain: [], layer: index, content: views, isWhole: true)
  }

  /// The entry of a layer that cuts.
  private mutating func sourceEntry(
    of cut: LayerCut, in list: LayerList, matteDepth: Int
  ) -> ChainEntry {
    let entry =
      cut.isEffect
      ? content(of: cut.layer, in: list, evenHidden: true).map {
        placed(
          ChainEntry(
            chain: list.chain(to: cut.layer), layer: cut.layer, content: $0, blends: false),
          blends: false, in: list)
      }
      : self.entry(for: cut.layer, of: list, matteDepth: matteDepth + 1)
    return entry
      ?? ChainEntry(chain: list.chain(to: cut.layer), layer: cut.layer, content: [])
  }

  /// The views of one entry as a single one.
  func view(of entry: ChainEntry, in list: LayerList) -> ViewDraft {
    let views = entry.isWhole ? entry.content : views(of: [entry], in: list)
    guard views.count != 1 else { return views[0] }
    return ViewDraft(
      name: list.layers[entry.layer].name, kind: .group(GroupStyle()), children: views)
  }
}

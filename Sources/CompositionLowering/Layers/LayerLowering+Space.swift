import CompositionModel

// 3D layers: which of them are sorted by depth with each other, as in After Effects.
extension LayerLowering {
  /// The treatment of a layer in a composition with a camera.
  private enum DepthSorting {
    /// A 2D layer, which separates the 3D layers above it from those below it.
    case flat
    /// A 3D layer, which is sorted with its neighbors.
    case sorted
    /// A 3D layer that separates the 3D layers above it from those below it.
    case single
  }

  /// The views of layers in drawing order, 3D layers as cameras project them.
  func projected(
    _ entries: [LayerViews], by cameras: CameraViews, _ chains: ParentChains, in list: LayerList
  ) -> [ViewDraft] {
    var result: [ViewDraft] = []
    var rest = entries[...]
    while let first = rest.first {
      let sorting = sorting(of: first, in: list, cameras)
      let run =
        sorting == .single
        ? rest.prefix(1) : rest.prefix { self.sorting(of: $0, in: list, cameras) == sorting }
      rest = rest.dropFirst(run.count)
      result += sorting == .flat ? chains.merge(run) : cameras.views(of: Array(run))
    }
    return result
  }

  private func sorting(
    of entry: LayerViews, in list: LayerList, _ cameras: CameraViews
  ) -> DepthSorting {
    let layer = list.layers[entry.layer]
    guard layer.isThreeDimensional else { return .flat }
    guard entry.isComplete else { return layer.separates3DLayers ? .single : .sorted }
    // A complete layer is projected by cameras of its own already.
    return layer.separates3DLayers || !cameras.canRepeat(entry) ? .flat : .sorted
  }
}

extension Layer {
  /// Whether it separates the 3D layers above it from those below it, though it is a 3D layer itself.
  ///
  /// After Effects composites these layers first: adjustment layers, layers with styles, and precompositions with
  /// effects, masks or a matte.
  fileprivate var separates3DLayers: Bool {
    if content.isAdjustment || styles.contains(where: \.isEnabled) { return true }
    guard case .precomposition = content else { return false }
    return matte != nil || !masks.isEmpty || effects.contains(where: \.isEnabled)
  }
}

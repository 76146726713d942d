import CompositionModel
import Geometry
import SceneModel
import ViewTree

// Layers in space: which of them are sorted with each other, as After Effects does.
extension LayerLowering {
  /// What becomes of an entry where cameras look.
  private enum Place {
    /// It lies on the plane of the picture, and parts what is in space above it and below it.
    case plane
    /// It is sorted with its neighbours that are in space too.
    case sorted
    /// It is seen by cameras, and parts its neighbours.
    case alone
  }

  /// The views of entries in drawing order; of those in space, as cameras see them.
  func views(of entries: [ChainEntry], in list: LayerList) -> [ViewDraft] {
    let chains = ParentChains(list)
    if list.isCollapsed {
      return entries.flatMap { $0.isWhole ? chains.merge([$0]) : chains.spatialViews($0) }
    }
    guard list.hasCamera else { return chains.merge(entries) }
    let cameras = CameraViews(list)
    guard !cameras.isEmpty else { return chains.merge(entries) }
    var result: [ViewDraft] = []
    var rest = entries[...]
    while let first = rest.first {
      let place = place(of: first, in: list, cameras)
      let run =
        place == .alone
        ? rest.prefix(1) : rest.prefix { self.place(of: $0, in: list, cameras) == place }
      rest = rest.dropFirst(run.count)
      result += place == .plane ? chains.merge(Array(run)) : cameras.views(of: Array(run))
    }
    return result
  }

  private func place(
    of entry: ChainEntry, in list: LayerList, _ cameras: CameraViews
  ) -> Place {
    let layer = list.layers[entry.layer]
    guard layer.isThreeDimensional else { return .plane }
    // What is complete is seen by cameras of its own already.
    guard entry.isWhole else { return layer.partsSpace ? .alone : .sorted }
    return layer.partsSpace || !cameras.canRepeat(entry) ? .plane : .sorted
  }
}

extension Layer {
  /// Whether layers in space above it are not sorted with those below it, though it is in space itself.
  ///
  /// After Effects composites these layers before it goes on: adjustment layers, layers with styles, and
  /// precompositions with effects, masks or a matte.
  fileprivate var partsSpace: Bool {
    if content.isAdjustment || styles.contains(where: \.isEnabled) { return true }
    guard case .precomposition = content else { return false }
    return matte != nil || !masks.isEmpty || effects.contains(where: \.isEnabled)
  }
}

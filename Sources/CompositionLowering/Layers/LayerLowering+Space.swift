import CompositionModel
import SceneModel
import ViewTree

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

/// The cameras of a composition; the topmost one at a frame is the active one.
struct CameraViews {
  private let list: LayerList
  /// The cameras, topmost first, with the spans of frames in which they are active.
  private let cameras: [(layer: Int, spans: [Range<Double>])]
  /// The frames without a camera.
  private let framesWithoutCamera: [Range<Double>]

  /// The largest number of cameras; lower ones are ignored.
  private static let limit = 32
  /// The largest number of views of a projected layer, counted once for each camera.
  private static let projectedViewLimit = 4_096

  init(_ list: LayerList) {
    self.list = list
    let always = -Double.greatestFiniteMagnitude..<Double.greatestFiniteMagnitude
    var free = [always]
    var cameras: [(layer: Int, spans: [Range<Double>])] = []
    // By index, as an iterator would copy every layer.
    for index in list.layers.indices where cameras.count < CameraViews.limit {
      guard list.layers[index].content.isCamera, !list.layers[index].isHidden,
        list.layers[index].inPoint < list.layers[index].outPoint
      else { continue }
      let range = list.layers[index].inPoint..<list.layers[index].outPoint
      let spans = free.map { $0.clamped(to: range) }.filter { !$0.isEmpty }
      guard !spans.isEmpty else { continue }
      cameras.append((index, spans))
      free = free.flatMap { span -> [Range<Double>] in
        guard span.overlaps(range) else { return [span] }
        return [
          span.lowerBound..<max(span.lowerBound, range.lowerBound),
          min(span.upperBound, range.upperBound)..<span.upperBound,
        ].filter { !$0.isEmpty }
      }
    }
    self.cameras = cameras
    framesWithoutCamera = cameras.isEmpty ? [always] : free
  }

  /// Whether there are no cameras.
  var isEmpty: Bool { cameras.isEmpty }

  /// The views of adjacent 3D layers, once for each camera.
  func views(of entries: [LayerViews]) -> [ViewDraft] {
    let chains = ParentChains(list: list)
    var result = cameras.map { camera in
      let group = cameraGroup(camera.layer)
      group.children = entries.flatMap {
        $0.isComplete ? [chains.projectedView($0)] : chains.spatialViews($0)
      }
      group.setVisibility(in: camera.spans, scope: list.visibilityScope)
      return chains.parented(group, to: list.chain(to: camera.layer).dropLast())
    }
    if framesWithoutCamera.contains(where: list.showsFrame) {
      let group = ViewDraft(
        name: "", kind: .group(GroupView()), children: chains.merge(entries[...]))
      group.setVisibility(in: framesWithoutCamera, scope: list.visibilityScope)
      result.append(group)
    }
    return result
  }

  /// Whether a projected layer is small enough to be repeated for each camera.
  func canRepeat(_ entry: LayerViews) -> Bool {
    guard cameras.count > 1 else { return true }
    let limit = CameraViews.projectedViewLimit / cameras.count
    return entry.content.reduce(0) { $0 + $1.count(upTo: limit) } <= limit
  }

  private func cameraGroup(_ index: Int) -> ViewDraft {
    let layer = list.layers[index]
    var style = GroupView()
    style.space = .camera
    style.frame = list.shown.size
    if case .camera(_, isAimed: true) = layer.content { style.space = .aimedCamera }
    let group = ViewDraft(of: index, in: list, style)
    group.setTransform(layer.transform, keepsDepth: true, scope: list.scope)
    if case .camera(let zoom, _) = layer.content { group.set(.zoom, zoom, scope: list.scope) }
    return group
  }
}

import CompositionModel
import SceneModel
import ViewTree

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
    if framesWithoutCamera.contains(where: list.canShow) {
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
    style.frame = list.size
    if case .camera(_, isAimed: true) = layer.content { style.space = .aimedCamera }
    let group = ViewDraft(of: index, in: list, style)
    group.setTransform(layer.transform, keepsDepth: true, scope: list.scope)
    if case .camera(let zoom, _) = layer.content { group.set(.zoom, zoom, scope: list.scope) }
    return group
  }
}

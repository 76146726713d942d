import SceneModel
import TimelineModel
import ViewTree

extension Timeline {
  /// The timeline with paths in place of geometry that none of SwiftUI's shapes moves.
  ///
  /// Frames between which the points move linearly share a keyframe. Timelines whose values do not return after a
  /// cycle keep their geometry.
  func samplingGeometry() -> Timeline {
    guard returnsAfterCycle, duration * frameRate <= Double(PathSampler.longest) else {
      return self
    }
    let tree = ExportTree(self)
    var (replaced, removed): ([String: ViewNode], Set<String>) = ([:], [])
    var tracks: [KeyframeTimeline.Track] = []
    lazy var resolved = ResolvedTimeline(self, tolerance: KeyframeStore.tolerance)
    for index in tree.views.indices where tree.views[index].node.kind == .shape {
      let shape = tree.views[index].node
      let children = tree.children(of: index)
      let paints = children.filter { tree.views[$0].node.kind.isPaint }
      let geometry = children.filter { !tree.views[$0].node.kind.isPaint }
      guard !paints.isEmpty, !geometry.isEmpty,
        GeometryForm(geometry, paints: paints, in: tree) == .sampled
      else { continue }
      let nodes = geometry.map { tree.views[$0].node }
      let views = Set(nodes.flatMap { $0.preorder.map(\.node.id) })
      let sampler = PathSampler(
        nodes, in: self, jumps: resolved.jumps(of: views),
        hasDashes: paints.contains { tree.hasDashes($0) })
      let id = nodes[0].id
      let path = ViewNode(
        id: id, name: nodes[0].name, kind: .path, properties: [.path: .path(sampler.first)])
      var copy = shape
      copy.children = [path] + paints.map { tree.views[$0].node }
      replaced[shape.id] = copy
      removed.formUnion(views)
      tracks.append(
        KeyframeTimeline.Track(
          target: TimelineAction.Target(view: id, key: .path), keyframes: sampler.keyframes))
    }
    guard !tracks.isEmpty else { return self }
    var result = self
    result.canvas.root.updatePreorder { _, view in view = replaced[view.id] ?? view }
    result.events = events.map { $0.removing { removed.contains($0.view) } }
    result.addCycleRuns(of: tracks)
    return result
  }
}

extension ResolvedTimeline {
  /// The times at which values of some views jump, in seconds.
  fileprivate func jumps(of views: Set<String>) -> [Double] {
    tracks.filter { views.contains($0.target.view) }.flatMap { track in
      var (time, result): (Double, [Double]) = (0, [])
      for keyframe in track.keyframes {
        if case .move = keyframe { result.append(time) }
        time += keyframe.duration
      }
      return result
    }
  }
}

import CompositionLowering
import CompositionModel
import Diagnostics
import Geometry
import LottieImport
import SceneModel
import ViewTree

extension Composition {
  /// Findings about merged paths that cross each other too often for their areas to be computed, at the first frame of
  /// their layer.
  var mergeFindings: [Diagnostic] {
    var checks = MergeChecks()
    return findings { layer in
      guard case .shapes(let items) = layer.content else { return [] }
      checks.tangled.removeAll()
      checks.check(items, at: layer.inPoint)
      let message =
        "The merged paths cross each other too often; they are drawn as one path with holes."
      return checks.tangled.map { (.tangledMerge, message, $0) }
    }
  }
}

/// Finds merged paths with too many crossings.
private struct MergeChecks {
  /// Merges of fewer vertices are not checked.
  private static let harmlessVertices = 100
  /// The largest number of merges that are checked.
  private static let limit = 64

  /// The number of merges that were checked.
  private var count = 0
  /// The pointers to the merges that were found.
  var tangled: [String] = []

  mutating func check(_ items: [ShapeItem], at frame: Double) {
    for index in items.indices {
      check(entriesOfGroup(at: index, of: items), at: frame)
      checkMerge(at: index, of: items, frame: frame)
    }
  }

  /// Returns the entries of a group, and none for another shape.
  ///
  /// It is never inlined, as the copy of the shape would take stack space while groups nest.
  @inline(never)
  private func entriesOfGroup(at index: Int, of items: [ShapeItem]) -> [ShapeItem] {
    guard case .group(let entries, _, _) = items[index].kind else { return [] }
    return entries
  }

  /// Reports the merge at an index; never inlined for the same reason.
  @inline(never)
  private mutating func checkMerge(at index: Int, of items: [ShapeItem], frame: Double) {
    guard case .merge(let mode) = items[index].kind, mode != .merge else { return }
    let merged = Array(items[...index])
    guard count < MergeChecks.limit,
      merged.reduce(0, { $0 + $1.vertexCount }) >= MergeChecks.harmlessVertices
    else { return }
    count += 1
    if isTangled(merged, at: frame) { tangled.append(items[index].pointer) }
  }

  /// Whether the paths at a frame cross too often for the merge below them.
  private func isTangled(_ items: [ShapeItem], at frame: Double) -> Bool {
    guard frame.isFinite, abs(frame) < 1e9 else { return false }
    let fill = ShapeItem(kind: .fill(FillPaint(source: .color(AnimatedValue(.black)))))
    var composition = Composition(size: Vector2(100, 100), frameRate: 1, outPoint: frame + 1)
    composition.inPoint = frame
    composition.layers = [
      Layer(name: "", content: .shapes(items + [fill]), inPoint: frame, outPoint: frame + 1)
    ]
    var session = CompositionSession(composition)
    session.advance(to: frame)
    return session.withRuntime { $0.hasUncombinedAreas }
  }
}

extension ShapeItem {
  /// The number of vertices of its free paths at their first keyframe.
  fileprivate var vertexCount: Int {
    switch kind {
    case .path(let path): path.initial.points.count / 3
    case .group(let items, _, _): items.reduce(0) { $0 + $1.vertexCount }
    case .rectangle, .ellipse, .star, .fill, .stroke, .trim, .roundCorners, .repeater, .merge,
      .pucker, .twist, .zigZag, .offset, .unsupported:
      0
    }
  }
}

/// The largest number of precompositions that are checked.
private let limit = 64
/// The number of frames at which each is checked.
private let samples = 12
/// The reach that is not reported, in points.
private let tolerance = 0.5

/// A precomposition with the size of a layer that shows it.
private struct Shown: Hashable {
  var precomposition: Int
  var size: Vector2
}

extension Composition {
  /// Findings about collapsed precompositions whose layers reach beyond the frame at which players cut them: the first
  /// such layer of each precomposition and size.
  var collapseFindings: [Diagnostic] {
    var checked: Set<Shown> = []
    return findings { layer in
      guard layer.collapsesTransform, layer.isCut,
        case .precomposition(let index, let size, _) = layer.content,
        precompositions.indices.contains(index), checked.count < limit,
        checked.insert(Shown(precomposition: index, size: size)).inserted,
        let frame = firstFrameBeyond(size, index, layer)
      else { return [] }
      let title = precompositions[index].title
      let message =
        "Layers of the precomposition \"\(title)\" reach beyond its frame of "
        + "\(NumberText.plain(size.x)) × \(NumberText.plain(size.y)) points, first seen at its frame "
        + "\(NumberText.plain(frame)); they are cut there."
      return [(.cutPrecomposition, message, layer.pointer)]
    }
  }

  /// The first sampled frame at which the content of a precomposition reaches beyond a frame of some size.
  private func firstFrameBeyond(_ size: Vector2, _ index: Int, _ layer: Layer) -> Double? {
    var inner = self
    inner.layers = precompositions[index].layers
    inner.size = size
    let (start, end) = (layer.inPoint - layer.startTime, layer.outPoint - layer.startTime)
    guard start.isFinite, end.isFinite, end > start else { return nil }
    inner.inPoint = start
    inner.outPoint = end
    let frame = Rect(size: size).insetBy(-tolerance)
    var session = CompositionSession(inner)
    for sample in 0..<samples {
      let share = Double(sample) / Double(samples)
      let time = (start + (end - start) * share).rounded(.down)
      session.advance(to: time)
      let bounds = session.scene.drawnBounds
      if !bounds.isEmpty, frame.union(bounds) != frame { return time }
    }
    return nil
  }
}

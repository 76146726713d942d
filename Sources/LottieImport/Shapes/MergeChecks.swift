import CompositionLowering
import CompositionModel
import Diagnostics
import Geometry
import SceneModel
import ViewTree

/// Finds merged paths that cross each other too often for their areas to be computed.
struct MergeChecks {
  /// The state that all readers share.
  let context: ImportContext

  /// Merges of fewer vertices are not checked.
  private static let harmlessVertices = 100
  /// The largest number of merges that are checked.
  private static let limit = 64

  /// Reports each such merge, at the first frame of its layer.
  func check(_ composition: Composition) {
    var count = 0
    let title = composition.name.isEmpty ? "Composition" : composition.name
    check(composition.layers, path: [title], &count)
    for precomposition in composition.precompositions {
      let name = precomposition.name.isEmpty ? precomposition.id : precomposition.name
      check(precomposition.layers, path: [name], &count)
    }
    context.layerPath = []
  }

  private func check(_ layers: [Layer], path: [String], _ count: inout Int) {
    for layer in layers {
      guard case .shapes(let items) = layer.content else { continue }
      context.layerPath = path + [layer.name]
      check(items, at: layer.inPoint, &count)
    }
  }

  private func check(_ items: [ShapeItem], at frame: Double, _ count: inout Int) {
    for index in items.indices {
      check(entriesOfGroup(at: index, of: items), at: frame, &count)
      checkMerge(at: index, of: items, frame: frame, &count)
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
  private func checkMerge(
    at index: Int, of items: [ShapeItem], frame: Double, _ count: inout Int
  ) {
    guard case .merge(let mode) = items[index].kind, mode != .merge else { return }
    let merged = Array(items[...index])
    guard count < MergeChecks.limit,
      merged.reduce(0, { $0 + $1.vertexCount }) >= MergeChecks.harmlessVertices
    else { return }
    count += 1
    if isTangled(merged, at: frame) {
      FeatureSupport.report(.tangledMerge, pointer: items[index].pointer, in: context)
    }
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
    return session.hasUncombinedAreas
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

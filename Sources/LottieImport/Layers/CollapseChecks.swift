import CompositionLowering
import CompositionModel
import Diagnostics
import Geometry
import SceneModel
import ViewTree

/// Finds collapsed precompositions whose layers reach beyond the frame at which players cut them.
struct CollapseChecks {
  /// The state that all readers share.
  let context: ImportContext

  /// The largest number of precompositions that are checked.
  private static let limit = 64
  /// The number of frames at which each is checked.
  private static let samples = 12
  /// The reach that is not reported, in points.
  private static let tolerance = 0.5

  /// A precomposition with the size of a layer that shows it.
  private struct Shown: Hashable {
    var precomposition: Int
    var size: Vector2
  }

  /// Reports the first such layer of each precomposition and size.
  func check(_ composition: Composition) {
    var checked: Set<Shown> = []
    let title = composition.name.isEmpty ? "Composition" : composition.name
    check(composition.layers, of: composition, path: [title], &checked)
    for precomposition in composition.precompositions {
      let name = precomposition.name.isEmpty ? precomposition.id : precomposition.name
      check(precomposition.layers, of: composition, path: [name], &checked)
    }
    context.layerPath = []
  }

  private func check(
    _ layers: [Layer], of composition: Composition, path: [String], _ checked: inout Set<Shown>
  ) {
    for layer in layers where layer.collapsesTransform && layer.isCut {
      guard case .precomposition(let index, let size, _) = layer.content,
        composition.precompositions.indices.contains(index), checked.count < CollapseChecks.limit,
        checked.insert(Shown(precomposition: index, size: size)).inserted,
        let frame = firstFrameBeyond(size, index, layer, of: composition)
      else { continue }
      context.layerPath = path + [layer.name]
      let title = composition.precompositions[index].name
      context.report(
        .cutPrecomposition, pointer: layer.pointer,
        "Layers of the precomposition \"\(title.isEmpty ? composition.precompositions[index].id : title)\" reach beyond "
          + "its frame of \(NumberText.plain(size.x)) × \(NumberText.plain(size.y)) points, first seen at its frame "
          + "\(NumberText.plain(frame)); they are cut there.")
    }
  }

  /// The first sampled frame at which the content of a precomposition reaches beyond a frame of some size.
  private func firstFrameBeyond(
    _ size: Vector2, _ index: Int, _ layer: Layer, of composition: Composition
  ) -> Double? {
    var inner = composition
    inner.layers = composition.precompositions[index].layers
    inner.size = size
    let (start, end) = (layer.inPoint - layer.startTime, layer.outPoint - layer.startTime)
    guard start.isFinite, end.isFinite, end > start else { return nil }
    inner.inPoint = start
    inner.outPoint = end
    let frame = Rect(size: size).insetBy(-CollapseChecks.tolerance)
    var session = CompositionSession(inner)
    for sample in 0..<CollapseChecks.samples {
      let share = Double(sample) / Double(CollapseChecks.samples)
      let time = (start + (end - start) * share).rounded(.down)
      session.advance(to: time)
      let bounds = session.scene.drawnBounds
      if !bounds.isEmpty, frame.union(bounds) != frame { return time }
    }
    return nil
  }
}

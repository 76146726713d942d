import CompositionLowering
import CompositionModel
import Diagnostics
import Geometry
import LottieImport
import SceneModel
import ViewTree

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
  private func firstFrameBeyond(
    _ size: Vector2, _ index: Int, _ layer: Layer
  ) -> Double? {
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

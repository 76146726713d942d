package import SceneModel
package import TimelineModel
import ViewTree

/// The counts of exact and of other properties among those that move in a design, and the largest distances.
package struct PropertyAccuracy: Sendable {
  /// The number of properties that move in the design.
  package let propertyCount: Int
  /// The number of those that are exact: by the animation's own statement, and by their values at frames.
  package let exactCount: Int
  /// The largest measured distance of the others at a frame, by unit.
  package let distances: [PropertyUnit: Double]

  /// Counts the properties.
  ///
  /// Deviations are of properties that move, differences of structure.
  package init(
    _ design: Timeline, _ copy: Timeline, deviations: [PropertyDeviation],
    differences: [StructuralDifference] = []
  ) {
    let moving = design.moving
    var inexact = copy.approximate.merging(design.approximate) { $0.union($1) }
    var distances: [PropertyUnit: Double] = [:]
    for deviation in deviations where deviation.isNotableAtFrames {
      inexact[deviation.view, default: []].insert(deviation.key)
      let unit = deviation.key.unit
      distances[unit] = max(distances[unit] ?? 0, deviation.largestAtFrames)
    }
    for difference in differences where difference.kind == .stillProperty {
      guard let view = difference.view, let key = difference.property else { continue }
      inexact[view, default: []].insert(key)
    }
    let views = Set(copy.canvas.root.preorder.lazy.map(\.node.id))
    propertyCount = moving.values.reduce(0) { $0 + $1.count }
    exactCount = moving.reduce(0) { count, view in
      guard views.contains(view.key) else { return count }
      return count + view.value.subtracting(inexact[view.key] ?? []).count
    }
    self.distances = distances
  }
}

import SceneModel
package import TimelineModel
import ViewTree

/// How an animation differs from its design: in structure, in images, and in the values of properties.
package struct AnimationDifference: Sendable {
  /// The comparison of the structure.
  package let structure: StructureComparison
  /// The comparison of the images.
  package let images: FrameSequenceComparison
  /// The deviations of properties that move in either animation, the largest first.
  package let deviations: [PropertyDeviation]
  /// The deviations of properties that move in neither, the largest first.
  package let constants: [PropertyDeviation]
  /// The share of pixels that may differ in a match, 0...1.
  package let threshold: Double
  /// The number of properties that move in the design.
  package let propertyCount: Int
  /// The number of those that are exact: by the animation's own statement, and by their values.
  package let exactCount: Int

  /// Makes a difference of its parts.
  ///
  /// - Parameters:
  ///   - design: The timeline of the design.
  ///   - copy: The timeline that is compared with it.
  ///   - images: The comparison of the images.
  ///   - deviations: The deviations of compared properties, the largest first.
  ///   - threshold: The share of pixels that may differ in a match, 0...1.
  package init(
    _ design: Timeline, _ copy: Timeline, images: FrameSequenceComparison,
    deviations: [PropertyDeviation], threshold: Double = Verdict.matchLimit
  ) {
    structure = StructureComparison(design, copy)
    self.images = images
    self.threshold = threshold
    let moving = design.moving
    let eitherMoving = moving.merging(copy.moving) { $0.union($1) }
    self.deviations = deviations.filter { eitherMoving[$0.view]?.contains($0.key) ?? false }
    let compared = Set(structure.constants.map { PropertyName($0) })
    let others = deviations.filter { deviation in
      !(eitherMoving[deviation.view]?.contains(deviation.key) ?? false)
        && !compared.contains(PropertyName(deviation))
    }
    constants = (structure.constants + others).sorted { $0.weight > $1.weight }
    var inexact = copy.approximate.merging(design.approximate) { $0.union($1) }
    for deviation in self.deviations where deviation.isNotableAtFrames {
      inexact[deviation.view, default: []].insert(deviation.key)
    }
    for case .stillProperty(let view, let key) in structure.differences {
      inexact[view, default: []].insert(key)
    }
    let views = Set(copy.canvas.root.preorder.lazy.map(\.node.id))
    propertyCount = moving.values.reduce(0) { $0 + $1.count }
    exactCount = moving.reduce(0) { count, view in
      guard views.contains(view.key) else { return count }
      return count + view.value.subtracting(inexact[view.key] ?? []).count
    }
  }

  /// A property of a view.
  private struct PropertyName: Hashable {
    let view: String
    let key: PropertyKey

    init(_ deviation: PropertyDeviation) { (view, key) = (deviation.view, deviation.key) }
  }

  /// The reasons for another verdict than a match: structure, images, layers, then properties, each the worst first.
  package var reasons: [VerdictReason] {
    let frames = [images.worst].compactMap { $0 }.map { VerdictReason.frame($0) }
    let layers = images.layers.map { VerdictReason.layer($0) }
    let constants = constants.map { VerdictReason.property($0, moves: false) }
    let properties = deviations.map { VerdictReason.property($0, moves: true) }
    return structure.differences.map { .structure($0) }
      + (frames + layers + constants + properties).filter {
        $0.verdict(threshold: threshold) != .match
      }
  }

  /// The verdict: the worst of all reasons.
  package var verdict: Verdict {
    reasons.map { $0.verdict(threshold: threshold) }.max() ?? .match
  }
}

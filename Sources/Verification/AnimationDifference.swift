package import TimelineModel

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
  /// The accuracy of the properties that move in the design.
  package let accuracy: PropertyAccuracy

  /// Makes a difference of its parts.
  ///
  /// The deviations come with the largest first.
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
    var known = eitherMoving
    for constant in structure.constants { known[constant.view, default: []].insert(constant.key) }
    let others = deviations.filter { !(known[$0.view]?.contains($0.key) ?? false) }
    constants = (structure.constants + others).sorted { $0.weight > $1.weight }
    accuracy = PropertyAccuracy(
      design, copy, deviations: self.deviations, differences: structure.differences)
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

/// A reason for a verdict other than a match.
package enum VerdictReason: Hashable, Sendable {
  /// The structure differs.
  case structure(StructuralDifference)
  /// Pixels of a frame differ.
  case frame(FrameSequenceComparison.Frame)
  /// Pixels of a layer differ.
  case layer(FrameSequenceComparison.Layer)
  /// A property has other values: one that moves, or one that never does.
  case property(PropertyDeviation, moves: Bool)

  /// The verdict to which the reason leads.
  ///
  /// - Parameter threshold: The share of pixels that may differ in a match, 0...1.
  package func verdict(threshold: Double) -> Verdict {
    switch self {
    case .structure: .differs
    case .frame(let frame): Verdict(badShare: frame.badShare, threshold: threshold)
    case .layer(let layer): Verdict(badShare: layer.badShare, threshold: threshold)
    case .property(let deviation, _): Verdict(weight: deviation.weightAtFrames)
    }
  }
}

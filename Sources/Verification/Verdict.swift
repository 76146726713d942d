/// Whether a person would see a difference.
public enum Verdict: String, Hashable, Sendable, CaseIterable, Comparable {
  /// The structure is the same, and a person sees no difference.
  case match
  /// The structure is the same, and a small difference is visible.
  case close
  /// The structure differs, or a person sees a difference.
  case differs

  /// The share of differing pixels up to which images match, unless another one is given.
  public static let matchLimit = 0.005
  /// The limit for images that are close, in multiples of that for a match.
  static let closeFactor = 4.0
  /// The deviation up to which properties match: half a point, half a degree, 2.5/255 of a color, or 0.25 %.
  static let matchWeight = 5.0

  /// The verdict for an image.
  ///
  /// The image matches up to the threshold, a share of the drawn pixels, 0...1.
  package init(badShare: Double, threshold: Double = Verdict.matchLimit) {
    self.init(badShare, limit: threshold)
  }

  /// The verdict for a property.
  ///
  /// - Parameter weight: Its deviation in multiples of the smallest visible one.
  package init(weight: Double) { self.init(weight, limit: Verdict.matchWeight) }

  private init(_ value: Double, limit: Double) {
    self = value <= limit ? .match : value <= limit * Verdict.closeFactor ? .close : .differs
  }

  /// Orders from best to worst.
  public static func < (left: Verdict, right: Verdict) -> Bool {
    left != right && (left == .match || right == .differs)
  }
}

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
  package func verdict(threshold: Double) -> Verdict {
    switch self {
    case .structure: .differs
    case .frame(let frame): Verdict(badShare: frame.badShare, threshold: threshold)
    case .layer(let layer): Verdict(badShare: layer.badShare, threshold: threshold)
    case .property(let deviation, _): Verdict(weight: deviation.judgedWeight)
    }
  }
}

/// Whether a person would see a difference.
public enum Verdict: String, Hashable, Sendable, CaseIterable, Comparable {
  /// A person sees no difference: at most 0.5 % of the pixels of each frame differ.
  case match
  /// A person hardly sees a difference: at most 2 % of the pixels of each frame differ.
  case close
  /// A person sees a difference.
  case differs

  /// The share of differing pixels up to which frames match.
  public static let matchLimit = 0.005
  /// The share of differing pixels up to which frames are close.
  public static let closeLimit = 0.02

  /// The verdict for the frame that differs most.
  ///
  /// - Parameter badShare: The share of its pixels that differ, 0...1.
  public init(badShare: Double) {
    self =
      badShare <= Verdict.matchLimit ? .match : badShare <= Verdict.closeLimit ? .close : .differs
  }

  /// Orders from best to worst.
  public static func < (left: Verdict, right: Verdict) -> Bool {
    left.rank < right.rank
  }

  /// The position in the order.
  private var rank: Int {
    switch self {
    case .match: 0
    case .close: 1
    case .differs: 2
    }
  }
}

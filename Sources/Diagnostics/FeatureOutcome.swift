/// The outcome of a feature in conversion.
public enum FeatureOutcome: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
  /// Drawn and converted exactly.
  case native
  /// Drawn or converted with a difference.
  case approximated
  /// Converted to pictures.
  case baked
  /// Omitted.
  case dropped

  /// Orders by loss: native, approximated, baked, dropped.
  public static func < (first: FeatureOutcome, second: FeatureOutcome) -> Bool {
    first.rank < second.rank
  }

  private var rank: Int { FeatureOutcome.allCases.firstIndex(of: self) ?? 0 }
}

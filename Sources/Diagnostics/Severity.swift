/// The severity of a finding.
public enum Severity: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
  /// Nothing is drawn differently.
  case note
  /// A part is drawn differently from After Effects, or not at all.
  case warning
  /// The file or a part of it cannot be used.
  case error

  /// Orders by severity: note, warning, error.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Severity.allCases.firstIndex(of: self) ?? 0 }
}

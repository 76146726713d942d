/// How much a finding matters.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Worth knowing; nothing is drawn differently.
  case note
  /// Something is drawn differently from After Effects, or not at all.
  case warning
  /// The file, or a part of it, can not be used.
  case error

  /// Orders by weight: note, warning, error.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  /// The position in the order.
  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// How a trim measures several paths.
public enum TrimMode: String, Hashable, Sendable, CaseIterable {
  /// Each path for itself: all are trimmed at the same time.
  case simultaneously
  /// All paths as one line, one after the other.
  case individually
}

/// How hard the PNG encoder tries to make files small.
public enum PNGEffort: String, Hashable, Sendable, CaseIterable {
  /// No row filters, zlib level 3: for files that are looked at once.
  case fast
  /// Adaptive row filters, zlib level 6.
  case standard
}

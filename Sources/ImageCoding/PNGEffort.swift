/// The effort of the PNG encoder to make files small.
public enum PNGEffort: String, Hashable, Sendable, CaseIterable {
  /// No row filters, zlib level 3: for files of short use.
  case fast
  /// Adaptive row filters, zlib level 6.
  case standard
}

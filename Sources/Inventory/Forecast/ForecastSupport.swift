/// The support of a feature by a player; the raw value is its name in files.
package enum ForecastSupport: String, Hashable, Codable, Sendable, CaseIterable {
  /// The feature is drawn as in After Effects.
  case drawn = "full"
  /// The feature is drawn in part.
  case partly = "partial"
  /// The feature is not drawn.
  case missing = "none"
  /// The player draws the whole animation with another engine.
  case fallback
  /// The support is unknown.
  case unknown

  /// The support in words.
  package var title: String {
    switch self {
    case .drawn: "drawn"
    case .partly: "drawn in part"
    case .missing: "not drawn"
    case .fallback: "falls back"
    case .unknown: "unknown"
    }
  }
}

/// The support of a feature by a player.
package enum ForecastSupport: Hashable, Codable, Sendable {
  /// The feature is drawn as in After Effects.
  case drawn
  /// The feature is drawn in part, with a remark that may be empty.
  case partly(String)
  /// The feature is not drawn, with a remark that may be empty.
  case missing(String)
  /// The player draws the whole animation with another engine.
  case fallback
  /// The support is unknown.
  case unknown

  /// The feature is drawn in part, without a remark.
  static var partly: ForecastSupport { .partly("") }
  /// The feature is not drawn, without a remark.
  static var missing: ForecastSupport { .missing("") }

  /// The name in JSON.
  package var name: String {
    switch self {
    case .drawn: "full"
    case .partly: "partial"
    case .missing: "none"
    case .fallback: "fallback"
    case .unknown: "unknown"
    }
  }

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

  /// A remark; empty where there is none.
  package var remark: String {
    switch self {
    case .partly(let remark), .missing(let remark): remark
    case .fallback: "The Main Thread engine plays the whole animation."
    case .drawn, .unknown: ""
    }
  }
}

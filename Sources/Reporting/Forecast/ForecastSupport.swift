/// How far a player draws a feature.
public enum ForecastSupport: Hashable, Sendable {
  /// As After Effects does.
  case drawn
  /// In part, with a remark that may be empty.
  case partly(String)
  /// Not at all, with a remark that may be empty.
  case missing(String)
  /// The player gives up its engine for the whole animation and takes another one.
  case fallback
  /// Nobody has looked.
  case unknown

  /// In part, without a remark.
  static var partly: ForecastSupport { .partly("") }
  /// Not at all, without a remark.
  static var missing: ForecastSupport { .missing("") }

  /// The name in JSON.
  public var name: String {
    switch self {
    case .drawn: "full"
    case .partly: "partial"
    case .missing: "none"
    case .fallback: "fallback"
    case .unknown: "unknown"
    }
  }

  /// What it means, in words.
  public var title: String {
    switch self {
    case .drawn: "drawn"
    case .partly: "drawn in part"
    case .missing: "not drawn"
    case .fallback: "falls back"
    case .unknown: "not known"
    }
  }

  /// More about it; empty where there is no more to say.
  public var remark: String {
    switch self {
    case .partly(let remark), .missing(let remark): remark
    case .fallback: "The Main Thread engine plays the whole animation."
    case .drawn, .unknown: ""
    }
  }
}

package import Diagnostics
import EmbeddedTexts

/// The support of features by a player, as read from the player's source.
///
/// `NAME.tsv` has the player with its version, the address of the source, and a line for each feature: its name, the
/// support, and a remark where there is one.
struct ForecastTable: Sendable {
  /// The lines, by their first column.
  private let rows: [String: [String]]

  /// The player with its version.
  var player: String { rows["player"]?.first ?? "" }
  /// The address of the player's source.
  var source: String { rows["source"]?.first ?? "" }

  /// The tables by the names of the players.
  private static let tables = Dictionary(
    uniqueKeysWithValues: ForecastTarget.allCases.map {
      ($0, ForecastTable(rows: rows(of: $0.rawValue)))
    })

  /// The table of a player.
  static func of(_ target: ForecastTarget) -> ForecastTable {
    tables[target] ?? ForecastTable(rows: [:])
  }

  /// The support of a feature, with a remark that may be empty.
  subscript(feature: PlayerFeature) -> (support: ForecastSupport, remark: String) {
    let row = rows[feature.rawValue] ?? []
    return (
      row.first.flatMap { ForecastSupport(rawValue: $0) } ?? .missing, row.dropFirst().first ?? ""
    )
  }

  /// The lines of an embedded table, by their first column.
  static func rows(of name: String) -> [String: [String]] {
    let lines = (EmbeddedText.inventory[name] ?? "").split(separator: "\n")
    return lines.reduce(into: [:]) { rows, line in
      let columns = line.split(separator: "\t").map(String.init)
      rows[columns[0]] = Array(columns.dropFirst())
    }
  }
}

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

  /// The support in words.
  package var title: String {
    switch self {
    case .drawn: "drawn"
    case .partly: "drawn in part"
    case .missing: "not drawn"
    case .fallback: "falls back"
    }
  }

  /// The code of findings about a feature with the support.
  package var code: DiagnosticCode {
    switch self {
    case .missing: .featureNotDrawn
    case .partly: .featureDrawnInPart
    case .fallback, .drawn: .featureDrawnByFallback
    }
  }
}

/// The support from which a forecast fails; the raw value is its name in options.
package enum ForecastThreshold: String, Hashable, Codable, Sendable, CaseIterable {
  /// A feature is drawn in part, or not at all.
  case partly = "drawn-in-part"
  /// A feature is not drawn.
  case missing = "not-drawn"

  /// Whether a feature with a support fails.
  ///
  /// Features that another engine of the player draws pass.
  package func fails(_ support: ForecastSupport) -> Bool {
    support == .missing || (self == .partly && support == .partly)
  }
}

/// A player for which the support of features is recorded; the raw value is the name of its table.
package enum ForecastTarget: String, Hashable, Codable, Sendable, CaseIterable {
  /// lottie-web.
  case lottieWeb = "lottie-web"
  /// lottie-ios with its Core Animation engine, which falls back to the Main Thread engine.
  case coreAnimation = "lottie-ios-coreanimation"
  /// lottie-ios with its Main Thread engine.
  case mainThread = "lottie-ios-mainthread"
  /// lottie-android.
  case android = "lottie-android"
  /// ThorVG.
  case thorvg = "thorvg"
  /// rlottie.
  case rlottie = "rlottie"

  /// The player with its version.
  package var player: String { ForecastTable.of(self).player }

  /// The engine that plays the whole animation where a feature makes the player fall back; `nil` for none.
  var fallback: ForecastTarget? { self == .coreAnimation ? .mainThread : nil }
}

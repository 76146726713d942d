/// Which player draws which feature, as read from the players' sources.
enum ForecastTable {
  /// The rows, each with a column for each target, in the order of `ForecastTarget.allCases`.
  static let rows = [layers, shapes, cutting, effects, text]
    .reduce(into: [PlayerFeature: [ForecastSupport]]()) { all, rows in
      all.merge(rows) { first, _ in first }
    }

  /// How far a player draws a feature.
  static func support(of feature: PlayerFeature, by target: ForecastTarget) -> ForecastSupport {
    guard let row = rows[feature], let column = ForecastTarget.allCases.firstIndex(of: target),
      row.indices.contains(column)
    else { return .unknown }
    return row[column]
  }
}

/// The support of features by players, as read from the players' sources.
enum ForecastTable {
  /// The rows, each with a column for each target, in the order of `ForecastTarget.allCases`.
  static let rows = [layers, shapes, cutting, effects, text]
    .reduce(into: [PlayerFeature: [ForecastSupport]]()) { all, rows in
      all.merge(rows) { first, _ in first }
    }

  /// The support of a feature by a player.
  static func support(of feature: PlayerFeature, by target: ForecastTarget) -> ForecastSupport {
    guard let row = rows[feature], let column = ForecastTarget.allCases.firstIndex(of: target),
      row.indices.contains(column)
    else { return .unknown }
    return row[column]
  }
}

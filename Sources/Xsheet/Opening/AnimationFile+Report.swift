import Diagnostics
package import Inventory
import JSONTree
package import Reporting
package import TimelineConversion

extension AnimationFile {
  /// Everything there is to report about the file, its conversion included.
  ///
  /// - Parameters:
  ///   - target: Another player, for which a forecast of the design is made; timelines have no forecast.
  ///   - takesInventory: Whether the features of a design are listed.
  ///   - options: The options of the conversion.
  package func report(
    forecasting target: ForecastTarget? = nil, takesInventory: Bool = false,
    _ options: ConversionOptions = ConversionOptions()
  ) -> FindingsReport {
    switch self {
    case .design(let design):
      design.report(forecasting: target, takesInventory: takesInventory, options)
    case .timeline(let timeline):
      FindingsReport(
        file: timeline.name, diagnostics: timeline.diagnostics, locator: JSONLocator(timeline.text))
    }
  }
}

extension Design {
  /// The findings of import and conversion, the features that the design uses, and a forecast for a player.
  fileprivate func report(
    forecasting target: ForecastTarget?, takesInventory: Bool, _ options: ConversionOptions
  ) -> FindingsReport {
    let converted = draft(options)
    var diagnostics = diagnostics
    diagnostics.append(contentsOf: converted.diagnostics)
    var report = FindingsReport(
      file: name, diagnostics: diagnostics, locator: JSONLocator(text))
    report.forecast = target.map { Forecast(of: composition, for: $0) }
    if takesInventory {
      report.inventory = FeatureInventory(
        of: composition, timeline: converted.timeline, diagnostics: diagnostics)
    }
    return report
  }
}

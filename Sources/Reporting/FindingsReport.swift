package import Diagnostics
package import Inventory
package import JSONTree

/// The findings about one file, for people and for programs.
package struct FindingsReport: Codable, Sendable {
  /// The file, as the user named it.
  package var file: String
  /// The judgment.
  package var verdict = FileVerdict.passed
  /// The least severity that is listed and counted.
  private var level = Severity.note
  /// The features that another player will not draw; not counted as findings.
  private(set) var forecast: ForecastReport?
  /// The features that the file uses; `nil` if they are not asked for, and for files without features.
  package var inventory: FeatureInventory?
  /// Whether text and Markdown list each of many equal findings, as JSON always does.
  package var listsAll = false
  /// Whether text and Markdown list minor notes, as JSON always does.
  package var listsMinor = false
  /// The findings and their places, in their order.
  private(set) var entries: [Entry]
  /// Whether the findings were compared with a baseline.
  private(set) var hasBaseline = false
  /// The number of findings, and of places of the forecast, that are in the baseline, listed or not.
  private(set) var knownCount = 0
  /// The number of features of the forecast for which the file fails.
  package var failedForecasts = 0

  /// Makes a report.
  ///
  /// Without a locator of the file's text, pointers have no line and column.
  package init(
    file: String, findings: [Diagnostic], locator: JSONLocator? = nil,
    layers: LayerNumbers = LayerNumbers(), forecast: Forecast? = nil
  ) {
    self.file = file
    func entry(_ diagnostic: Diagnostic) -> Entry {
      let position =
        diagnostic.place
        ?? JSONPointer(diagnostic.pointer).flatMap { locator?.nearestPlace(of: $0) }
      var names = diagnostic.layerPath
      let layer = layers.number(atPointer: diagnostic.pointer, path: names)
      if let layer { names[layer.index] = "#\(layer.number) “\(names[layer.index])”" }
      return Entry(
        diagnostic: diagnostic, position: position, names: names, layerNumber: layer?.number)
    }
    entries = findings.map(entry)
    self.forecast = forecast.map { ForecastReport($0, entry: entry) }
  }

  /// The findings.
  package var findings: [Diagnostic] { entries.map(\.diagnostic) }

  /// The findings, of which each has the line and column of its place.
  package var placedFindings: [Diagnostic] {
    entries.map { entry in
      var finding = entry.diagnostic
      finding.place = entry.position
      return finding
    }
  }

  /// The findings that are not in the baseline, which are all without one.
  var newEntries: [Entry] { hasBaseline ? entries.filter { !$0.isKnown } : entries }

  /// The new findings that text and Markdown list.
  var listedEntries: [Entry] { newEntries.filter { listsMinor || !$0.isMinor } }

  /// The number of new findings that text and Markdown count only.
  var unlistedCount: Int { listsMinor ? 0 : newEntries.count { $0.isMinor } }

  /// The findings and the places of the forecast, which baselines and SARIF have alike.
  var allEntries: [Entry] { entries + (forecast?.entries ?? []) }

  /// The highest severity of the findings that are not in the baseline; `nil` if there are none.
  package var highestSeverity: Severity? { newEntries.map(\.diagnostic.severity).max() }

  /// The number of features of the forecast that are not in the baseline and have no better support than a threshold.
  package func forecasts(failing threshold: ForecastThreshold) -> Int {
    forecast?.newItems.count { threshold.fails($0.support) } ?? 0
  }

  /// The report without findings of some codes, and without those below a severity.
  package func listing(
    atLeast severity: Severity = .note, ignoring codes: Set<DiagnosticCode> = []
  ) -> FindingsReport {
    var report = self
    report.level = max(level, severity)
    report.entries.removeAll {
      $0.diagnostic.severity < severity || codes.contains($0.diagnostic.code)
    }
    report.forecast?.ignore(codes)
    return report
  }

  /// Marks the findings that a baseline has.
  mutating func markKnown(_ isKnown: (Diagnostic) -> Bool) {
    hasBaseline = true
    entries.markKnown(isKnown)
    forecast?.markKnown(isKnown)
    knownCount = allEntries.count { $0.isKnown }
  }

  /// The number of findings that are not in the baseline, by severity, in words.
  package var summary: String {
    let entries = newEntries
    let counts = Severity.summary(entries.count(of:))
    let known = knownCount > 0 ? " (\(knownCount) in the baseline)" : ""
    let failures =
      failedForecasts > 0
      ? "; fails by the forecast of \(NumberText.count(failedForecasts, "feature"))" : ""
    guard counts.isEmpty else { return counts + known + failures }
    let start = hasBaseline ? "no new findings" : "no findings"
    return (level == .note ? start : "\(start) from \(level.rawValue) on") + known + failures
  }

  /// The end of a line that counts notes without listing them; empty for none.
  static func unlisted(_ count: Int) -> String {
    count == 0 ? "" : " (\(count) not listed without --level note)"
  }
}

extension Severity {
  /// The number of findings by severity, in words; empty without findings.
  package static func summary(_ count: (Severity) -> Int) -> String {
    allCases.reversed().map { ($0, count($0)) }.filter { $0.1 > 0 }
      .map { NumberText.count($0.1, $0.0.rawValue) }.joined(separator: ", ")
  }
}

/// The judgment of a report on a file.
package enum FileVerdict: String, Codable, Sendable, CaseIterable {
  /// No finding is as grave as `--fail-on`.
  case passed
  /// A finding is as grave as `--fail-on`.
  case failed
  /// The file cannot be used.
  case refused
}

extension DiagnosticList {
  /// The findings, of which each has the line and column of its place in a JSON text.
  package func placed(in text: [UInt8]) -> [Diagnostic] {
    guard !items.isEmpty, !text.isEmpty else { return items }
    return FindingsReport(file: "", findings: items, locator: JSONLocator(text)).placedFindings
  }
}

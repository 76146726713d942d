import Diagnostics
import Inventory
package import JSONTree

/// The totals of reports on several files.
package struct ReportTotals: Sendable {
  /// The findings of a code.
  struct CodeTotal: Sendable {
    var code: DiagnosticCode
    /// The highest severity of the findings.
    var severity: Severity
    var count = 0
    var files = 0
  }

  /// The places of a feature that a player does not draw in full.
  private struct FeatureTotal: Sendable {
    var support: ForecastSupport
    var title: String
    var count = 0
    var files = 0
  }

  /// The number of JSON files of another kind in folders.
  package var skippedCount = 0
  /// The number of findings of the baseline that are gone; `nil` without a baseline.
  package var goneCount: Int?

  /// The number of reports.
  package private(set) var fileCount = 0
  /// The number of files without findings that are not in the baseline.
  private(set) var cleanCount = 0
  /// The number of files of which nothing is listed.
  private(set) var quietCount = 0
  /// The number of findings that are counted only.
  private var unlistedCount = 0
  /// The features of forecasts, in the order of their first use.
  private var features: [FeatureTotal] = []
  /// The number of findings, and of places of forecasts, that are in the baseline.
  private(set) var knownCount = 0
  private var verdicts: [FileVerdict: Int] = [:]
  private var severities: [Severity: Int] = [:]
  private var codes: [DiagnosticCode: CodeTotal] = [:]

  /// Makes the totals of no files.
  package init() {}

  /// Adds the report on a file; findings that are in the baseline are counted apart.
  package mutating func add(_ report: FindingsReport) {
    fileCount += 1
    let entries = report.newEntries
    if entries.isEmpty { cleanCount += 1 }
    if report.isClean { quietCount += 1 }
    unlistedCount += report.unlistedCount
    for item in report.forecast?.newItems ?? [] { add(item) }
    knownCount += report.knownCount
    verdicts[report.verdict, default: 0] += 1
    var seen: Set<DiagnosticCode> = []
    for diagnostic in entries.map(\.diagnostic) {
      severities[diagnostic.severity, default: 0] += 1
      var total =
        codes[diagnostic.code] ?? CodeTotal(code: diagnostic.code, severity: diagnostic.severity)
      total.severity = max(total.severity, diagnostic.severity)
      total.count += 1
      if seen.insert(diagnostic.code).inserted { total.files += 1 }
      codes[diagnostic.code] = total
    }
  }

  private mutating func add(_ item: ForecastReport.Item) {
    let title = item.feature.title
    let index = features.firstIndex { $0.title == title && $0.support == item.support }
    if index == nil { features.append(FeatureTotal(support: item.support, title: title)) }
    let place = index ?? features.count - 1
    features[place].count += item.entries.count
    features[place].files += 1
  }

  /// The number of files with a verdict.
  func count(of verdict: FileVerdict) -> Int { verdicts[verdict] ?? 0 }

  /// The number of findings with a severity.
  func count(of severity: Severity) -> Int { severities[severity] ?? 0 }

  /// The totals by code: the gravest and most frequent first.
  var byCode: [CodeTotal] {
    codes.values.sorted {
      ($1.severity, $1.count, $0.code.rawValue) < ($0.severity, $0.count, $1.code.rawValue)
    }
  }

  /// The words for no findings.
  var noFindings: String { goneCount == nil ? "no findings" : "no new findings" }

  /// The findings by severity, in words.
  var findings: String {
    let counts = Severity.summary { count(of: $0) }
    return counts.isEmpty ? noFindings : counts
  }

  /// The files by verdict, in words; verdicts without files are left out.
  var files: String {
    FileVerdict.allCases.compactMap { verdict in
      let count = count(of: verdict)
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    .joined(separator: ", ")
  }

  /// The comparison with the baseline, in words; `nil` without one.
  package var baseline: String? {
    goneCount.map { gone in
      "\(NumberText.count(knownCount, "finding")) in the baseline, \(gone) of the baseline gone"
    }
  }
}

extension ReportTotals {
  /// The totals as text, without an end of line feed; `nil` for a single file, which has its own.
  ///
  /// Clean files that are folded have no lines of their own. Short totals leave out rare codes and features.
  func text(foldsClean: Bool, isShort: Bool, colored: Bool) -> String? {
    guard fileCount > 1 else { return baseline.map { "\($0)\n" } }
    let style = TextStyle(isColored: colored)
    var lines: [String] = []
    if foldsClean, quietCount > 0 {
      let verb = quietCount == 1 ? "has" : "have"
      let end = quietCount > cleanCount ? ", or only notes that are not listed" : ""
      lines.append("\(NumberText.count(quietCount, "file")) \(verb) \(noFindings)\(end)")
    }
    let unlisted = FindingsReport.unlisted(unlistedCount)
    lines.append(style.strong("Total of \(fileCount) files: \(findings)\(unlisted); \(files)"))
    let limit = isShort ? ReportListing.rowLimit : .max
    lines += byCode.prefix(limit).map { total in
      let kind = style.mark("\(total.severity.rawValue) \(total.code.rawValue)", total.severity)
      let files = NumberText.count(total.files, "file")
      return "  \(kind): \(total.count) in \(files): \(total.code.title)"
    }
    if byCode.count > limit { lines.append("  \(byCode.count - limit) more codes") }
    lines += forecastLines(limit: limit)
    if let baseline { lines.append(baseline) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A line for each feature of forecasts: those that are not drawn, then those in most places.
  private func forecastLines(limit: Int) -> [String] {
    let sorted = features.sorted {
      ($0.support == .missing ? 1 : 0, $0.count) > ($1.support == .missing ? 1 : 0, $1.count)
    }
    let lines = sorted.prefix(limit).map { total in
      let files = NumberText.count(total.files, "file")
      return "  \(total.support.title): \(total.count) in \(files): \(total.title)"
    }
    return sorted.count > limit ? lines + ["  \(sorted.count - limit) more features"] : lines
  }

  /// The totals as a JSON object.
  package var json: JSONNode {
    let verdicts = FileVerdict.allCases.map { JSONField($0.rawValue, .int(count(of: $0))) }
    let codes = byCode.map { total -> JSONNode in
      [
        "code": .string(total.code.rawValue), "severity": .string(total.severity.rawValue),
        "title": .string(total.code.title), "count": .int(total.count),
        "files": .int(total.files),
      ]
    }
    return .members([
      "files": .int(fileCount), "clean": .int(cleanCount), "skipped": .int(skippedCount),
      "verdicts": .object(verdicts), "severities": Severity.json { count(of: $0) },
      "codes": .array(codes),
      "baseline": goneCount.map { ["known": .int(knownCount), "gone": .int($0)] },
    ])
  }
}

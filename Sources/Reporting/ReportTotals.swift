import Diagnostics
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

  /// The number of JSON files of another kind in folders.
  package var skippedCount = 0
  /// The number of findings of the baseline that are gone; `nil` without a baseline.
  package var goneCount: Int?

  /// The number of reports.
  package private(set) var fileCount = 0
  /// The number of files without findings that are not in the baseline.
  private(set) var cleanCount = 0
  /// The number of findings that are in the baseline.
  private(set) var knownCount = 0
  private var verdicts: [FileVerdict: Int] = [:]
  private var severities: [Severity: Int] = [:]
  private var codes: [DiagnosticCode: CodeTotal] = [:]

  /// Makes the totals of no files.
  package init() {}

  /// Makes the totals of some reports.
  init(_ reports: [FindingsReport]) {
    for report in reports { add(report) }
  }

  /// Adds the report on a file; findings that are in the baseline are counted apart.
  package mutating func add(_ report: FindingsReport) {
    fileCount += 1
    let entries = report.newEntries
    if entries.isEmpty { cleanCount += 1 }
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
      "\(ReportTotals.count(knownCount, "finding")) in the baseline, \(gone) of the baseline gone"
    }
  }

  /// A count with its noun.
  package static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension ReportTotals {
  /// The totals as text, without an end of line feed; `nil` for a single file, which has its own.
  ///
  /// Clean files that are folded have no lines of their own.
  package func text(foldsClean: Bool, colored: Bool) -> String? {
    guard fileCount > 1 else { return baseline.map { "\($0)\n" } }
    let style = TextStyle(isColored: colored)
    var lines: [String] = []
    if foldsClean, cleanCount > 0 {
      let verb = cleanCount == 1 ? "has" : "have"
      lines.append("\(ReportTotals.count(cleanCount, "file")) \(verb) \(noFindings)")
    }
    lines.append(style.strong("Total of \(fileCount) files: \(findings); \(files)"))
    lines += byCode.map { total in
      let kind = style.mark("\(total.severity.rawValue) \(total.code.rawValue)", total.severity)
      let files = ReportTotals.count(total.files, "file")
      return "  \(kind): \(total.count) in \(files): \(total.code.title)"
    }
    if let baseline { lines.append(baseline) }
    return lines.joined(separator: "\n") + "\n"
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

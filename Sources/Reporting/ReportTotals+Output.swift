import Diagnostics
package import JSONTree

extension ReportTotals {
  /// The totals as text, without an end of line feed; `nil` for a single file, which has its own.
  ///
  /// - Parameters:
  ///   - foldsClean: Whether the files without findings have no lines of their own.
  ///   - colored: Whether the text has the colors of a terminal.
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

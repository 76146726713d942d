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
      let none = goneCount == nil ? "no findings" : "no new findings"
      lines.append(
        cleanCount == 1 ? "1 file has \(none)" : "\(cleanCount) files have \(none)")
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
    var members = [
      JSONField("files", .number(Double(fileCount))),
      JSONField("clean", .number(Double(cleanCount))),
      JSONField("skipped", .number(Double(skippedCount))),
      JSONField(
        "verdicts",
        .object(
          FileVerdict.allCases.map {
            JSONField($0.rawValue, .number(Double(count(of: $0))))
          })),
      JSONField("severities", Severity.json { count(of: $0) }),
      JSONField("codes", .array(byCode.map(node))),
    ]
    if let goneCount {
      let counts: JSONNode = [
        "known": .number(Double(knownCount)), "gone": .number(Double(goneCount)),
      ]
      members.append(JSONField("baseline", counts))
    }
    return .object(members)
  }

  private func node(_ total: CodeTotal) -> JSONNode {
    [
      "code": .string(total.code.rawValue), "severity": .string(total.severity.rawValue),
      "title": .string(total.code.title), "count": .number(Double(total.count)),
      "files": .number(Double(total.files)),
    ]
  }
}

import Diagnostics
import JSONTree

/// The findings about some files as Markdown, for comments on changes: totals first, then a table for each file.
///
/// The text stays below the length of a comment on GitHub. Files with the gravest findings come first, and the number of
/// findings that are left out is stated.
package struct MarkdownReport: Sendable {
  /// The longest comment on GitHub, in characters; bytes are counted, which are at least as many.
  static let lengthLimit = 65_536
  /// The part of the length that the table of files may take.
  private static let filesLength = lengthLimit / 4

  /// The reports, a file each.
  package var reports: [FindingsReport]
  /// The totals of the reports.
  package var totals: ReportTotals
  /// Whether files without findings are listed one by one.
  package var listsClean: Bool

  /// Makes a report of those on files.
  ///
  /// - Parameters:
  ///   - reports: The reports.
  ///   - totals: Their totals; `nil` to count them.
  ///   - listsClean: Whether files without findings are listed one by one.
  package init(
    _ reports: [FindingsReport], totals: ReportTotals? = nil, listsClean: Bool = false
  ) {
    self.reports = reports
    self.totals = totals ?? ReportTotals(reports)
    self.listsClean = listsClean
  }

  /// The text.
  package var text: String {
    var output = MarkdownOutput(limit: MarkdownReport.lengthLimit)
    output.add("# Findings\n\n")
    addTotals(to: &output)
    for report in sections { add(report, to: &output) }
    return output.finish()
  }

  /// The reports that have a section, the gravest first; files without findings share a row of the totals.
  private var sections: [FindingsReport] {
    let listed = reports.filter { listsClean || reports.count == 1 || !$0.isClean }
    return Severity.allCases.reversed().flatMap { severity in
      listed.filter { $0.highestSeverity == severity }
    } + listed.filter { $0.highestSeverity == nil }
  }

  /// A row for each file, one for files without findings and one for all; then a row for each code.
  private func addTotals(to output: inout MarkdownOutput) {
    let severities = Severity.allCases.reversed()
    let head = ["file"] + severities.map { $0.rawValue + "s" }
    output.add(MarkdownTable.head(head, numbers: true))
    let limit = output.length + MarkdownReport.filesLength
    var left = 0
    for report in sections {
      let counts = severities.map { severity in
        "\(report.newEntries.count { $0.diagnostic.severity == severity })"
      }
      let row = MarkdownTable.row([MarkdownTable.code(report.file)] + counts)
      if output.length + row.utf8.count <= limit { output.add(row) } else { left += 1 }
    }
    let zeros = severities.map { _ in "0" }
    let clean = reports.count - sections.count
    if clean > 0 {
      let name = "\(ReportTotals.count(clean, "file")) without findings"
      output.add(MarkdownTable.row([name] + zeros))
    }
    if left > 0 {
      output.add(
        MarkdownTable.row(["\(ReportTotals.count(left, "file")) more"] + severities.map { _ in "" })
      )
    }
    if reports.count != 1 {
      let counts = severities.map { "\(totals.count(of: $0))" }
      output.add(MarkdownTable.row(["all \(reports.count) files"] + counts))
    }
    addCodes(to: &output)
  }

  private func addCodes(to output: inout MarkdownOutput) {
    if let baseline = totals.baseline { output.add("\n\(baseline).\n") }
    guard reports.count > 1 else { return }
    if !totals.files.isEmpty { output.add("\nOf all files: \(totals.files).\n") }
    guard !totals.byCode.isEmpty else { return }
    output.add("\n" + MarkdownTable.head(["code", "findings", "files", "title"], numbers: true))
    for total in totals.byCode {
      output.add(
        MarkdownTable.row([
          total.code.rawValue, "\(total.count)", "\(total.files)",
          MarkdownTable.escaped(total.code.title),
        ]))
    }
  }

  private func add(_ report: FindingsReport, to output: inout MarkdownOutput) {
    let heading = "\n## \(MarkdownTable.code(report.file))\n\n"
    if report.newEntries.isEmpty {
      output.add(heading + sentence(report.summary) + "\n")
    } else {
      let head = ["severity", "code", "what", "where", "what to do"]
      let groups = FindingGroup.groups(of: report.newEntries)
        .flatMap { $0.lines(listsAll: report.listsAll) }
      output.add(
        rows: groups.map { ($0.members.count, row($0)) },
        after: heading + MarkdownTable.head(head, numbers: false))
    }
    let sections = [
      report.inventory.map(MarkdownSection.text), report.forecast.map(MarkdownSection.text),
    ]
    for section in sections.compactMap(\.self) { output.add("\n\(section)\n") }
  }

  private func row(_ group: FindingGroup) -> String {
    let diagnostic = group.first.diagnostic
    let isOne = group.members.count == 1
    var what = MarkdownTable.escaped(diagnostic.message)
    if isOne, diagnostic.count > 1 { what += " (\(diagnostic.count) times)" }
    var places = group.listed.map { place($0, listsFrames: isOne) }.joined(separator: "; ")
    if !isOne { places += "; and \(group.members.count - group.listed.count) more" }
    return MarkdownTable.row([
      diagnostic.severity.rawValue, diagnostic.code.rawValue, what, places,
      MarkdownTable.escaped(diagnostic.advice),
    ])
  }

  private func place(_ entry: FindingsReport.Entry, listsFrames: Bool) -> String {
    var parts: [String] = []
    if !entry.diagnostic.layerPath.isEmpty {
      parts.append(MarkdownTable.escaped(entry.diagnostic.layerNames))
    }
    if listsFrames, let frames = entry.diagnostic.frameNumbers { parts.append(frames) }
    if let position = entry.position {
      parts.append("line \(position.line), column \(position.column)")
    }
    return parts.joined(separator: ", ")
  }

  private func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst() + "."
  }
}

import Diagnostics

/// The findings about some files as Markdown, for comments on changes: totals first, then a table for each file.
///
/// The text stays below the length of a comment on GitHub. Files with the gravest findings come first, and the number of
/// findings that are left out is stated.
package struct MarkdownReport: Sendable {
  /// The longest comment on GitHub, in characters; bytes are counted, which are at least as many.
  package static let lengthLimit = 65_536
  /// The part of the length that the table of files may take.
  private static let filesLength = lengthLimit / 4

  /// The most files of a severity that are kept: the shortest row of a file has 24 bytes.
  private static let fileLimit = lengthLimit / 24

  private let listsClean: Bool
  /// The reports that have a section, by their gravest finding; files without findings share a row of the totals.
  private var listed: [Severity?: [FindingsReport]] = [:]
  /// The first report, which has a section in any case if it is the only one.
  private var first: FindingsReport?
  /// The parts of reports that are not kept, as there is no room for them.
  private var left = (files: 0, findings: 0, sections: 0)

  /// Makes a report of no files.
  package init(listsClean: Bool = false) {
    self.listsClean = listsClean
  }

  /// Adds the report on a file.
  package mutating func add(_ report: FindingsReport) {
    if first == nil { first = report }
    if report.isClean, !listsClean { return }
    let severity = report.highestSeverity
    if listed[severity, default: []].count < MarkdownReport.fileLimit {
      listed[severity, default: []].append(report)
    } else {
      left.files += 1
      left.findings += report.newEntries.count
      let sections = [report.newEntries.isEmpty, report.inventory != nil, report.forecast != nil]
      left.sections += sections.count { $0 }
    }
  }

  /// Returns the text.
  package func text(totals: ReportTotals) -> String {
    var output = MarkdownOutput(limit: MarkdownReport.lengthLimit)
    output.add("# Findings\n\n")
    addTotals(totals, to: &output)
    for report in sections(totals) { add(report, to: &output) }
    output.leaveOut(findings: left.findings, sections: left.sections)
    return output.finish()
  }

  /// The reports that have a section, the gravest first.
  private func sections(_ totals: ReportTotals) -> [FindingsReport] {
    if totals.fileCount == 1, let first { return [first] }
    return (Severity.allCases.reversed() + [nil]).flatMap { listed[$0] ?? [] }
  }

  /// A row for each file, one for files without findings and one for all; then a row for each code.
  private func addTotals(_ totals: ReportTotals, to output: inout MarkdownOutput) {
    let severities = Severity.allCases.reversed()
    let head = ["file"] + severities.map { $0.rawValue + "s" }
    output.add(MarkdownTable.head(head, numbers: true))
    let limit = output.length + MarkdownReport.filesLength
    var left = left.files
    for report in sections(totals) {
      let counts = severities.map { "\(report.newEntries.count(of: $0))" }
      let row = MarkdownTable.row([MarkdownTable.code(report.file)] + counts)
      if output.length + row.utf8.count <= limit { output.add(row) } else { left += 1 }
    }
    if totals.quietCount > 0, !listsClean, totals.fileCount > 1 {
      let name = "\(NumberText.count(totals.quietCount, "file")) without findings"
      output.add(MarkdownTable.row([name] + severities.map { _ in "0" }))
    }
    if left > 0 {
      output.add(
        MarkdownTable.row(["\(NumberText.count(left, "file")) more"] + severities.map { _ in "" })
      )
    }
    if totals.fileCount != 1 {
      let counts = severities.map { "\(totals.count(of: $0))" }
      output.add(MarkdownTable.row(["all \(totals.fileCount) files"] + counts))
    }
    addCodes(of: totals, to: &output)
  }

  private func addCodes(of totals: ReportTotals, to output: inout MarkdownOutput) {
    if let baseline = totals.baseline { output.add("\n\(baseline).\n") }
    guard totals.fileCount > 1 else { return }
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
    if report.listedEntries.isEmpty {
      output.add(heading + sentence(report.summary) + "\n")
    } else {
      let head = ["severity", "code", "what", "where", "what to do"]
      let groups = FindingGroup.groups(of: report.listedEntries)
        .flatMap { $0.lines(listsAll: report.listsAll) }
      output.add(
        rows: groups.map { ($0.members.count, row($0)) },
        after: heading + MarkdownTable.head(head, numbers: false))
      let unlisted = FindingsReport.unlisted(report.unlistedCount)
      if !unlisted.isEmpty { output.add("\n\(sentence(report.summary + unlisted))\n") }
    }
    let sections = [report.inventory?.markdown, report.forecast?.markdown]
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
      parts.append(MarkdownTable.escaped(entry.layerNames))
    }
    if listsFrames, let frames = entry.diagnostic.frameNumbers { parts.append(frames) }
    if let position = entry.position {
      parts.append("line \(position.line), column \(position.column)")
    }
    return parts.joined(separator: ", ")
  }

  private func sentence(_ words: String) -> String { words.uppercasingFirst + "." }
}

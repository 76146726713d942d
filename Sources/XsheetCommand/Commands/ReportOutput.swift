import CommandLineParsing
import JSONTree
import Reporting

/// The reports on files in the requested format: text and JSON file by file, other formats all together.
struct ReportOutput {
  /// The forms.
  enum Format: String, CaseIterable {
    /// Text for people.
    case text
    /// An object for programs.
    case json
    /// Tables for comments on changes.
    case markdown
    /// A log for code review tools.
    case sarif
  }

  private let format: Format
  private let listsClean: Bool
  /// The reports of formats that are written as a whole.
  private var reports: [FindingsReport] = []
  private var list = JSONFileList()
  private var totals = ReportTotals()
  /// The text of the first file without findings, which is printed only if there is no other file.
  private var held: FindingsReport?

  /// Makes an output without reports.
  init(_ command: ParsedCommand) {
    format = command.choice("format") ?? .text
    listsClean = command.flag("list-clean")
  }

  /// Adds the report on a file.
  mutating func add(_ report: FindingsReport) throws(CommandFailure) {
    totals.add(report)
    switch format {
    case .markdown, .sarif: reports.append(report)
    case .json: try list.add(report.json)
    case .text where report.isClean && !listsClean: if totals.fileCount == 1 { held = report }
    case .text: try print(report)
    }
  }

  /// Prints what is not printed yet, and the totals.
  ///
  /// - Parameters:
  ///   - outcome: The result of all files.
  ///   - goneCount: The number of findings of the baseline that are gone; `nil` without a baseline.
  mutating func finish(_ outcome: FileRun.Outcome, goneCount: Int?) throws(CommandFailure) {
    totals.skippedCount = outcome.skippedCount
    totals.goneCount = goneCount
    switch format {
    case .text:
      if let held, totals.fileCount == 1 { try print(held) }
      let text = totals.text(foldsClean: !listsClean, colored: Console.usesColor)
      if let text { try Console.print(text) }
    case .json:
      try list.finish(totals: totals.json)
    case .markdown:
      try Console.print(MarkdownReport(reports, totals: totals, listsClean: listsClean).text)
    case .sarif:
      let log = SARIFReport(
        reports, version: CommandTree.version, isComplete: outcome.status <= .findings,
        totals: totals)
      try Console.print(JSONWriter.text(log.json))
    }
  }

  private func print(_ report: FindingsReport) throws(CommandFailure) {
    try Console.print(report.text(colored: Console.usesColor))
  }
}

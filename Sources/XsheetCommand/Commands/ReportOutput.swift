import CommandLineParsing
import Xsheet

/// The reports on files in the requested format, printed file by file; Markdown, which is short, at the end.
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
  private var list = JSONListWriter("files")
  private var markdown: MarkdownReport
  private var log = SARIFReport(version: CommandTree.version)
  private var totals = ReportTotals()
  /// The text of the first file without findings, which is printed only if there is no other file.
  private var held: FindingsReport?

  /// Makes an output without reports.
  init(_ command: ParsedCommand) {
    format = command.choice("format") ?? .text
    listsClean = command.flag("list-clean")
    markdown = MarkdownReport(listsClean: listsClean)
  }

  /// Adds the report on a file.
  mutating func add(_ report: FindingsReport) throws(CommandFailure) {
    totals.add(report)
    switch format {
    case .markdown: markdown.add(report)
    case .sarif: try Console.print(log.text(of: report))
    case .json: try Console.print(list.text(of: [report.json]))
    case .text where report.isClean && !listsClean: if totals.fileCount == 1 { held = report }
    case .text: try print(report)
    }
  }

  /// Prints what is not printed yet, and the totals.
  ///
  /// - Parameters:
  ///   - outcome: The result of all files.
  ///   - goneCount: The number of findings of the baseline that are gone; `nil` without a baseline.
  mutating func finish(_ outcome: FileOutcome, goneCount: Int?) throws(CommandFailure) {
    totals.skippedCount = outcome.skippedCount
    totals.goneCount = goneCount
    switch format {
    case .text:
      if let held, totals.fileCount == 1 { try print(held) }
      let text = totals.text(foldsClean: !listsClean, colored: Console.usesColor)
      if let text { try Console.print(text) }
    case .json:
      try Console.print(list.end([JSONField("totals", totals.json)]))
    case .markdown:
      try Console.print(markdown.text(totals: totals))
    case .sarif:
      try Console.print(log.end(isComplete: outcome.status <= .findings, totals: totals))
    }
  }

  private func print(_ report: FindingsReport) throws(CommandFailure) {
    try Console.print(report.text(colored: Console.usesColor))
  }
}

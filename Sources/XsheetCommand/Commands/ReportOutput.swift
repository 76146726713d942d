import CommandLineParsing
import JSONTree
import Reporting

/// The reports on files in the requested format: text file by file, other formats all together.
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
  private var reports: [FindingsReport] = []

  /// Makes an output without reports.
  init(_ command: ParsedCommand) {
    format = command.choice("format") ?? .text
  }

  /// Adds the report on a file.
  mutating func add(_ report: FindingsReport) throws(CommandFailure) {
    guard format == .text else { return reports.append(report) }
    try Console.print(report.text(colored: Console.usesColor))
  }

  /// Prints the reports that are not printed yet; the status states whether all files could be
  /// read.
  func finish(_ status: ExitStatus) throws(CommandFailure) {
    switch format {
    case .text: break
    case .json: try Console.print(JSONWriter.text(["files": .array(reports.map(\.json))]))
    case .markdown: try Console.print(MarkdownReport(reports).text)
    case .sarif:
      let log = SARIFReport(
        reports, version: CommandTree.version, isComplete: status <= .findings)
      try Console.print(JSONWriter.text(log.json))
    }
  }
}

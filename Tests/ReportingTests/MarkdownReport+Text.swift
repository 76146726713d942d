@testable import Reporting

extension MarkdownReport {
  /// The text of a report on files.
  static func text(of reports: [FindingsReport], listsClean: Bool = false) -> String {
    var markdown = MarkdownReport(listsClean: listsClean)
    for report in reports { markdown.add(report) }
    return markdown.text(totals: ReportTotals(reports))
  }
}

extension ReportTotals {
  /// Makes the totals of some reports.
  init(_ reports: [FindingsReport]) {
    self.init()
    for report in reports { add(report) }
  }
}

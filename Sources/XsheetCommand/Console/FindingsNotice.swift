import Diagnostics
import Reporting

/// A line on standard error that counts findings without listing them.
enum FindingsNotice {
  /// The number of findings that the configuration does not ignore, and how to list them; empty if there are none.
  static func text(_ lists: DiagnosticList..., of file: InputFile) -> String {
    var diagnostics = DiagnosticList()
    for list in lists { diagnostics.append(contentsOf: list) }
    let report = FindingsReport(file: file.name, diagnostics: diagnostics)
      .listing(ignoring: file.ignoredCodes)
    guard report.highestSeverity != nil else { return "" }
    return "\(file.name.printable): \(report.summary); 'xsheet report' lists them."
  }

  /// Lines for the findings about what an export leaves out.
  static func lines(_ diagnostics: DiagnosticList, of file: InputFile) -> [String] {
    FindingsReport(file: file.name, diagnostics: diagnostics)
      .listing(ignoring: file.ignoredCodes)
      .lines(atLeast: .note)
  }
}

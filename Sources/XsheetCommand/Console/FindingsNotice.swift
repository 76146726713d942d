import Diagnostics
import Reporting

/// A line on standard error that counts findings without listing them.
enum FindingsNotice {
  /// Prints the number of findings that the configuration does not ignore, and how to list them; nothing if there are
  /// none.
  static func show(_ lists: DiagnosticList..., of file: InputFile, isQuiet: Bool) {
    var diagnostics = DiagnosticList()
    for list in lists { diagnostics.append(contentsOf: list) }
    let report = FindingsReport(file: file.name, diagnostics: diagnostics)
      .listing(ignoring: file.ignoredCodes)
    guard !isQuiet, report.highestSeverity != nil else { return }
    Console.note("\(file.name.printable): \(report.summary); 'xsheet report' lists them.")
  }

  /// Prints the findings about what an export leaves out.
  static func list(_ diagnostics: DiagnosticList, of file: InputFile, isQuiet: Bool) {
    guard !isQuiet else { return }
    let report = FindingsReport(file: file.name, diagnostics: diagnostics)
      .listing(ignoring: file.ignoredCodes)
    for line in report.lines(atLeast: .note) { Console.note(line) }
  }
}

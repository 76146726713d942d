import Diagnostics
import Reporting

/// A line on standard error that tells of findings without listing them.
enum FindingsNotice {
  /// Says how many findings there are and how to see them; nothing if there are none.
  static func show(_ diagnostics: DiagnosticList, of file: InputFile, isQuiet: Bool) {
    guard !isQuiet, !diagnostics.items.isEmpty else { return }
    let summary = FindingsReport(file: file.name, diagnostics: diagnostics).summary
    Console.note("\(file.name.printable): \(summary); 'xsheet report' lists them.")
  }
}

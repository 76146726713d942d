import Diagnostics
import Reporting

/// A line on standard error that counts findings without listing them.
enum FindingsNotice {
  /// Prints the number of findings and how to list them; nothing if there are none.
  static func show(_ lists: DiagnosticList..., of name: String, isQuiet: Bool) {
    var diagnostics = DiagnosticList()
    for list in lists { diagnostics.append(contentsOf: list) }
    guard !isQuiet, !diagnostics.items.isEmpty else { return }
    let summary = FindingsReport(file: name, diagnostics: diagnostics).summary
    Console.note("\(name.printable): \(summary); 'xsheet report' lists them.")
  }
}

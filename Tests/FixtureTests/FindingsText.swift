import Diagnostics
import LottieImport

/// Findings as lines of text: code, severity, place and message.
enum FindingsText {
  /// The lines of a list.
  static func lines(_ list: DiagnosticList) -> String {
    guard !list.items.isEmpty else { return "no findings\n" }
    return list.items.map { line($0, place: $0.pointer) }.joined()
  }

  /// The lines of a refused file: earlier findings and the reason.
  static func lines(_ failure: ImportFailure) -> String {
    var place = failure.diagnostic.pointer
    if let text = failure.diagnostic.place { place = "\(text.line):\(text.column)" }
    let before = failure.findings.items.map { line($0, place: $0.pointer) }
    return before.joined() + line(failure.diagnostic, place: place)
  }

  private static func line(_ finding: Diagnostic, place: String) -> String {
    let start = "\(finding.code.rawValue) \(finding.severity)"
    return (place.isEmpty ? start : "\(start) \(place)") + ": \(finding.message)\n"
  }
}

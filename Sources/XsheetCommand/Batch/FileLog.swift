import Diagnostics
import Reporting

/// The messages, counts, outputs and cost of the work on a file.
struct FileLog: Codable, Sendable {
  /// Lines for standard error.
  var notes: [String] = []
  /// The animation; `nil` if it could not be imported.
  var animation: ManifestRecord.Animation?
  /// The names of picture files, as the file has them.
  var pictureNames: [String] = []
  /// The numbers of findings by severity.
  var severities: [Severity: Int] = [:]
  /// The numbers of findings by code.
  var codes: [String: Int] = [:]
  /// The paths of files that were written.
  var outputs: [String] = []
  /// The use of the machine.
  var use = MachineUse()

  /// Counts findings.
  mutating func count(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      severities[diagnostic.severity, default: 0] += 1
      codes[diagnostic.code.rawValue, default: 0] += 1
    }
  }
}

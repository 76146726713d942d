/// The judgment of a report on a file.
package enum FileVerdict: String, Codable, Sendable, CaseIterable {
  /// No finding is as grave as `--fail-on`.
  case passed
  /// A finding is as grave as `--fail-on`.
  case failed
  /// The file cannot be used.
  case refused
}

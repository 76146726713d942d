import Reporting

/// The exit status and the verdict of a file that was worked on.
struct FileJudgment: Hashable {
  /// The exit status.
  var status: ExitStatus
  /// The verdict.
  var verdict: ManifestVerdict

  /// Makes a judgment of its parts.
  init(_ verdict: ManifestVerdict, _ status: ExitStatus = .done) {
    (self.verdict, self.status) = (verdict, status)
  }
}

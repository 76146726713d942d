package import Xsheet

/// The messages, outputs and record of the work on a file.
package struct FileLog: Codable, Sendable {
  /// Lines for standard error.
  package var notes: [String] = []
  /// The names of picture files, as the file has them.
  package var pictureNames: [String] = []
  /// The paths of files that were written.
  package var outputs: [String] = []
  /// The other members of the file's manifest record.
  package var record = ManifestRecord()

  /// Makes an empty log.
  package init() {}

  /// Notes the animation of the file, whose pictures belong to its content.
  package mutating func opened(_ file: AnimationFile) {
    let playback = file.playback
    record.animation = ManifestRecord.Animation(
      size: [playback.width, playback.height], frameCount: playback.frameCount,
      frameRate: playback.frameRate)
    pictureNames = file.pictureNames
  }

  /// Counts findings.
  package mutating func count(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      record.findings[diagnostic.severity, default: 0] += 1
      record.codes[diagnostic.code.rawValue, default: 0] += 1
    }
  }
}

/// The exit status and the verdict of a file that was worked on.
package struct FileJudgment: Hashable, Codable, Sendable {
  /// The exit status.
  package var status: Int
  /// The verdict.
  package var verdict: ManifestVerdict
  /// The reason why there is no result; `nil` if there is one.
  package var message: String?
  /// The signal that ended the process; `nil` if none did.
  package var signal: Int?

  /// Makes a judgment on a file with a result, or with a reason for none.
  package init(_ verdict: ManifestVerdict, status: Int = 0) {
    (self.verdict, self.status) = (verdict, status)
  }
}

import Diagnostics
import Reporting
import Xsheet

/// The context of the work on one file: its threads and progress, and the log that it writes.
final class FileContext {
  /// Whether nothing but failures is noted.
  let isQuiet: Bool
  /// The number of threads for parts of the file, such as frames.
  let jobs: Int
  /// Is called with the numbers of completed parts and of all.
  let progress: @Sendable (Int, Int) -> Void
  /// The messages, counts and outputs so far.
  private(set) var log = FileLog()

  /// Makes a context with an empty log.
  init(
    isQuiet: Bool, jobs: Int, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) {
    (self.isQuiet, self.jobs, self.progress) = (isQuiet, jobs, progress)
  }

  /// Notes lines for standard error, but for empty ones.
  func note(_ lines: String...) { note(lines) }

  /// Notes lines for standard error, but for empty ones.
  func note(_ lines: [String]) {
    if !isQuiet { log.notes += lines.filter { !$0.isEmpty } }
  }

  /// Notes the animation of the file, whose pictures belong to its content.
  func opened(_ animation: AnimationFile) {
    let playback = animation.playback
    log.animation = ManifestRecord.Animation(
      width: playback.width, height: playback.height, frameCount: playback.frameCount,
      frameRate: playback.frameRate)
    log.pictureNames = animation.pictureNames
  }

  /// Notes findings, of which those are counted that the configuration does not ignore.
  func found(_ lists: DiagnosticList..., in file: InputFile) {
    let ignored = file.ignoredCodes
    found(lists.flatMap(\.items).filter { !ignored.contains($0.code) })
  }

  /// Notes findings that are counted.
  func found(_ diagnostics: [Diagnostic]) {
    log.count(diagnostics)
  }

  /// Notes the paths of files that were written.
  func wrote(_ paths: [String]) { log.outputs += paths }
}

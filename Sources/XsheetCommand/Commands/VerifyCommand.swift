import CommandLineParsing
import CompositionLowering
import CompositionModel
import LottieImport
import Reporting
import SceneModel
import TimelineBaking
import TimelineConversion
import TimelineModel
import Verification
import ViewTree

/// `xsheet verify`: whether composition and timeline look the same.
struct VerifyCommand {
  private let command: ParsedCommand

  init(_ command: ParsedCommand) {
    self.command = command
  }

  func run() throws(CommandFailure) -> ExitStatus {
    let given = try givenTimeline()
    var results = ResultList(command)
    let status = try FileLoop(command, title: "Verifying").run {
      (file, progress) throws(CommandFailure) in
      do throws(CommandFailure) {
        let report = try report(on: file, given, progress)
        try results.add(report.text, report.json)
        return report.comparison.verdict == .match ? .done : .findings
      } catch {
        if let report = error.report { try results.add("", report.json) }
        throw error
      }
    }
    try results.finish()
    return status
  }

  private func report(
    on file: InputFile, _ given: Timeline?, _ progress: ProgressBar
  ) throws(CommandFailure) -> VerificationReport {
    let bytes = try file.read()
    guard !LoadedInput.isTimeline(bytes) else {
      return try TimelineVerification(file, bytes: bytes, other: given).report(
        maximumSide: maximumSide, listsAll: command.flag("properties"), progress)
    }
    let result = try LoadedInput.loadComposition(file, bytes: bytes)
    let composition = result.composition
    let timeline: Timeline
    if let given { timeline = given } else { timeline = try convertedTimeline(of: composition) }
    guard timeline.canvas.size == composition.size else {
      throw CommandFailure(
        .unusableInput, "\(file.name) cannot be verified: the timeline has another canvas.")
    }
    let lowered = composition.lowered()
    var comparison = try ViewTreeComparison(
      lowered, timeline, size: PictureSize(composition.size, longerSide: maximumSide))
    progress.beginItem(parts: composition.wholeFrameCount)
    comparison.run(frames: composition.wholeFrameCount, jobs: command.jobs) { progress.advance() }
    FindingsNotice.show(result.diagnostics, of: file, isQuiet: command.flag("quiet"))
    return VerificationReport(
      file: file.name, comparison: comparison.pictures, deviations: comparison.deviations,
      listsAll: command.flag("properties")
    ) { view in
      lowered.origins.indices.contains(view) ? lowered.origins[view].layerPath : []
    }
  }

  /// The longer side of the pictures that are compared, in pixels.
  private var maximumSide: Int { command.integer("max-dim") ?? 320 }

  /// The timeline that was named, if any.
  private func givenTimeline() throws(CommandFailure) -> Timeline? {
    guard let path = command.string("timeline") else { return nil }
    let arguments = command.arguments("file")
    guard arguments.count == 1, FileKind(arguments[0]) != .folder else {
      throw CommandFailure(.usage, "--timeline goes with one file only.")
    }
    let list = try InputList([path] + arguments.filter { $0 == "-" })
    guard FileKind(path) != .folder || path == "-" else {
      throw CommandFailure(.usage, "--timeline: \(path) is a folder.")
    }
    if let failure = list.failures.first { throw failure }
    return try LoadedInput.loadTimelineWithPictures(list.files[0], bytes: list.files[0].read())
  }

  /// The timeline that convert writes, as it is read back from its file.
  private func convertedTimeline(of composition: Composition) throws(CommandFailure) -> Timeline {
    let baked = composition.baked(makesPictures: !command.flag("no-bake"))
    let bytes = composition.converted(lowered: baked.lowered).timeline.jsonBytes()
    let file = InputFile(name: "the timeline of \(composition.name)", path: nil)
    var timeline = try LoadedInput.loadTimeline(file, bytes: bytes)
    timeline.pictures = baked.lowered.pictures
    return timeline
  }
}
